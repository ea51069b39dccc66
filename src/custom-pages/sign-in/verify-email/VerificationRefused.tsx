import { useState } from 'react';
import { resendVerificationLink } from '#contract/calls/verify-email.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { CallError } from '#src/providers/call-error.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { BackToSignIn } from '../frame/BackToSignIn.tsx';
import { Frame } from '../frame/Frame.tsx';
import type { MailedLink } from '../frame/use-mailed-link.ts';

interface Props {
  readonly link: MailedLink;
  readonly message: string;
  readonly code: string | undefined;
}

/** Why a link does not hold, with a new one for the asking, unless the server has said that none would come. */
export const VerificationRefused = ({ link: { id, token }, message, code }: Props) => {
  const text = useText();
  const { isSending, send } = useSend();
  const [outcome, setOutcome] = useState<Outcome | undefined>(
    code === 'verification.declined' ? 'declined' : undefined,
  );
  const resend = async () => {
    try {
      await callApi(resendVerificationLink, { body: { id, token } });
      setOutcome('sent');
    } catch (error) {
      const refused = error instanceof CallError && outcomes[error.code ?? ''];
      if (!refused) throw error;
      setOutcome(refused);
    }
  };
  return (
    <Frame title={text(outcome ? titles[outcome] : 'verification.failed')}>
      {outcome === 'sent' && (
        <Notice severity="done" isNews>
          {text('verification.resent')}
        </Notice>
      )}
      {outcome === 'done' && (
        <Notice severity="done" isNews>
          {text('verification.alreadyDetail')}
        </Notice>
      )}
      {outcome === 'declined' && <Notice severity="info">{text('verification.wasDeclined')}</Notice>}
      {outcome === 'unknown' && <Notice severity="error">{text('verification.notResentDetail')}</Notice>}
      {!outcome && (
        <>
          <Notice severity="error">{message}</Notice>
          <SendingButton variant="contained" size="large" isSending={isSending} onClick={() => send(resend)}>
            {text('verification.resend')}
          </SendingButton>
        </>
      )}
      <BackToSignIn variant={outcome === 'done' ? 'contained' : 'outlined'} />
    </Frame>
  );
};

/** What became of asking for a new link; undefined as long as it may be asked for. */
type Outcome = 'sent' | 'done' | 'declined' | 'unknown';

const outcomes: Readonly<Record<string, Outcome>> = {
  'verification.invalid': 'unknown',
  'verification.declined': 'declined',
  'verification.done': 'done',
};

const titles = {
  sent: 'verification.pageTitle',
  done: 'verification.already',
  declined: 'verification.declined',
  unknown: 'verification.notResent',
} as const;
