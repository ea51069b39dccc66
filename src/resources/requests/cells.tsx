import { Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { requestNumber } from '#contract/requests/request-number.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatShortInstant } from './format-instant.ts';
import { isLate, type Request, requesterOf } from './request.ts';
import { StatusPill } from './StatusPill.tsx';

interface Props {
  readonly record: RaRecord;
}

export const NumberCell = ({ record }: Props) => (
  <span style={{ whiteSpace: 'nowrap' }}>{requestNumber((record as Request).id)}</span>
);

export const DateCell = ({ record }: Props) => (
  <span style={{ whiteSpace: 'nowrap' }}>{formatShortInstant((record as Request).created_at)}</span>
);

/** Two lines of it at most: the row keeps its height, and the whole stands in the details. */
export const AboutCell = ({ record }: Props) => {
  const { about } = record as Request;
  return (
    <Box
      component="span"
      dir="auto"
      title={about}
      sx={{ display: '-webkit-box', WebkitLineClamp: 2, WebkitBoxOrient: 'vertical', overflow: 'hidden', minWidth: 90 }}
    >
      {about || '-'}
    </Box>
  );
};

export const RequesterCell = ({ record }: Props) => {
  const text = useText();
  return requesterOf(record as Request) ?? text('requests.sharedUser');
};

/** How far it has come, and until when it is dealt with where that is promised. */
export const StatusCell = ({ record }: Props) => {
  const text = useText();
  const request = record as Request;
  const { status_slug, expected_on } = request;
  return (
    <>
      <StatusPill status={status_slug} />
      {expected_on && (
        <Box
          component="span"
          sx={{ display: 'block', mt: 0.5, fontSize: '0.75rem', color: 'text.secondary', whiteSpace: { md: 'nowrap' } }}
        >
          {text(isLate(request) ? 'requests.late' : 'requests.expected', { date: formatShortDate(expected_on) })}
        </Box>
      )}
    </>
  );
};
