import ArrowBack from '@mui/icons-material/ArrowBack';
import { Box, Link, Paper, Skeleton, Typography } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { listSheetMoves, moveSheets, type SheetMove } from '#contract/calls/operator/sheet-products.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useCall } from '#src/providers/use-call.ts';
import { goToHeading } from '#src/resources/operator/go-to-heading.ts';
import { useIsReady } from '#src/resources/operator/requests/work/use-is-ready.ts';
import { BottomBar } from '#src/ui/BottomBar.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { LoadFailed } from '#src/ui/LoadFailed.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { RowList } from '#src/ui/RowList.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { useSheetsChanged } from '../use-sheets-changed.ts';
import { MoveRow } from './MoveRow.tsx';
import { useMoveMessages } from './messages.ts';

/** What moving collections to newer versions changes, and one button for all that are chosen. */
export default function MovesPage() {
  const messages = useMoveMessages();
  const [address] = useSearchParams();
  const numberOf = (name: string) => Number(address.get(name)) || undefined;
  const query = { id: numberOf('id'), organisation: numberOf('organisation') };
  const { data, error, isFetching, refetch } = useCall(listSheetMoves, { query }, { staleTime: 0 });
  const [left, setLeft] = useState('');
  if (error && !data) return <LoadFailed title={messages.failed} error={error} onRetry={() => void refetch()} />;
  return (
    <Box sx={{ px: { xs: 4, sm: 8 }, py: { xs: 4, sm: 6 }, maxWidth: 1080 }}>
      <Link
        component={RouterLink}
        to="/operator/sheets"
        sx={{ display: 'inline-flex', alignItems: 'center', gap: 1, minHeight: 40 }}
      >
        <ArrowBack fontSize="small" aria-hidden />
        {messages.back}
      </Link>
      <Typography variant="h1" tabIndex={-1} sx={{ mb: 2, outline: 'none' }}>
        {messages.title}
      </Typography>
      {left && (
        <Notice severity="warning" role="alert" sx={{ mb: 4 }}>
          {messages.left(left)}
        </Notice>
      )}
      {data ? (
        <Moves
          key={data.sheets.map(({ mark }) => mark).join()}
          sheets={data.sheets}
          total={data.total}
          isStale={isFetching}
          onDone={async (names) => {
            setLeft(names.join(', '));
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
  readonly sheets: readonly SheetMove[];
  readonly total: number;
  /** They are being asked for again: what is shown may be done. */
  readonly isStale: boolean;
  /** With the names of those that were not moved. */
  readonly onDone: (left: readonly string[]) => Promise<void>;
}

const Moves = ({ sheets, total, isStale, onDone }: Props) => {
  const messages = useMoveMessages();
  const notify = useNotify();
  const changed = useSheetsChanged();
  const { isSending, send } = useSend();
  const isReady = useIsReady(tooSoon);
  const [leftOut, setLeftOut] = useState<ReadonlySet<number>>(new Set());
  const chosen = sheets.filter(({ id, moves }) => moves.length > 0 && !leftOut.has(id));
  const choose = (id: number, isChosen: boolean) =>
    setLeftOut((before) => new Set(isChosen ? [...before].filter((one) => one !== id) : [...before, id]));
  const move = () =>
    send(async () => {
      const { results } = await callApi(moveSheets, { body: { sheets: chosen.map(({ id, mark }) => ({ id, mark })) } });
      const moved = new Set(results.filter(({ outcome }) => outcome === 'moved').map(({ id }) => id));
      if (moved.size > 0) notify(messages.moved(moved.size));
      changed();
      await onDone(chosen.filter(({ id }) => !moved.has(id)).map(({ product_name }) => product_name));
    });
  if (sheets.length === 0) return <Typography role="status">{messages.none}</Typography>;
  return (
    <>
      <Typography sx={{ mb: 2, maxWidth: '80ch', color: 'text.secondary' }}>{messages.lead}</Typography>
      {total > sheets.length && <Typography sx={{ mb: 2 }}>{messages.more(sheets.length, total)}</Typography>}
      <Paper elevation={0} sx={{ borderRadius: cornersAbove, '& > ul': { borderRadius: cornersAbove } }}>
        <RowList label={messages.list}>
          {sheets.map((sheet) => (
            <MoveRow
              key={sheet.id}
              sheet={sheet}
              isChosen={!leftOut.has(sheet.id)}
              onChoose={(isChosen) => choose(sheet.id, isChosen)}
            />
          ))}
        </RowList>
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
          onClick={() => void move()}
        >
          {messages.move(chosen.length)}
        </SendingButton>
      </BottomBar>
    </>
  );
};

/** The bar stands beneath. */
const cornersAbove = '12px 12px 0 0';

/** Milliseconds in which nobody has looked through a list. */
const tooSoon = 1000;
