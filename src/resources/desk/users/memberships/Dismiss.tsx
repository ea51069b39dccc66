import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify, useRedirect, useRefresh } from 'react-admin';
import { dismissOperatorUser } from '#contract/calls/operator/users.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { type DeskUser, nameOf } from '../desk-user.ts';
import { deskUserText } from '../texts.ts';

interface Props {
  readonly user: DeskUser;
  /** None for an operator. */
  readonly organisation: number | null;
  readonly organisationName: string;
  readonly onLeft: () => void;
}

/** Takes somebody out of an organisation, or an operator from the desk, after asking; with the last one the account goes, and its form with it. */
export const Dismiss = ({ user, organisation, organisationName, onLeft }: Props) => {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const redirect = useRedirect();
  const [isAsking, setAsking] = useState(false);
  const { isSending, send } = useSend();
  const isLast = user.memberships.length === 1;
  const words = { name: nameOf(user), organisation: organisationName };
  const dismiss = () =>
    send(async () => {
      await callApi(dismissOperatorUser, { params: { id: user.id }, body: { organisation } });
      notify(text(deskUserText(organisation === null ? 'dismissedOperator' : 'dismissed'), words));
      if (isLast) redirect('list', 'desk-users');
      else onLeft();
      refresh();
    }).finally(() => setAsking(false));
  return (
    <>
      <Button
        size="small"
        color="error"
        aria-label={text(deskUserText('dismissFrom'), words)}
        onClick={() => setAsking(true)}
      >
        {text(deskUserText('dismiss'))}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={text(deskUserText('dismissTitle'))}
          act={text(deskUserText('dismiss'))}
          isActing={isSending}
          onConfirm={() => void dismiss()}
          onCancel={() => setAsking(false)}
        >
          {organisation === null
            ? text(deskUserText('dismissOperatorDetail'), words)
            : [text(deskUserText('dismissDetail'), words), isLast && text(deskUserText('dismissLast'))]
                .filter(Boolean)
                .join(' ')}
        </ConfirmDialog>
      )}
    </>
  );
};
