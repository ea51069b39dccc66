import { Box, Typography } from '@mui/material';
import { startRegistration } from '@simplewebauthn/browser';
import { useState } from 'react';
import { addPasskey, beginPasskey } from '#contract/calls/second-factor.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { PasswordInput } from '#src/ui/forms/PasswordInput.tsx';
import { maxLength, required } from '#src/ui/forms/rules.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { SendDialog } from '#src/ui/SendDialog.tsx';
import { isGivenUp } from './is-given-up.ts';
import { useFactorMessages } from './messages.ts';

interface Props {
  readonly needsPassword: boolean;
  /** With the recovery codes that came with the first one. */
  readonly onDone: (codes?: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
}

/** Names the device, and has the browser make a passkey on it. */
export const AddPasskey = ({ needsPassword, onDone, onCancel }: Props) => {
  const messages = useFactorMessages();
  const text = useText();
  const [failure, setFailure] = useState<unknown>();
  const { form, field, isSending } = useForm({
    initial: { name: messages.thisDevice, current_password: '' },
    rules: { name: [required, maxLength(60)], ...(needsPassword && { current_password: [required] }) },
    onFailure: setFailure,
    send: async ({ name, current_password }) => {
      setFailure(undefined);
      const { options } = await callApi(beginPasskey, { body: needsPassword ? { current_password } : {} });
      const response = await startRegistration({ optionsJSON: options as never }).catch((error: unknown) => {
        if (isGivenUp(error)) return undefined;
        throw error;
      });
      if (!response) return;
      const { recovery_codes } = await callApi(addPasskey, { body: { name, response: { ...response } } });
      await onDone(recovery_codes);
    },
  });
  return (
    <SendDialog
      title={messages.addPasskey}
      act={messages.addPasskey}
      form={form}
      isSending={isSending}
      failure={failure}
      fields={['name', 'current_password']}
      onCancel={onCancel}
    >
      <Box sx={{ display: 'grid', gap: 4 }}>
        <LabelledInput
          {...field('name')}
          label={messages.passkeyName}
          hint={messages.passkeyNameHint}
          required
          autoFocus
        />
        {needsPassword && (
          <>
            <Typography>{messages.passwordAgain}</Typography>
            <PasswordInput
              {...field('current_password')}
              label={text('account.currentPassword')}
              autoComplete="current-password"
            />
          </>
        )}
      </Box>
    </SendDialog>
  );
};
