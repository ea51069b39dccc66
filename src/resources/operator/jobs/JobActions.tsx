import { Button, CircularProgress } from '@mui/material';
import { type RaRecord, useNotify, useRefresh } from 'react-admin';
import { retryJob } from '#contract/calls/operator/jobs.ts';
import { DeleteButton } from '#src/admin/DeleteButton.tsx';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import type { OperatorJob } from './job.ts';
import { jobKinds } from './job-kinds.ts';
import { jobText } from './messages.ts';

/** What a person can do about a job that nobody is at. */
export default function JobActions({ record }: { record: RaRecord }) {
  const text = useText();
  const notify = useNotify();
  const language = useLanguage();
  const refresh = useRefresh();
  const { isSending, send } = useSend();
  const { id, kind, state } = record as OperatorJob;
  if (state === 'running') return null;
  const words = jobKinds[kind];
  const named = { kind: words?.name[language] ?? kind, id };
  const retry = () =>
    send(async () => {
      await callApi(retryJob, { params: { id }, body: {} });
      notify(text(jobText('retried')));
      focusTitle();
    }).finally(refresh);
  return (
    <>
      {isSending ? (
        <CircularProgress size={18} aria-label={text('forms.sending')} />
      ) : (
        <Button
          size="small"
          variant="outlined"
          aria-label={text(jobText('retryOne'), named)}
          onClick={() => void retry()}
          sx={{ bgcolor: 'background.paper', flex: 'none' }}
        >
          {text(jobText('retry'))}
        </Button>
      )}
      <DeleteButton
        size="small"
        aria-label={text(jobText('deleteOne'), named)}
        confirmContent={words?.lost[language] ?? text(jobText('lostUnknown'))}
        onDeleted={() => {
          focusTitle();
          refresh();
        }}
      />
    </>
  );
}

/** The row disappears, and would take the focus with it. */
const focusTitle = () => document.querySelector('h1')?.focus();
