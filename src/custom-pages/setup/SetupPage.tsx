import { Box, FormControlLabel, FormLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { type ReactNode, useId, useRef } from 'react';
import { useNotify } from 'react-admin';
import type { z } from 'zod';
import { completeSetup, openSetup } from '#contract/calls/setup.ts';
import { type Language, languages } from '#contract/languages.ts';
import { homeOf } from '#contract/permissions.ts';
import { Routed } from '#src/admin/Routed.tsx';
import { getLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { fetchUserInfo } from '#src/providers/fetch-user-info.ts';
import { navigate } from '#src/providers/navigation.tsx';
import { getStoredUserInfo } from '#src/providers/user-info.ts';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { email, link, newPasswordRules, type Rule, required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useAnswer } from '#src/ui/use-answer.ts';
import { BackToSignIn } from '../sign-in/frame/BackToSignIn.tsx';
import { Frame } from '../sign-in/frame/Frame.tsx';
import { NewPasswordInputs } from '../sign-in/frame/NewPasswordInputs.tsx';
import { useMailedLink } from '../sign-in/frame/use-mailed-link.ts';
import { Waiting } from '../sign-in/frame/Waiting.tsx';
import { MailTry } from './MailTry.tsx';
import { useSetupMessages } from './messages.ts';

/** Makes an empty installation one that people can work with; afterwards it is gone for good. */
export default function SetupPage() {
  const words = useSetupMessages();
  const { token } = useMailedLink();
  const answer = useAnswer(token, (signal) => callApi(openSetup, { body: { token }, signal }));
  if (answer.stage === 'asking') {
    return (
      <Frame>
        <Waiting label={words.checking} />
      </Frame>
    );
  }
  if (answer.stage === 'refused') {
    return (
      <Frame title={words.refused}>
        <Notice severity="error">{answer.message}</Notice>
        <BackToSignIn variant="contained" />
      </Frame>
    );
  }
  return (
    <Frame title={words.title} lead={words.lead}>
      <SetupForm token={token} known={answer.data} />
    </Frame>
  );
}

interface Props {
  readonly token: string;
  readonly known: z.output<(typeof openSetup)['answer']>;
}

const wholeNumber: Rule = (value) => (/^[1-9]\d{0,8}$/.test(String(value).trim()) ? undefined : ['request.field']);

/** Everything at once, so that nothing is made of a set-up that was left half way. */
const SetupForm = ({ token, known }: Props) => {
  const words = useSetupMessages();
  const notify = useNotify();
  const isLeaving = useRef(false);
  const { form, field, values, isSending, isDirty } = useForm({
    initial: {
      first_name: '',
      last_name: '',
      email: '',
      password: '',
      password_confirmation: '',
      provider_en: '',
      provider_fr: '',
      support_email_en: known.support_email_en,
      support_email_fr: known.support_email_fr,
      site_en: '',
      site_fr: '',
      terms_en: '',
      terms_fr: '',
      number: String(known.number),
      organisation_en: '',
      organisation_fr: '',
      locations: '',
      administrator_email: '',
      administrator_language: getLanguage() as string,
    },
    rules: {
      first_name: [required],
      last_name: [required],
      email: [required, email],
      ...newPasswordRules,
      provider_en: [required],
      provider_fr: [required],
      support_email_en: [required, email],
      support_email_fr: [required, email],
      site_en: [link],
      site_fr: [link],
      terms_en: [link],
      terms_fr: [link],
      number: [required, wholeNumber],
      organisation_en: [required],
      organisation_fr: [required],
      administrator_email: [required, email],
    },
    send: async ({ number, administrator_language, ...typed }) => {
      await callApi(completeSetup, {
        body: {
          ...typed,
          token,
          language: getLanguage(),
          number: Number(number),
          administrator_language: administrator_language as Language,
        },
      });
      isLeaving.current = true;
      await fetchUserInfo();
      notify(words.done(typed.administrator_email.trim()));
      navigate(homeOf(getStoredUserInfo()?.permissions ?? []));
    },
  });
  const isFixed = known.support_email_en !== '';
  const address = { type: 'email', required: true } as const;
  return (
    <Box component="form" {...form} sx={{ display: 'grid', gap: 5 }}>
      <Part title={words.you} lead={words.youLead}>
        <LabelledInput {...field('first_name')} label={words.firstName} autoComplete="given-name" required autoFocus />
        <LabelledInput {...field('last_name')} label={words.lastName} autoComplete="family-name" required />
        <LabelledInput
          {...field('email')}
          {...address}
          label={words.email}
          hint={words.emailHint}
          autoComplete="username"
        />
        <NewPasswordInputs field={field} isFirst={false} />
      </Part>
      <Part title={words.provider} lead={words.providerLead}>
        <LabelledInput {...field('provider_en')} label={words.providerEn} required />
        <LabelledInput {...field('provider_fr')} label={words.providerFr} required />
        <LabelledInput {...field('support_email_en')} {...address} label={words.supportEn} readOnly={isFixed} />
        <LabelledInput
          {...field('support_email_fr')}
          {...address}
          label={words.supportFr}
          readOnly={isFixed}
          {...(isFixed && { hint: words.fixedAddress })}
        />
        <LabelledInput {...field('site_en')} label={words.siteEn} inputMode="url" />
        <LabelledInput {...field('site_fr')} label={words.siteFr} inputMode="url" />
        <LabelledInput {...field('terms_en')} label={words.termsEn} inputMode="url" />
        <LabelledInput {...field('terms_fr')} label={words.termsFr} hint={words.linksHint} inputMode="url" />
        <MailTry token={token} to={values.email.trim()} mail={known.mail} />
      </Part>
      <Part title={words.organisation}>
        <LabelledInput {...field('organisation_en')} label={words.organisationEn} required />
        <LabelledInput {...field('organisation_fr')} label={words.organisationFr} required />
        <LabelledInput
          {...field('number')}
          label={words.number}
          hint={words.numberHint}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <LabelledInput
          {...field('locations')}
          label={words.locations}
          hint={words.locationsHint}
          placeholder={words.locationsExample}
          multiline
          minRows={4}
          spellCheck={false}
        />
      </Part>
      <Part title={words.administrator} lead={words.administratorLead}>
        <LabelledInput
          {...field('administrator_email')}
          {...address}
          label={words.administratorEmail}
          autoComplete="off"
        />
        <LanguageChoice {...field('administrator_language')} label={words.administratorLanguage} />
      </Part>
      <SubmitButton isSending={isSending}>{words.finish}</SubmitButton>
      <Routed>
        <LeaveGuard isDirty={isDirty} isLeaving={isLeaving} />
      </Routed>
    </Box>
  );
};

const Part = ({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) => {
  const id = useId();
  return (
    <Box role="group" aria-labelledby={id} sx={{ display: 'grid', gap: 4, '& + &': { mt: 3 } }}>
      <Box>
        <Typography id={id} variant="h2" sx={{ fontSize: '1.125rem' }}>
          {title}
        </Typography>
        {lead && <Typography sx={{ mt: 1, color: 'text.secondary', fontSize: '0.875rem' }}>{lead}</Typography>}
      </Box>
      {children}
    </Box>
  );
};

const languageNames: Record<Language, string> = { en: 'English', fr: 'Français' };

interface ChoiceProps {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

const LanguageChoice = ({ label, name, value, onChange }: ChoiceProps) => {
  const id = useId();
  return (
    <Box>
      <FormLabel id={id} component="p" sx={{ m: 0 }}>
        {label}
      </FormLabel>
      <RadioGroup row aria-labelledby={id} name={name} value={value} onChange={(_, chosen) => onChange(chosen)}>
        {languages.map((language) => (
          <FormControlLabel
            key={language}
            value={language}
            control={<Radio size="small" />}
            label={<span lang={language}>{languageNames[language]}</span>}
          />
        ))}
      </RadioGroup>
    </Box>
  );
};
