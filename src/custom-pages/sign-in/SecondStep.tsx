import { Box, Button, Typography } from '@mui/material';
import { startAuthentication } from '@simplewebauthn/browser';
import { useEffect, useRef, useState } from 'react';
import type { DueFactor, SignInAnswer } from '#contract/calls/sign-in.ts';
import { beginPasskeySignIn, signInByCode, signInByPasskey } from '#contract/calls/sign-in-second-factor.ts';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { FormFailure } from '#src/ui/forms/FormFailure.tsx';
import { required } from '#src/ui/forms/rules.ts';
import { SubmitButton } from '#src/ui/forms/SubmitButton.tsx';
import { useForm } from '#src/ui/forms/use-form.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { isGivenUp } from '../second-factor/is-given-up.ts';
import { Frame } from './frame/Frame.tsx';

interface Props {
  /** What the account has; nothing where a passkey alone signs in. */
  readonly due: DueFactor | undefined;
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>;
  readonly onGivenUp: () => void;
}

const words = {
  en: {
    title: 'One more step',
    lead: 'Show that it is you.',
    passkey: 'Use your passkey',
    passkeyLead: 'With your fingerprint, your face or the code of your device.',
    code: 'Code of six digits',
    codeHint: 'From the app on your phone. Phone lost? Enter one of your recovery codes.',
    recovery: 'Recovery code',
    recoveryHint: 'One of the codes that you kept when you set up two-step sign-in.',
    lost: 'Device lost? Enter a recovery code',
    noneLeft: 'No codes left either? Your administrator can reset two-step sign-in.',
    submit: 'Continue',
    alone: 'Sign in with a passkey',
    back: 'Use another account',
  },
  fr: {
    title: 'Encore une étape',
    lead: 'Montrez que c’est bien vous.',
    passkey: 'Utiliser votre clé d’accès',
    passkeyLead: 'Par votre empreinte, votre visage ou le code de votre appareil.',
    code: 'Code à six chiffres',
    codeHint: 'Celui de l’application de votre téléphone. Téléphone perdu? Saisissez un de vos codes de secours.',
    recovery: 'Code de secours',
    recoveryHint: 'Un des codes que vous avez gardés en configurant la connexion en deux étapes.',
    lost: 'Appareil perdu? Saisir un code de secours',
    noneLeft: 'Il ne vous reste aucun code? Votre administration peut réinitialiser la connexion en deux étapes.',
    submit: 'Continuer',
    alone: 'Se connecter avec une clé d’accès',
    back: 'Utiliser un autre compte',
  },
} satisfies Record<Language, unknown>;

/** The step after the password for accounts with a second factor; and, without a password, a passkey alone. */
export default function SecondStep({ due, onAnswer, onGivenUp }: Props) {
  const { title, lead, alone, passkey, passkeyLead, lost, noneLeft, back } = words[useLanguage()];
  const [failure, setFailure] = useState<unknown>();
  const [hasLostIt, setLostIt] = useState(false);
  const { isSending, send } = useSend(setFailure);
  const usePasskey = async () => {
    setFailure(undefined);
    const { options } = await callApi(beginPasskeySignIn, {});
    const response = await startAuthentication({ optionsJSON: options as never }).catch((error: unknown) => {
      if (isGivenUp(error)) return undefined;
      throw error;
    });
    if (response) await onAnswer(await callApi(signInByPasskey, { body: { response: { ...response } } }));
  };
  // With a passkey alone, the person has just pressed its button.
  const isBegun = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: begun once, as the page opens
  useEffect(() => {
    if (due || isBegun.current) return;
    isBegun.current = true;
    void send(usePasskey);
  }, []);
  const hasPasskey = !due || due.passkey;
  return (
    <Frame title={due ? title : alone} lead={due ? lead : passkeyLead}>
      {failure ? <FormFailure error={failure} fields={['code']} /> : null}
      {hasPasskey && (
        <Box sx={{ display: 'grid', gap: 2 }}>
          <SendingButton
            variant="contained"
            size="large"
            autoFocus
            isSending={isSending}
            onClick={() => void send(usePasskey)}
          >
            {due ? passkey : alone}
          </SendingButton>
          {due && (
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'center' }}>
              {passkeyLead}
            </Typography>
          )}
        </Box>
      )}
      {due && (due.totp || hasLostIt) && <CodeForm isRecovery={!due.totp} onAnswer={onAnswer} onFailure={setFailure} />}
      {due && !due.totp && !hasLostIt && (
        <Button variant="text" onClick={() => setLostIt(true)}>
          {lost}
        </Button>
      )}
      {due && (
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', textAlign: 'center' }}>
          {noneLeft}
        </Typography>
      )}
      <Button variant="text" onClick={onGivenUp}>
        {back}
      </Button>
    </Frame>
  );
}

interface CodeFormProps {
  readonly isRecovery: boolean;
  readonly onAnswer: (answer: SignInAnswer) => Promise<void>;
  readonly onFailure: (error: unknown) => void;
}

const CodeForm = ({ isRecovery, onAnswer, onFailure }: CodeFormProps) => {
  const { code, codeHint, recovery, recoveryHint, submit } = words[useLanguage()];
  const { form, field, isSending } = useForm({
    initial: { code: '' },
    rules: { code: [required] },
    onFailure,
    send: async (body) => {
      onFailure(undefined);
      await onAnswer(await callApi(signInByCode, { body }));
    },
  });
  return (
    <Box component="form" {...form} sx={{ display: 'grid', gap: 5 }}>
      <LabelledInput
        {...field('code')}
        label={isRecovery ? recovery : code}
        hint={isRecovery ? recoveryHint : codeHint}
        autoComplete="one-time-code"
        autoCapitalize="characters"
        spellCheck={false}
        required
        autoFocus
      />
      <SubmitButton isSending={isSending}>{submit}</SubmitButton>
    </Box>
  );
};
