import { Box, Button, Link, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { LinkBase, useNotify, useRecordContext, useRedirect, useRefresh } from 'react-admin';
import { dismissOperatorUser, resendOperatorUser } from '#contract/calls/operator/users.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { InvitationPill, isUnanswered } from '#src/resources/users/InvitationPill.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { MadeTokens } from '#src/ui/MadeTokens.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { operatorUserText } from '../messages.ts';
import { fullUserName, type Membership, type OperatorUser } from '../operator-user.ts';
import { roleNames } from '../role-names.ts';

/** What the account is in each of its organisations, and what can be done about that. */
export const Memberships = () => {
  const text = useText();
  const id = useId();
  const user = useRecordContext<OperatorUser>();
  if (!user) return null;
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 6, pt: 4, borderTop: 1, borderColor: 'divider' }}>
      <Typography id={id} variant="h2" tabIndex={-1} sx={{ outline: 'none', mb: 2 }}>
        {text(operatorUserText('memberships'))}
      </Typography>
      {user.memberships.length === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>{text(operatorUserText('noMemberships'))}</Typography>
      )}
      <Box component="ul" aria-labelledby={id} sx={{ listStyle: 'none', p: 0, m: 0 }}>
        {user.memberships.map((membership) => (
          <MembershipRow
            key={membership.organisation}
            user={user}
            membership={membership}
            onLeft={() => document.getElementById(id)?.focus()}
          />
        ))}
      </Box>
    </Box>
  );
};

interface Props {
  readonly user: OperatorUser;
  readonly membership: Membership;
  /** The person is in that organisation no more, and this row goes. */
  readonly onLeft: () => void;
}

/** An organisation, the role there, how far the invitation has come. */
const MembershipRow = ({ user, membership, onLeft }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { organisation, role, status } = membership;
  const name = organisation === null ? text(operatorUserText('desk')) : membership[`name_${language}`];
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
      notify(text(operatorUserText('resent')));
      refresh();
    });
  return (
    <SendingButton
      size="small"
      isSending={isSending}
      aria-label={text(operatorUserText('resendTo'), { organisation: organisationName })}
      onClick={() => void resend()}
    >
      {text(operatorUserText('resend'))}
    </SendingButton>
  );
};

interface DismissProps {
  readonly user: OperatorUser;
  /** None for an operator. */
  readonly organisation: number | null;
  readonly organisationName: string;
  readonly onLeft: () => void;
}

/** Takes somebody out of an organisation, or an operator from that role, after asking; with the last one the account goes, and its form with it. */
const Dismiss = ({ user, organisation, organisationName, onLeft }: DismissProps) => {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [isAsking, setAsking] = useState(false);
  const { isSending, send } = useSend();
  const [isRevoking, setRevoking] = useState(true);
  const tokens = user.tokens.filter((token) => token.organisation === organisation);
  const isLast = user.memberships.length === 1;
  const words = { name: fullUserName(user), organisation: organisationName };
  const dismiss = () =>
    send(async () => {
      await callApi(dismissOperatorUser, {
        params: { id: user.id },
        body: { organisation, revoke_tokens: tokens.length > 0 && isRevoking },
      });
      notify(text(operatorUserText(organisation === null ? 'dismissedOperator' : 'dismissed'), words));
      if (isLast) redirect('list', 'desk-users');
      else onLeft();
      refresh();
    }).finally(() => setAsking(false));
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={text(operatorUserText('dismissFrom'), words)}
        onClick={() => setAsking(true)}
      >
        {text(operatorUserText('dismiss'))}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text(operatorUserText('dismissTitle'))}
          act={text(operatorUserText('dismiss'))}
          isActing={isSending}
          onConfirm={() => void dismiss()}
          onCancel={() => setAsking(false)}
        >
          {organisation === null
            ? text(operatorUserText('dismissOperatorDetail'), words)
            : [text(operatorUserText('dismissDetail'), words), isLast && text(operatorUserText('dismissLast'))]
                .filter(Boolean)
                .join(' ')}
          <MadeTokens names={tokens.map((token) => token.name)} isRevoking={isRevoking} onChange={setRevoking} />
        </ConfirmDialog>
      )}
    </>
  );
};
