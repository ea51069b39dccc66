import { Button } from '@mui/material';
import type { RaRecord } from 'react-admin';
import { Link } from 'react-router-dom';
import { requestNumber } from '#contract/requests/request-number.ts';
import { requestPath } from '../paths.ts';
import { useRequestMessages } from '../use-request-messages.ts';

/** Leads from a row to the work on it. */
export default function OpenRequest({ record }: { record: RaRecord }) {
  const word = useRequestMessages();
  return (
    <Button
      size="small"
      component={Link}
      to={requestPath(Number(record.id))}
      aria-label={word('openOne', { id: requestNumber(record.id) })}
    >
      {word('open')}
    </Button>
  );
}
