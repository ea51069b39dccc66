import { Box, Link } from '@mui/material';
import { parseISO } from 'date-fns';
import { LinkBase, type RaRecord } from 'react-admin';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatShortInstant, formatTime } from '#src/resources/requests/format-instant.ts';
import type { DeskJob } from './desk-job.ts';
import { jobKinds } from './job-kinds.ts';
import { StatePill } from './StatePill.tsx';
import { jobText } from './texts.ts';

interface Props {
  readonly record: RaRecord;
}

export const KindCell = ({ record }: Props) => {
  const language = useLanguage();
  const { kind } = record as DeskJob;
  return <strong>{jobKinds[kind]?.name[language] ?? kind}</strong>;
};

export const StateCell = ({ record }: Props) => <StatePill state={(record as DeskJob).state} />;

export const DueCell = ({ record }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { run_at, state } = record as DeskJob;
  const due = parseISO(run_at);
  if (state === 'given-up' || state === 'running') return '-';
  if (due.getTime() <= Date.now()) return text(jobText('now'));
  return `${formatShortInstant(run_at)}, ${formatTime(run_at, language)}`;
};

export const RequestCell = ({ record }: Props) => {
  const { request } = record as DeskJob;
  if (request === null) return '-';
  return (
    <Link component={LinkBase} to={`/desk-requests/${request}`} sx={{ whiteSpace: 'nowrap' }}>
      {requestNumber(request)}
    </Link>
  );
};

/** The error as it was thrown, in full, when it is asked for. */
export const ErrorCell = ({ record }: Props) => {
  const text = useText();
  const { last_error } = record as DeskJob;
  if (!last_error) return '-';
  return (
    <details>
      <summary style={{ cursor: 'pointer' }}>{text(jobText('showError'))}</summary>
      <Box
        component="pre"
        lang="en"
        sx={({ tokens }) => ({
          m: 0,
          mt: 2,
          p: 3,
          maxWidth: 480,
          maxHeight: 240,
          overflow: 'auto',
          borderRadius: '8px',
          bgcolor: tokens.sunken,
          fontSize: '0.75rem',
          whiteSpace: 'pre-wrap',
          overflowWrap: 'anywhere',
        })}
        // What overflows can be scrolled by the keyboard too.
        tabIndex={0}
      >
        {last_error}
      </Box>
    </details>
  );
};
