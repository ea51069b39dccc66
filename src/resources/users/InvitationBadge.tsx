import { Box } from '@mui/material';
import { useNotify, useRefresh } from 'react-admin';
import { resendUserVerification } from '#contract/calls/users.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { InvitationPill, isUnanswered } from './InvitationPill.tsx';
import { userText } from './messages.ts';
import type { User } from './user.ts';

/** How far the invitation has come; one that is pending or has expired can be sent again. S2.4-02. */
export const InvitationBadge = ({ user }: { user: User }) => {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { isSending, send } = useSend();
  const { id, full_name = '', invitation_status: status = 'accepted', is_editable } = user;
  const resend = () =>
    send(async () => {
      await callApi(resendUserVerification, { params: { id } });
      notify(text(userText('resent')));
      refresh();
    });
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
      <InvitationPill status={status} />
      {isUnanswered(status) && is_editable && (
        <SendingButton
          size="small"
          isSending={isSending}
          onClick={() => void resend()}
          aria-label={text(userText('resendTo'), { name: full_name })}
        >
          {text(userText('resend'))}
        </SendingButton>
      )}
    </Box>
  );
};
