import { Box } from '@mui/material';
import { useNotify, useRecordContext, useRefresh } from 'react-admin';
import { unlockOperatorUser } from '#contract/calls/operator/users.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import type { DeskUser } from './desk-user.ts';
import { deskUserText } from './texts.ts';

/** That somebody has to wait after wrong passwords, and a way to let them try again at once. */
export const Waits = () => {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const user = useRecordContext<DeskUser>();
  const { isSending, send } = useSend();
  if (!user || user.waits === 0) return null;
  const unlock = () =>
    send(async () => {
      await callApi(unlockOperatorUser, { params: { id: user.id }, body: {} });
      notify(text(deskUserText('unlocked')));
      refresh();
    });
  return (
    <Box sx={{ mt: 4, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Notice severity="warning">{text(deskUserText('waits'))}</Notice>
      <SendingButton variant="outlined" isSending={isSending} onClick={() => void unlock()}>
        {text(deskUserText('unlock'))}
      </SendingButton>
    </Box>
  );
};
