import type { SvgIconComponent } from '@mui/icons-material';
import ErrorIcon from '@mui/icons-material/Error';
import HourglassEmptyOutlined from '@mui/icons-material/HourglassEmptyOutlined';
import PlayCircleOutlined from '@mui/icons-material/PlayCircleOutlined';
import ReplayOutlined from '@mui/icons-material/ReplayOutlined';
import { Box, Chip, Link } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import { parseISO } from 'date-fns';
import { LinkBase, type RaRecord } from 'react-admin';
import type { JobState } from '#contract/operator/job-state.ts';
import { jobStates } from '#contract/operator/job-state.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatShortInstant, formatTime } from '#src/resources/requests/format-instant.ts';
import type { OperatorJob } from './job.ts';
import { jobKinds } from './job-kinds.ts';
import { jobText } from './messages.ts';

const icons: Record<JobState, SvgIconComponent> = {
  waiting: HourglassEmptyOutlined,
  running: PlayCircleOutlined,
  failing: ReplayOutlined,
  'given-up': ErrorIcon,
};

const colours = ({ tokens }: Theme): Record<JobState, object> => ({
  waiting: { bgcolor: tokens.sunken, color: tokens.text2 },
  running: { bgcolor: tokens.accentSoft, color: tokens.onAccentSoft },
  failing: { bgcolor: tokens.amberSoft, color: tokens.amber },
  'given-up': { bgcolor: tokens.redSoft, color: tokens.red },
});

/** How a job stands, by icon and word. */
const StatePill = ({ state }: { state: JobState }) => {
  const language = useLanguage();
  const Icon = icons[state];
  return (
    <Chip
      size="small"
      icon={<Icon />}
      label={jobStates[state][language]}
      sx={(theme) => ({
        height: 24,
        '@media (pointer: coarse)': { height: 24 },
        fontWeight: 600,
        fontSize: '0.75rem',
        ...colours(theme)[state],
        '& .MuiChip-icon': { color: 'inherit', fontSize: 16 },
      })}
    />
  );
};

interface Props {
  readonly record: RaRecord;
}

export const KindCell = ({ record }: Props) => {
  const language = useLanguage();
  const { kind } = record as OperatorJob;
  return <strong>{jobKinds[kind]?.name[language] ?? kind}</strong>;
};

export const StateCell = ({ record }: Props) => <StatePill state={(record as OperatorJob).state} />;

export const DueCell = ({ record }: Props) => {
  const text = useText();
  const language = useLanguage();
  const { run_at, state } = record as OperatorJob;
  const due = parseISO(run_at);
  if (state === 'given-up' || state === 'running') return '-';
  if (due.getTime() <= Date.now()) return text(jobText('now'));
  return `${formatShortInstant(run_at)}, ${formatTime(run_at, language)}`;
};

export const RequestCell = ({ record }: Props) => {
  const { request } = record as OperatorJob;
  if (request === null) return '-';
  return (
    <Link component={LinkBase} to={`/desk-requests/${request}`} sx={{ whiteSpace: 'nowrap' }}>
      {requestNumber(request)}
    </Link>
  );
};

/** The full error, on demand. */
export const ErrorCell = ({ record }: Props) => {
  const text = useText();
  const { last_error } = record as OperatorJob;
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
