import { Box, Link, Typography } from '@mui/material';
import { LinkBase, useNotify, useRefresh } from 'react-admin';
import { resendOperatorUser } from '#contract/calls/operator/users.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { InvitationPill, isUnanswered } from '#src/resources/users/InvitationPill.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import type { DeskUser, Membership } from '../desk-user.ts';
import { roleNames } from '../role-names.ts';
import { deskUserText } from '../texts.ts';
import { Dismiss } from './Dismiss.tsx';

interface Props {
  readonly user: DeskUser;
  readonly membership: Membership;
  /** The person is in that organisation no more, and this row goes. */
  readonly onLeft: () => void;
}

/** An organisation, the role there, how far the invitation has come. */
export const MembershipRow = ({ user, membership, onLeft }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { organisation, role, status } = membership;
  const name = organisation === null ? text(deskUserText('staff')) : membership[`name_${language}`];
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 3,
        rowGap: 1,
        py: 2,
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <Box sx={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
        {organisation === null ? (
          name
        ) : (
          <Link component={LinkBase} to={`/organisations/${organisation}`}>
            {name}
          </Link>
        )}
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {roleNames[role][language]}
        </Typography>
      </Box>
      <InvitationPill status={status} />
      <Box sx={{ display: 'flex', gap: 1 }}>
        {isUnanswered(status) && <Resend userId={user.id} organisation={organisation} organisationName={name} />}
        <Dismiss user={user} organisation={organisation} organisationName={name} onLeft={onLeft} />
      </Box>
    </Box>
  );
};

interface ResendProps {
  readonly userId: number;
  readonly organisation: number | null;
  readonly organisationName: string;
}

/** Sends an invitation once more. */
const Resend = ({ userId, organisation, organisationName }: ResendProps) => {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { isSending, send } = useSend();
  const resend = () =>
    send(async () => {
      await callApi(resendOperatorUser, { params: { id: userId }, body: { organisation } });
      notify(text(deskUserText('resent')));
      refresh();
    });
  return (
    <SendingButton
      size="small"
      isSending={isSending}
      aria-label={text(deskUserText('resendTo'), { organisation: organisationName })}
      onClick={() => void resend()}
    >
      {text(deskUserText('resend'))}
    </SendingButton>
  );
};
