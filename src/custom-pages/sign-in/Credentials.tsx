import { Box, Divider, Typography } from '@mui/material';
import { useState } from 'react';
import type { SignInLocation } from '#contract/calls/sign-in.ts';
import { signInShared } from '#contract/calls/sign-in-shared.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { FormFailure } from '#src/ui/forms/FormFailure.tsx';
import { useSending } from '#src/ui/forms/use-sending.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  /** Why one is asked to sign in again, if one is. */
  readonly warning: 'signIn.sessionEnded' | 'signIn.otherPerson' | undefined;
  readonly onSignedIn: () => Promise<void>;
  readonly onLocations: (locations: readonly SignInLocation[]) => void;
}

/** The two ways in: by name and password, or without from a shared workstation. What goes wrong stands above both. */
export const Credentials = ({ warning, onSignedIn, onLocations }: Props) => {
  const text = useText();
  const [failure, setFailure] = useState<unknown>();
  return (
    <>
      {failure ? (
        <FormFailure error={failure} fields={['name', 'password']} />
      ) : (
        warning && <Notice severity="warning">{text(warning)}</Notice>
      )}
      <SignInForm onSignedIn={onSignedIn} onLocations={onLocations} onFailure={setFailure} />
      <SharedWorkstation onSignedIn={onSignedIn} onFailure={setFailure} />
    </>
  );
};

interface SharedWorkstationProps {
  readonly onSignedIn: () => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

/** The way in for machines that several people use, known by the network they are in. */
const SharedWorkstation = ({ onSignedIn, onFailure }: SharedWorkstationProps) => {
  const text = useText();
  const { isSending, send } = useSending(onFailure);
  const signIn = async () => {
    onFailure(undefined);
    await callApi(signInShared, {});
    await onSignedIn();
  };
  return (
    <Box sx={{ display: 'grid', gap: 5 }}>
      <Divider sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>{text('signIn.or')}</Divider>
      <Box sx={{ display: 'grid', gap: 2 }}>
        <SendingButton variant="outlined" size="large" isSending={isSending} onClick={() => send(signIn)}>
          {text('signIn.shared')}
        </SendingButton>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {text('signIn.sharedHint')}
        </Typography>
      </Box>
    </Box>
  );
};
