import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import type { Language } from '#contract/languages.ts';
import { useLanguage } from '../i18n/language.ts';
import { ConfirmDialog } from './ConfirmDialog.tsx';
import { useSend } from './forms/use-send.ts';

const words = {
  en: {
    title: 'Two-step sign-in',
    lead: 'If their phone is lost and no recovery code is left.',
    act: 'Reset two-step sign-in',
    question: 'Reset two-step sign-in?',
    detail:
      'Their passkeys, authenticator app and recovery codes go, they are signed out everywhere, and are told by mail. Make sure that it is they who ask.',
    done: 'Two-step sign-in was reset.',
  },
  fr: {
    title: 'Connexion en deux étapes',
    lead: 'Si le téléphone est perdu et qu’il ne reste aucun code de secours.',
    act: 'Réinitialiser la connexion en deux étapes',
    question: 'Réinitialiser la connexion en deux étapes?',
    detail:
      'Ses clés d’accès, son application d’authentification et ses codes de secours disparaissent, toutes ses sessions sont fermées, et la personne en est avisée par courriel. Assurez-vous que c’est bien elle qui le demande.',
    done: 'La connexion en deux étapes a été réinitialisée.',
  },
} satisfies Record<Language, unknown>;

/** Takes the second factors of somebody away whose device is gone, after asking. */
export const ResetFactors = ({ reset }: { readonly reset: () => Promise<unknown> }) => {
  const { title, lead, act, question, detail, done } = words[useLanguage()];
  const notify = useNotify();
  const id = useId();
  const [isAsking, setAsking] = useState(false);
  const { isSending, send } = useSend();
  const confirm = () =>
    send(async () => {
      await reset().finally(() => setAsking(false));
      notify(done);
    });
  return (
    <Box component="section" aria-labelledby={id} sx={{ mt: 8, display: 'grid', gap: 3, justifyItems: 'start' }}>
      <Typography id={id} variant="h2">
        {title}
      </Typography>
      <Typography sx={{ color: 'text.secondary' }}>{lead}</Typography>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {act}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={question}
          act={act}
          isActing={isSending}
          onConfirm={() => void confirm()}
          onCancel={() => setAsking(false)}
        >
          {detail}
        </ConfirmDialog>
      )}
    </Box>
  );
};
