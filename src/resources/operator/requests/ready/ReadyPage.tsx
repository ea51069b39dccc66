import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import {
  type ConfirmedAddition,
  confirmReadyAdditions,
  listReadyAdditions,
  type ReadyAddition,
} from '#contract/calls/operator/ready.ts';
import { requestNumber } from '#contract/requests/request-number.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { goToHeading } from '#src/resources/operator/go-to-heading.ts';
import { KeysButton } from '#src/resources/operator/keys/KeysButton.tsx';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { BottomBar } from '#src/ui/BottomBar.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { openListPath, requestPath } from '../paths.ts';
import { useIsReady } from '../work/use-is-ready.ts';
import { useRequestsChanged } from '../work/use-request.ts';
import { useReadyMessages } from './messages.ts';
import { isUsed, ReadyTable } from './ReadyTable.tsx';

/** What will be kept of additions that are ready, and one button for all that are chosen. */
export default function ReadyPage() {
  const messages = useReadyMessages();
  const { data, error, isFetching, refetch } = useCall(listReadyAdditions, {}, { staleTime: 0 });
  const [left, setLeft] = useState<readonly ConfirmedAddition[]>([]);
  if (error && !data) return <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1280 }}>
      <Link
        component={RouterLink}
        to={openListPath()}
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 40 }}
      >
        <ArrowBack fontSize="small" aria-hidden />
        {messages.back}
      </Link>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2, mb: 2 }}>
        <Typography variant="h1" tabIndex={-1} sx={{ outline: 'none' }}>
          {messages.title}
        </Typography>
        <KeysButton />
      </Box>
      {left.length > 0 && <Left left={left} />}
      {data ? (
        <Additions
          key={data.additions.map(({ mark }) => mark).join()}
          additions={data.additions}
          total={data.total}
          isStale={isFetching}
          onDone={async (left) => {
            setLeft(left);
            await refetch();
            goToHeading();
          }}
        />
      ) : (
        <Box role="status" aria-busy aria-label={messages.loading}>
          <Skeleton variant="rounded" height={320} />
        </Box>
      )}
    </Box>
  );
}

interface Props {
  readonly additions: readonly ReadyAddition[];
  readonly total: number;
  /** They are being asked for again: what is shown may be done. */
  readonly isStale: boolean;
  /** With those that were not added. */
  readonly onDone: (left: readonly ConfirmedAddition[]) => Promise<void>;
}

const Additions = ({ additions, total, isStale, onDone }: Props) => {
  const messages = useReadyMessages();
  const notify = useNotify();
  const changed = useRequestsChanged();
  const { isSending, send } = useSend();
  const isReady = useIsReady(tooSoon);
  const key = useKey('main');
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const chosen = additions.filter(({ id }) => !leftOut.has(id));
  const choose = (id: number, isChosen: boolean) =>
    setLeftOut((before) => new Set(isChosen ? [...before].filter((one) => one !== id) : [...before, id]));
  const confirm = () =>
    send(async () => {
      const body = { additions: chosen.map(({ id, mark }) => ({ id, mark })) };
      const { results } = await callApi(confirmReadyAdditions, { body });
      const done = new Set(results.filter(({ outcome }) => outcome === 'added').map(({ id }) => id));
      const { added, used } = countKinds(chosen.filter(({ id }) => done.has(id)));
      const said = [added > 0 && messages.added(added), used > 0 && messages.used(used)].filter(Boolean);
      if (said.length > 0) notify(said.join(' '));
      await changed();
      await onDone(results.filter(({ outcome }) => outcome !== 'added'));
    });
  if (additions.length === 0) return <Typography role="status">{messages.none}</Typography>;
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '80ch', color: 'text.secondary' }}>{messages.lead}</Typography>
      {total > additions.length && <Typography sx={{ mb: 2 }}>{messages.more(additions.length, total)}</Typography>}
      <Paper variant="outlined" sx={{ px: 4, borderRadius: '12px 12px 0 0' }}>
        <ReadyTable additions={additions} leftOut={leftOut} isDisabled={isSending} onChoose={choose} />
      </Paper>
      <BottomBar
        sx={{
          ...{ display: 'flex', justifyContent: 'flex-end', px: 4, py: 3 },
          ...{ border: 1, borderTop: 0, borderColor: 'divider', borderRadius: '0 0 12px 12px' },
        }}
      >
        <SendingButton
          variant="contained"
          isSending={isSending}
          waitsFor={chosen.length === 0 ? messages.chooseFirst : isStale || !isReady ? messages.readySoon : undefined}
          onClick={() => void confirm()}
          {...key}
        >
          {sayAct(chosen, messages)}
        </SendingButton>
      </BottomBar>
    </>
  );
};

/** How many become sheets, and for how many one that is there is used. */
const countKinds = (additions: readonly ReadyAddition[]) => {
  const used = additions.filter(isUsed).length;
  return { added: additions.length - used, used };
};

/** What the button does with those that are chosen. */
const sayAct = (chosen: readonly ReadyAddition[], messages: ReturnType<typeof useReadyMessages>): string => {
  const { added, used } = countKinds(chosen);
  if (used === 0) return messages.add(added);
  return added === 0 ? messages.use(used) : messages.addAndUse(added, used);
};

/** What was not added, each with the reason. */
const Left = ({ left }: { left: readonly ConfirmedAddition[] }) => {
  const messages = useReadyMessages();
  return (
    <Notice severity="warning" role="alert" sx={{ mb: 4 }}>
      {messages.left}
      <Box component="ul" sx={{ m: 0, pl: 5 }}>
        {left.map((one) => (
          <li key={one.id}>
            <Link component={RouterLink} to={requestPath(one.id)} underline="always">
              {requestNumber(one.id)}
            </Link>{' '}
            · {reasonOf(one, messages)}
          </li>
        ))}
      </Box>
    </Notice>
  );
};

const reasonOf = ({ outcome, after, by }: ConfirmedAddition, messages: ReturnType<typeof useReadyMessages>): string => {
  if (after !== null) return messages.isAfter(requestNumber(after));
  if (outcome === 'held') return messages.isHeld(by);
  if (outcome === 'ended') return by === '' ? messages.isEnded : messages.isEndedBy(by);
  return by === '' ? messages.isChanged : messages.isChangedBy(by);
};

/** Milliseconds in which nobody has looked through a list. */
const tooSoon = 1000;
