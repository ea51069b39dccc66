import { useState } from 'react';
import type { VerificationStatus } from '#contract/calls/verify-email.ts';
import { type Contact, ContactStep } from './ContactStep.tsx';
import { ExistingPasswordStep } from './ExistingPasswordStep.tsx';
import type { VerificationLink } from './link.ts';
import { type NewPassword, NewPasswordStep } from './NewPasswordStep.tsx';

interface Props {
  readonly link: VerificationLink;
  readonly verification: VerificationStatus;
}

/** First the password, then the contact information, which is sent with the password if that is new. */
export const VerifySteps = ({ link, verification }: Props) => {
  const [step, setStep] = useState<1 | 2>(1);
  const [chosen, setChosen] = useState<NewPassword>();
  const [signedInWith, setSignedInWith] = useState('');
  const [contact, setContact] = useState<Contact>();
  if (step === 2) {
    return (
      <ContactStep
        link={link}
        verification={verification}
        password={chosen?.password ?? signedInWith}
        newPassword={chosen}
        typed={contact}
        onBack={(typed) => {
          setContact(typed);
          setStep(1);
        }}
      />
    );
  }
  return verification.status.has_password ? (
    <ExistingPasswordStep
      onSignedIn={(password) => {
        setSignedInWith(password);
        setStep(2);
      }}
    />
  ) : (
    <NewPasswordStep
      chosen={chosen}
      onChosen={(password) => {
        setChosen(password);
        setStep(2);
      }}
    />
  );
};
