import { Box } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { requestNumber } from '#contract/requests/request-number.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatShortInstant } from './format-instant.ts';
import { type Request, requesterOf } from './request.ts';
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

export const StatusCell = ({ record }: Props) => <StatusPill status={(record as Request).status_slug} />;
