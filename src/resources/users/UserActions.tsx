import { Button } from '@mui/material';
import { useNotify, useRecordContext } from 'react-admin';
import { resendUserVerification } from '#contract/calls/users.ts';
import { DeleteButton } from '#src/admin/DeleteButton.tsx';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { userText } from './texts.ts';
import type { User } from './user.ts';

/** Sends the verification again, while the account waits for it. */
export const ResendVerification = () => {
  const text = useText();
  const notify = useNotify();
  const user = useRecordContext<User>();
  const { isSending, send } = useSending();
  if (!user || user.is_verified) return null;
  const resend = () =>
    send(async () => {
      await callApi(resendUserVerification, { params: { id: user.id } });
      notify(text(userText('verificationResent')));
    });
  return (
    <Button variant="outlined" disabled={isSending} onClick={() => void resend()}>
      {text(userText('resendVerification'))}
    </Button>
  );
};

/** Deletes the user, after asking. */
export const DeleteUser = () => {
  const text = useText();
  const user = useRecordContext<User>();
  if (!user?.is_editable) return null;
  return (
    <DeleteButton confirmContent={text(userText('deleteDetail'), { name: user.full_name ?? '' })} sx={{ ml: 'auto' }} />
  );
};
