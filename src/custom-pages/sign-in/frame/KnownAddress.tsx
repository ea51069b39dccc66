import { useText } from '#src/i18n/use-text.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';

/** The account of the new password, from the link: shown to the person, and used by password managers. */
export const KnownAddress = ({ address }: { address: string }) => {
  const text = useText();
  if (!address) return null;
  return (
    <LabelledInput
      label={text('password.email')}
      name="email"
      value={address}
      onChange={() => undefined}
      autoComplete="username"
      readOnly
    />
  );
};
