import { useNotify, useRefresh } from 'react-admin';
import { resendOperatorUser } from '#contract/calls/operator/users.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { deskUserText } from '../texts.ts';

interface Props {
  readonly userId: number;
  readonly organisation: number;
  readonly organisationName: string;
}

/** Sends an invitation once more. */
export const Resend = ({ userId, organisation, organisationName }: Props) => {
  const text = useText();
  const notify = useNotify();
  const refresh = useRefresh();
  const { isSending, send } = useSending();
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
