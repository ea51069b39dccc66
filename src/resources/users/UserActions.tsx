import { Button } from '@mui/material';
import { useState } from 'react';
import { useDelete, useRecordContext, useRedirect } from 'react-admin';
import { resendUserVerification } from '#contract/calls/users.ts';
import { useShowRefusal } from '#src/admin/use-show-refusal.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { showToast } from '#src/providers/toasts.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { userText } from './texts.ts';
import type { User } from './user.ts';

/** Sends the verification again, while the account waits for it. */
export const ResendVerification = () => {
  const text = useText();
  const user = useRecordContext<User>();
  const { isSending, send } = useSending();
  if (!user || user.is_verified) return null;
  const resend = () =>
    send(async () => {
      await callApi(resendUserVerification, { params: { id: user.id } });
      showToast(text(userText('verificationResent')));
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
  const redirect = useRedirect();
  const showRefusal = useShowRefusal();
  const user = useRecordContext<User>();
  const [isAsking, setAsking] = useState(false);
  const [remove, { isPending }] = useDelete();
  if (!user?.is_editable) return null;
  const confirm = () =>
    remove(
      'users',
      { id: user.id, previousData: user },
      {
        mutationMode: 'pessimistic',
        onSuccess: () => {
          showToast(text(userText('deleted')));
          redirect('list', 'users');
        },
        onError: (error) => {
          setAsking(false);
          showRefusal(error);
        },
      },
    );
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)} sx={{ ml: 'auto' }}>
        {text(userText('delete'))}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text(userText('deleteTitle'))}
          act={text('lists.delete')}
          isActing={isPending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {text(userText('deleteDetail'), { name: user.full_name ?? '' })}
        </ConfirmDialog>
      )}
    </>
  );
};
