import { passwordLength } from '#contract/limits.ts';
import { useText } from '#src/i18n/use-text.ts';
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx';

interface FieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

interface Props {
  /** Of the form that has them. */
  readonly field: (name: 'password' | 'password_confirmation') => FieldProps;
  /** Other fields come before them. */
  readonly isFirst?: boolean;
}

/** A new password and, once more, the same. */
export const NewPasswordInputs = ({ field, isFirst = true }: Props) => {
  const text = useText();
  return (
    <>
      <PasswordInput
        {...field('password')}
        label={text('password.newPassword')}
        hint={text('password.hint', { min: passwordLength.min })}
        autoComplete="new-password"
        autoFocus={isFirst}
      />
      <PasswordInput
        {...field('password_confirmation')}
        label={text('password.confirmation')}
        autoComplete="new-password"
      />
    </>
  );
};
