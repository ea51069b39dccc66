import { useState } from 'react';
import type { SignInLocation } from '#contract/calls/sign-in.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FormFailure } from '#src/ui/forms/FormFailure.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SharedWorkstation } from './SharedWorkstation.tsx';
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
