import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import HighlightOffOutlined from '@mui/icons-material/HighlightOffOutlined';
import { Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { reopenRequest } from '#contract/calls/operator/requests.ts';
import { capitalised, outcomeOf } from '#contract/requests/outcomes.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { isDocumentType } from '#contract/requests/request-types.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { callApi } from '#src/providers/call-api.ts';
import { LongText } from '#src/resources/requests/details/LongText.tsx';
import { formatLongInstant, formatTime } from '#src/resources/requests/format-instant.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { useAct } from './use-act.ts';
import { useRequestsChanged } from './use-request.ts';

/** Of a request that has ended: what was decided, by whom, when, and what was said about it. */
export const HowItEnded = ({ request }: { request: OperatorRequest }) => {
  const { type, info, status, history } = request;
  const word = useRequestMessages();
  const language = useLanguage();
  if (status === 'processing') return null;
  const Icon = status === 'completed' ? CheckCircleOutlined : HighlightOffOutlined;
  const end = history.findLast((change) => change.status === status);
  const when = end && { date: formatLongInstant(end.at, language), time: formatTime(end.at, language) };
  return (
    <Box
      role="status"
      sx={({ tokens }) => ({
        display: 'flex',
        gap: 2,
        px: { xs: 4, sm: 8 },
        py: 2,
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: tokens.paper,
        overflowWrap: 'anywhere',
      })}
    >
      <Icon fontSize="small" color={status === 'completed' ? 'success' : 'error'} aria-hidden />
      <Box sx={{ minWidth: 0, flex: 1 }}>
        <Typography variant="body2" component="p">
          <strong>{`${capitalised(outcomeOf({ type, info, reader: 'operator' }, status)[language])}.`}</strong>{' '}
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {when && (end.by ? word('endedBy', { name: end.by, ...when }) : word('endedAt', when))}
          </Box>
        </Typography>
        {status === 'completed' && type === 'sdsaddition' && info.isn !== undefined && (
          <Link component={RouterLink} to={`/operator/sheets/${info.isn}`} variant="body2">
            {word('openSheet')}
          </Link>
        )}
        {end?.note && (
          <Typography variant="body2" component="div">
            {word(status === 'error' ? 'endedReason' : 'endedNote')} <LongText>{end.note}</LongText>
          </Typography>
        )}
      </Box>
      {status === 'error' && !isDocumentType(type) && <ReopenButton request={request} />}
    </Box>
  );
};

/** Takes a refusal back, once that is meant: the member is told. */
const ReopenButton = ({ request: { id } }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const notify = useNotify();
  const changed = useRequestsChanged();
  const { act } = useAct('note');
  const [isAsking, setAsking] = useState(false);
  const reopen = async () => {
    setAsking(false);
    await callApi(reopenRequest, { params: { id }, body: {} });
    // The button goes with what it is for.
    document.querySelector<HTMLElement>('h1')?.focus();
    notify(word('reopened', { id: requestNumber(id) }));
    await changed();
  };
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)} sx={{ flex: 'none', alignSelf: 'start' }}>
        {word('reopen')}
      </Button>
      {isAsking && (
        <ConfirmDialog
          title={word('reopenTitle', { id: requestNumber(id) })}
          act={word('reopen')}
          color="primary"
          onCancel={() => setAsking(false)}
          onConfirm={() => void act(reopen)}
        >
          {word('reopenDetail')}
        </ConfirmDialog>
      )}
    </>
  );
};
