import { Box, Button, Divider, Typography } from '@mui/material';
import { Suspense, useEffect, useId, useState } from 'react';
import type { SignInAnswer } from '#contract/calls/sign-in.ts';
import { signInShared } from '#contract/calls/sign-in-shared.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { readKeptMark } from '#src/providers/kept-mark.ts';
import { getKnownWays, isSharedNetwork } from '#src/providers/ways-in.ts';
import { FormFailure } from '#src/ui/forms/FormFailure.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { SignInForm } from './SignInForm.tsx';

/** Its words are many, and seldom needed. */
const ProviderRefusal = lazy(() => import('./ProviderRefusal.tsx'));

/** Where this device keeps sheets. */
const KeptWay = lazy(() => import('./KeptWay.tsx'));

/** Why somebody has to sign in again. */
export type SignInWarning = 'signIn.sessionEnded' | 'signIn.otherPerson' | 'signIn.suspended';

interface Props {
  /** The reason for signing in again, if any. */
  readonly warning: SignInWarning | undefined;
  /** What became of coming back from an identity provider, if one does. */
  readonly refusal: string | null;
  /** Page of ours to go to when one is in. */
  readonly redirect: string | undefined;
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>;
  /** To the page of a passkey alone. */
  readonly onPasskey: () => void;
  readonly onFailure: () => void;
  /** What this device keeps was opened without a sign-in. */
  readonly onKept: () => void;
}

/** The ways to sign in: by name and password, or without. Faults are shown above all of them. */
export const Credentials = ({ warning, refusal, redirect, onAnswer, onPasskey, onFailure, onKept }: Props) => {
  const text = useText();
  const [failure, setFailure] = useState<unknown>();
  const fail = (error: unknown) => {
    setFailure(error);
    if (error) onFailure();
  };
  const warningId = useId();
  return (
    <>
      {failure ? (
        <FormFailure error={failure} fields={['name', 'password']} />
      ) : warning ? (
        <Notice id={warningId} role="alert" severity="warning">
          {text(warning)}
        </Notice>
      ) : (
        refusal && (
          <Suspense>
            <ProviderRefusal refusal={refusal} />
          </Suspense>
        )
      )}
      <SignInForm
        redirect={redirect}
        about={warning && !failure ? warningId : undefined}
        onAnswer={onAnswer}
        onFailure={fail}
      />
      {readKeptMark() && (
        <Suspense>
          <KeptWay onOpen={onKept} />
        </Suspense>
      )}
      <OtherWays onAnswer={onAnswer} onPasskey={onPasskey} onFailure={fail} />
    </>
  );
};

interface OtherWaysProps extends Pick<Props, 'onAnswer' | 'onPasskey'> {
  readonly onFailure: (error: unknown) => void;
}

/** The ways in without a password: a passkey, and, in a network that opens a shared account, that one. */
const OtherWays = ({ onAnswer, onPasskey, onFailure }: OtherWaysProps) => {
  const text = useText();
  const { isSending, send } = useSend(onFailure);
  const isShared = useSharedNetwork();
  const hasPasskeys = 'PublicKeyCredential' in window;
  const signIn = async () => {
    onFailure(undefined);
    await onAnswer(await callApi(signInShared, {}));
  };
  if (!hasPasskeys && !isShared) return null;
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Divider sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text('signIn.or')}</Divider>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {hasPasskeys && (
          <Button variant="outlined" size="large" onClick={onPasskey}>
            {text('signIn.passkey')}
          </Button>
        )}
        {isShared && (
          <>
            <SendingButton variant="outlined" size="large" isSending={isSending} onClick={() => send(signIn)}>
              {text('signIn.shared')}
            </SendingButton>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'center' }}>
              {text('signIn.sharedHint')}
            </Typography>
          </>
        )}
      </Box>
    </Box>
  );
};

/** Whether a shared account would be let in from here; what would be refused is not offered. */
const useSharedNetwork = (): boolean => {
  // The form is not moved by what came with the page.
  const [isShared, setShared] = useState(() => getKnownWays()?.shared ?? false);
  useEffect(() => {
    let isCurrent = true;
    void isSharedNetwork().then((found) => isCurrent && setShared(found));
    return () => {
      isCurrent = false;
    };
  }, []);
  return isShared;
};
