import { Box, Button, Paper, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { Language } from '#contract/languages.ts';
import type { WaitingAddition } from '#src/offline/waiting-additions.ts';
import { CallError } from '#src/providers/call-error.ts';
import { toFieldErrors } from '#src/providers/to-field-errors.ts';
import { sendWaiting, takeBack } from '#src/providers/waiting-additions/send-waiting.ts';
import { useWaitingStatus } from '#src/providers/waiting-additions/waiting-status.ts';
import { formatMoment } from '../i18n/format-moment.ts';
import { useLanguage } from '../i18n/language.ts';
import { Notice } from './Notice.tsx';
import { Row, RowList } from './RowList.tsx';
import { SendingButton } from './SendingButton.tsx';

const words = {
  en: {
    title: 'Waiting on this device',
    lead: 'These requests to add sheets are sent as soon as Vigie is open with a connection.',
    since: (moment: string) => `Waits since ${moment}`,
    refused: (why: string) => `It was not accepted: ${why}`,
    lookAgain: 'open it again to see what is to be changed.',
    more: (count: number) => `and ${count} more`,
    send: 'Send now',
    takeBack: 'Take back',
    open: 'Open again',
    away: 'There is still no connection. It is tried again by itself.',
    failed: 'The server could not take it just now. It is tried again by itself.',
    underWay: 'It is being sent just now.',
  },
  fr: {
    title: 'En attente sur cet appareil',
    lead: 'Ces demandes d’ajout partiront dès que Vigie sera ouvert avec une connexion.',
    since: (moment: string) => `En attente depuis le ${moment}`,
    refused: (why: string) => `La demande n’a pas été acceptée\u00a0: ${why}`,
    lookAgain: 'rouvrez-la pour voir ce qu’il faut corriger.',
    more: (count: number) => `et ${count} de plus`,
    send: 'Envoyer maintenant',
    takeBack: 'Reprendre',
    open: 'Rouvrir',
    away: 'Il n’y a toujours pas de connexion. Un nouvel essai se fera de lui-même.',
    failed: 'Le serveur n’a pas pu la recevoir pour le moment. Un nouvel essai se fera de lui-même.',
    underWay: 'L’envoi est en cours.',
  },
} as const satisfies Record<Language, object>;

/** Where additions are filled in. */
const form = '/sds-addition';

/** Additions that could not be sent yet: since when they wait, what became of them, and how to send them now or change them. */
export default function WaitingAdditions() {
  const said = words[useLanguage()];
  const { additions, isSending, fault } = useWaitingStatus();
  const id = useId();
  // That it is away is said in the bar above; here it answers who asked.
  const [hasAsked, setAsked] = useState(false);
  const isRefused = additions.every(({ refusal }) => refusal);
  if (additions.length === 0) return null;
  return (
    <Paper
      variant="outlined"
      component="section"
      aria-labelledby={id}
      sx={{ p: 4, borderRadius: '12px', display: 'grid', gap: 3 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 3 }}>
        <Box sx={{ flex: '1 1 260px', minWidth: 0 }}>
          <Typography id={id} variant="h2">
            {said.title}
          </Typography>
          {!isRefused && (
            <Typography variant="body2" sx={{ mt: 1, color: 'text.secondary' }}>
              {said.lead}
            </Typography>
          )}
        </Box>
        {!isRefused && (
          <SendingButton
            variant="outlined"
            isSending={isSending}
            onClick={() => {
              setAsked(true);
              void sendWaiting();
            }}
          >
            {said.send}
          </SendingButton>
        )}
      </Box>
      {fault && hasAsked && !isSending && (
        <Notice severity="info" role="status">
          {said[fault]}
        </Notice>
      )}
      <RowList>
        {additions.map((addition) => (
          <WaitingRow key={addition.submission} addition={addition} />
        ))}
      </RowList>
    </Paper>
  );
}

/** How many files of one are named. */
const named = 3;

const WaitingRow = ({ addition }: { addition: WaitingAddition }) => {
  const language = useLanguage();
  const said = words[language];
  const navigate = useNavigate();
  const reason = useReason(addition);
  const [isUnderWay, setUnderWay] = useState(false);
  const { files, savedAt, refusal } = addition;
  const names = files.slice(0, named).map(({ name }) => name);
  const list = [...names, ...(files.length > named ? [said.more(files.length - named)] : [])].join(', ');
  const open = async () => {
    if (await takeBack(form, addition)) navigate(form);
    else setUnderWay(true);
  };
  const act = refusal ? said.open : said.takeBack;
  return (
    <Row
      name={list}
      facts={[said.since(formatMoment(savedAt, language))]}
      action={
        <Button aria-label={`${act}, ${list}`} onClick={() => void open()}>
          {act}
        </Button>
      }
    >
      {reason && (
        <Typography variant="body2" sx={{ color: 'error.main' }}>
          {said.refused(reason)}
        </Typography>
      )}
      {isUnderWay && (
        <Typography variant="body2" role="status">
          {said.underWay}
        </Typography>
      )}
    </Row>
  );
};

/** Why the server did not take it, where it belongs to the whole; faults of fields stand at their fields once it is open. */
const useReason = ({ refusal }: WaitingAddition): string | undefined => {
  const translate = useTranslate();
  const said = words[useLanguage()];
  if (!refusal) return undefined;
  const error = new CallError(refusal.status, refusal.body);
  const isOfFields = error.body?.errors.every(({ source }) => source?.pointer);
  return isOfFields ? said.lookAgain : (toFieldErrors(error, { fields: [], translate }).message ?? said.lookAgain);
};
