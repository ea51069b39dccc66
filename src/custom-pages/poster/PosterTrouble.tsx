import CloudOff from '@mui/icons-material/CloudOff';
import LinkOff from '@mui/icons-material/LinkOff';
import { Button } from '@mui/material';
import { type CallError, unreachable } from '#src/providers/call-error.ts';
import { Link } from '#src/providers/navigation.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { usePosterMessages } from './messages.ts';

/** Whether what was asked for was refused because of the code. */
export const isOfCode = (error: CallError | undefined): error is CallError =>
  error !== undefined && ['poster.ended', 'poster.unknown'].includes(error.code ?? '');

/** The code opens nothing: why, and what helps now. */
export const CodeRefused = ({ error }: { error: CallError }) => {
  const messages = usePosterMessages();
  const isEnded = error.code === 'poster.ended';
  return (
    <StatePanel
      tone="error"
      icon={<LinkOff />}
      title={isEnded ? messages.ended : messages.unknown}
      actions={
        <>
          <Button variant="contained" color="error" href="tel:911">
            {messages.danger}
          </Button>
          <Button component={Link} to="/">
            {messages.members}
          </Button>
        </>
      }
    >
      {isEnded ? messages.endedDetail : messages.unknownDetail}
    </StatePanel>
  );
};

interface TroubleProps {
  readonly error: CallError;
  readonly hasRows: boolean;
  readonly onRetry: () => void;
}

/** What keeps the answer from coming. It is asked for again by itself; the rows that are there stay. */
export const Trouble = ({ error, hasRows, onRetry }: TroubleProps) => {
  const messages = usePosterMessages();
  const isOffline = error.status === unreachable;
  if (error.status === 429)
    return (
      <Notice severity="info" isNews>
        {messages.busy}
      </Notice>
    );
  const [title, detail] = isOffline
    ? [messages.offline, messages.offlineDetail]
    : [messages.failed, messages.failedDetail];
  const again = (
    <Button variant={hasRows ? 'text' : 'contained'} onClick={onRetry} sx={{ minHeight: 44 }}>
      {messages.again}
    </Button>
  );
  return hasRows ? (
    <Notice severity="error" action={again}>
      <strong>{title}.</strong> {detail}
    </Notice>
  ) : (
    <StatePanel tone="error" level={2} icon={<CloudOff />} title={title} actions={again}>
      {detail}
    </StatePanel>
  );
};
