import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import CloudOff from '@mui/icons-material/CloudOff';
import { Box, Button, Paper, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { requestNumber } from '#contract/requests/request-number.ts';
import { tellTakenOut } from '#contract/requests/taken-out.ts';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { getIdentity } from '#src/providers/user-info.ts';
import { type MadeRequest, useWaitingStatus } from '#src/providers/waiting-additions/waiting-status.ts';
import { countWaiting } from '#src/providers/waiting-mark.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';

/** The files are in, or wait on this device: their numbers, what happens now, and where to follow it. S2.2.12. */
export default function SheetAdditionSuccessPage() {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => page.current?.focus(), []);
  const sent = (useLocation().state ?? {}) as { requests?: readonly MadeRequest[]; since?: number };
  const waiting = useWaitingStatus();
  const { since } = sent;
  const requests = sent.requests ?? (since === undefined ? undefined : waiting.made.get(since));
  if (since !== undefined && !requests) {
    // What waits has not been read yet, where the page was loaded anew.
    const isUnknown = waiting.who === undefined && countWaiting(getIdentity()) > 0;
    const isWaiting = isUnknown || waiting.additions.some(({ savedAt, refusal }) => savedAt === since && !refusal);
    return (
      <Box ref={page} tabIndex={-1} role="status" sx={{ '&:focus': { outline: 'none' } }}>
        <StatePanel
          icon={<CloudOff />}
          title={text(isWaiting ? 'addition.done.waiting' : 'addition.done.gone')}
          actions={
            <>
              <Button variant="contained" component={RouterLink} to="/tools/offline">
                {text('addition.done.waitingShow')}
              </Button>
              <Button variant="outlined" component={RouterLink} to="/sds-addition">
                {text('addition.done.more')}
              </Button>
            </>
          }
        >
          {isWaiting
            ? text('addition.done.waitingDetail', { moment: formatMoment(since, language) })
            : text('addition.done.goneDetail')}
        </StatePanel>
      </Box>
    );
  }
  return (
    <Box ref={page} tabIndex={-1} role="status" sx={{ '&:focus': { outline: 'none' } }}>
      <StatePanel
        icon={<CheckCircleOutlined />}
        title={text('addition.done.title')}
        actions={
          <>
            <Button variant="contained" component={RouterLink} to="/message-centre">
              {text('addition.done.follow')}
            </Button>
            <Button variant="outlined" component={RouterLink} to="/sds-addition">
              {text('addition.done.more')}
            </Button>
            <Button component={RouterLink} to="/contact-us">
              {text('addition.done.contact')}
            </Button>
          </>
        }
      >
        {requests ? countText('addition.done.detail', requests.length) : text('addition.done.plain')}
      </StatePanel>
      {requests && (
        <Box sx={{ px: { xs: 4, sm: 8 }, pb: 8, maxWidth: 720 }}>
          <Typography variant="h2" sx={{ mb: 2 }}>
            {text('addition.done.requests')}
          </Typography>
          <Paper variant="outlined" component="ul" sx={{ m: 0, p: 0, listStyle: 'none', borderRadius: '12px' }}>
            {requests.map(({ id, file_name, same_as, taken_out }) => (
              <Box
                component="li"
                key={id}
                sx={{ px: 4, py: 2.5, '& + li': { borderTop: 1, borderColor: 'divider' }, overflowWrap: 'anywhere' }}
              >
                <Typography sx={{ fontWeight: 600 }}>{file_name}</Typography>
                <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                  {text('addition.done.number', { id: requestNumber(id) })}
                </Typography>
                {taken_out && <Typography variant="body2">{tellTakenOut(taken_out, language)}</Typography>}
                {same_as !== undefined && (
                  <Typography variant="body2" sx={{ color: 'warning.dark' }}>
                    {text('addition.done.same', { id: requestNumber(same_as) })}
                  </Typography>
                )}
              </Box>
            ))}
          </Paper>
        </Box>
      )}
    </Box>
  );
}
