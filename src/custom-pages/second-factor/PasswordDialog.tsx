import { Typography } from '@mui/material';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx';
import { required } from '#src/ui/forms/rules.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { SendDialog } from '#src/ui/SendDialog.tsx';

interface Props {
  readonly title: string;
  readonly detail: string;
  readonly act: string;
  readonly isDangerous?: boolean;
  /** Asks for the password again. */
  readonly needsPassword: boolean;
  readonly send: (password: { current_password?: string }) => Promise<void>;
  readonly onCancel: () => void;
}

/** Asks before the ways into an account change, for the password too. */
export const PasswordDialog = ({ title, detail, act, isDangerous = false, needsPassword, send, onCancel }: Props) => {
  const text = useText();
  const [failure, setFailure] = useState<unknown>();
  const { form, field, isSending } = useForm({
    initial: { current_password: '' },
    rules: needsPassword ? { current_password: [required] } : {},
    onFailure: setFailure,
    send: ({ current_password }) => send(needsPassword ? { current_password } : {}),
  });
  return (
    <SendDialog
      title={title}
      act={act}
      isDangerous={isDangerous}
      form={form}
      isSending={isSending}
      failure={failure}
      fields={['current_password']}
      onCancel={onCancel}
    >
      <Typography sx={{ mb: 4 }}>{detail}</Typography>
      {needsPassword && (
        <PasswordInput
          {...field('current_password')}
          label={text('account.currentPassword')}
          autoComplete="current-password"
          autoFocus
        />
      )}
    </SendDialog>
  );
};
