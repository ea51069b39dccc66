import { useState } from 'react';
import type { VerificationStatus } from '#contract/calls/verify-email.ts';
import { ContactStep } from './ContactStep.tsx';
import { ExistingPasswordStep } from './ExistingPasswordStep.tsx';
import type { VerificationLink } from './link.ts';
import { type NewPassword, NewPasswordStep } from './NewPasswordStep.tsx';

interface Props {
  readonly link: VerificationLink;
  readonly verification: VerificationStatus;
}

/** First the password, then the contact information, which is sent with the password if that is new. */
export const VerifySteps = ({ link, verification }: Props) => {
  const [signedInWith, setSignedInWith] = useState<string>();
  const [chosen, setChosen] = useState<NewPassword>();
  const password = chosen?.password ?? signedInWith;
  if (password !== undefined) {
    return <ContactStep link={link} verification={verification} password={password} newPassword={chosen} />;
  }
  return verification.status.has_password ? (
    <ExistingPasswordStep onSignedIn={setSignedInWith} />
  ) : (
    <NewPasswordStep onChosen={setChosen} />
  );
};
