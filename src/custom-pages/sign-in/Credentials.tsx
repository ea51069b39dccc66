import { useState } from 'react';
import type { SignInLocation } from '#contract/calls/sign-in.ts';
import { useText } from '../../i18n/use-text.ts';
import { Notice } from '../../ui/Notice.tsx';
import { SharedWorkstation } from './SharedWorkstation.tsx';
import { SignInForm } from './SignInForm.tsx';

interface Props {
  readonly sessionEnded: boolean;
  readonly onSignedIn: () => Promise<void>;
  readonly onLocations: (locations: readonly SignInLocation[]) => void;
}

/** The two ways in: by name and password, or without from a shared workstation. What goes wrong stands above both. */
export const Credentials = ({ sessionEnded, onSignedIn, onLocations }: Props) => {
  const text = useText();
  const [failure, setFailure] = useState<string>();
  return (
    <>
      {failure ? (
        <Notice severity="error">{failure}</Notice>
      ) : (
        sessionEnded && <Notice severity="warning">{text('signIn.sessionEnded')}</Notice>
      )}
      <SignInForm onSignedIn={onSignedIn} onLocations={onLocations} onFailure={setFailure} />
      <SharedWorkstation onSignedIn={onSignedIn} onFailure={setFailure} />
    </>
  );
};
