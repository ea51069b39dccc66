import { Box } from '@mui/material';
import { useState } from 'react';
import { type DueFactor, signIn } from '#contract/calls/sign-in.ts';
import type { VerificationStatus } from '#contract/calls/verify-email.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { FormFailure } from '#src/ui/forms/FormFailure.tsx';
import { required } from '#src/ui/forms/rules.ts';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { PasswordPart } from '../frame/PasswordPart.tsx';
import type { MailedLink } from '../frame/use-mailed-link.ts';
import { type Contact, ContactStep } from './ContactStep.tsx';
import { type NewPassword, NewPasswordStep } from './NewPasswordStep.tsx';
import { StepFrame } from './StepFrame.tsx';

interface Props {
  readonly link: MailedLink;
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
      name={link.name || link.email}
      onSignedIn={(password) => {
        setSignedInWith(password);
        setStep(2);
      }}
    />
  ) : (
    <NewPasswordStep
      address={link.email}
      chosen={chosen}
      onChosen={(password) => {
        setChosen(password);
        setStep(2);
      }}
    />
  );
};

/** Loaded on demand: most accounts have no second factor. */
const SecondStep = lazy(() => import('../SecondStep.tsx'));

/** Shows by signing in that the account is one's own; its name came with the link. */
const ExistingPasswordStep = ({ name, onSignedIn }: { name: string; onSignedIn: (password: string) => void }) => {
  const text = useText();
  const [failure, setFailure] = useState<unknown>();
  const [due, setDue] = useState<DueFactor>();
  const { form, field, values, isSending } = useForm({
    initial: { name, password: '' },
    rules: { name: [required], password: [required] },
    onFailure: setFailure,
    send: async (body) => {
      setFailure(undefined);
      const { meta } = await callApi(signIn, { body });
      if (meta && 'second_factor' in meta) setDue(meta.second_factor);
      else onSignedIn(body.password);
    },
  });
  if (due)
    return (
      <SecondStep due={due} onAnswer={async () => onSignedIn(values.password)} onGivenUp={() => setDue(undefined)} />
    );
  return (
    <StepFrame step={1} title={text('verification.existingPassword')} lead={text('verification.existingPasswordLead')}>
      {failure !== undefined && <FormFailure error={failure} fields={['name', 'password']} />}
      <Box component="form" {...form} sx={{ display: 'grid', gap: 5 }}>
        <LabelledInput
          {...field('name')}
          label={text('signIn.name')}
          autoComplete="username"
          required
          readOnly={name !== ''}
        />
        <PasswordPart
          field={{ ...field('password'), autoFocus: true }}
          isSending={isSending}
          act={text('verification.next')}
        />
      </Box>
    </StepFrame>
  );
};
