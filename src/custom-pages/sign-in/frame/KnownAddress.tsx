import { useText } from '#src/i18n/use-text.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';

/** Whose password is being chosen, as the link says: for the person to see, and for password managers to file it under. */
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
