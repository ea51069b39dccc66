import { Box, Button } from '@mui/material';
import { useNotify } from 'react-admin';
import { signIn } from '#contract/calls/sign-in.ts';
import { completeVerificationLink, type VerificationStatus } from '#contract/calls/verify-email.ts';
import { formatPhone } from '#contract/format-phone.ts';
import type { Bilingual } from '#contract/languages.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { fetchUserInfo } from '#src/providers/fetch-user-info.ts';
import { navigate } from '#src/providers/navigation.tsx';
import { PhoneInput } from '#src/ui/forms/PhoneInput.tsx';
import { required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import type { MailedLink } from '../frame/use-mailed-link.ts';
import { isContactShared } from './is-contact-shared.ts';
import type { NewPassword } from './NewPasswordStep.tsx';
import { StepFrame } from './StepFrame.tsx';

interface Props {
  readonly link: MailedLink;
  readonly verification: VerificationStatus;
  /** To sign in with afterwards. */
  readonly password: string;
  /** Sent along where it was chosen just now. */
  readonly newPassword: NewPassword | undefined;
  /** What was typed before one went back to the password. */
  readonly typed: Contact | undefined;
  readonly onBack: (typed: Contact) => void;
}

export interface Contact {
  readonly first_name: string;
  readonly last_name: string;
  readonly phone: string;
}

export const ContactStep = ({ link, verification, password, newPassword, typed, onBack }: Props) => {
  const text = useText();
  const { id, token, email, name } = link;
  const signInFirst = useFirstSignIn();
  const { first_name, last_name, phone } = verification.status.contact_information;
  const isOperator = verification.permissions.includes('operator');
  const hasPhone = verification.permissions.includes('has-phone');
  const { form, field, values, isSending } = useForm({
    initial: typed ? { ...typed } : { first_name, last_name, phone: formatPhone(phone) },
    rules: { first_name: [required], last_name: [required] },
    send: async (contact) => {
      const names = { first_name: contact.first_name, last_name: contact.last_name };
      const body = { ...names, ...(hasPhone && { phone: contact.phone }), ...newPassword };
      await callApi(completeVerificationLink, { body: { id, token, ...body }, query: { lang: getLanguage() } });
      await signInFirst(email || name, password);
    },
  });
  return (
    <StepFrame
      step={2}
      title={text('verification.contact')}
      lead={isOperator ? operatorLead[getLanguage()] : text('verification.contactLead')}
    >
      {isContactShared(verification.products) && (
        <Notice severity="info">{text('verification.contactEverywhere')}</Notice>
      )}
      <Box component="form" {...form} sx={{ display: 'grid', gap: 5 }}>
        <LabelledInput
          {...field('first_name')}
          label={text('verification.firstName')}
          autoComplete="given-name"
          required
          autoFocus
        />
        <LabelledInput
          {...field('last_name')}
          label={text('verification.lastName')}
          autoComplete="family-name"
          required
        />
        {hasPhone && <PhoneInput {...field('phone')} label={text('verification.phone')} />}
        <SubmitButton isSending={isSending}>{text('verification.complete')}</SubmitButton>
        {!isSending && (
          <Button size="large" onClick={() => onBack(values)}>
            {text('verification.back')}
          </Button>
        )}
      </Box>
    </StepFrame>
  );
};

/** Here, because next to nobody who signs in reads it. An operator belongs to no organisation. */
const operatorLead: Bilingual = {
  en: 'Your colleagues at the desk read your name beside the requests that you work on.',
  fr: 'Vos collègues du bureau lisent votre nom à côté des demandes que vous traitez.',
};

/** Signs in to the completed account. A failure here is no fault of the form: the person signs in by hand. */
const useFirstSignIn = () => {
  const text = useText();
  const notify = useNotify();
  return async (name: string, password: string) => {
    try {
      const { meta } = await callApi(signIn, { body: { name, password } });
      // Anyone who has a second factor has shown it before the password was taken for theirs, and is in.
      if (meta && !('second_factor' in meta)) return navigate('/?mt=1');
      await fetchUserInfo();
      notify(text('signIn.signedIn'));
      return navigate('/');
    } catch {
      notify(text('verification.done'));
      return navigate('/login');
    }
  };
};
