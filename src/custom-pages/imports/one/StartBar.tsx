import { Box, Button, CircularProgress, Typography } from '@mui/material';
import { useState } from 'react';
import type { ImportRecord } from '#contract/imports/define-imports.ts';
import { callApi } from '#src/providers/call-api.ts';
import { BottomBar } from '#src/ui/BottomBar.tsx';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { countsInWords, useImportMessages } from '../messages.ts';
import { useImportPart } from '../parts.ts';
import { type Mending, unsavedOf } from './mending.ts';
import { useOneMessages } from './messages.ts';

interface Props {
  readonly one: ImportRecord;
  /** Rows are refused because their locations are not there. */
  readonly isForLocations: boolean;
  /** Something was chosen otherwise than it was checked. */
  readonly isChanged: boolean;
  readonly mending: Mending;
  readonly isChecking: boolean;
  readonly onCheck: () => void;
  readonly onUndo: () => void;
  readonly onChanged: () => Promise<void>;
}

/** The way on, always in sight: to check what was changed, or to import what was checked. */
export const StartBar = ({
  one,
  isForLocations,
  isChanged,
  mending,
  isChecking,
  onCheck,
  onUndo,
  onChanged,
}: Props) => {
  const messages = useOneMessages();
  const unsaved = unsavedOf(mending.drafts);
  if (!isChanged && one.state === 'unclear') return null;
  return (
    <BottomBar
      role="region"
      aria-label={messages.bar}
      sx={({ tokens }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 3,
        rowGap: 2,
        mx: { xs: -4, sm: 0 },
        px: 4,
        py: 3,
        border: 1,
        borderColor: 'divider',
        borderRadius: { sm: '12px' },
        boxShadow: tokens.barShadow,
      })}
    >
      {isChanged ? (
        <>
          <Typography sx={{ flex: '1 1 200px' }}>{messages.changed}</Typography>
          <Button disabled={isChecking} onClick={onUndo}>
            {messages.undo}
          </Button>
          <SendingButton variant="contained" isSending={isChecking} onClick={onCheck} sx={wideOnPhone}>
            {messages.checkAgain}
          </SendingButton>
        </>
      ) : unsaved.length > 0 ? (
        <>
          <Typography sx={{ flex: '1 1 200px', overflowWrap: 'anywhere' }}>
            {messages.unsaved(
              unsaved.slice(0, named).map(({ place }) => place),
              unsaved.length,
            )}
          </Typography>
          <Button onClick={() => mending.setDrafts({})}>{messages.undo}</Button>
        </>
      ) : one.state === 'examining' ? (
        <>
          <CircularProgress size={20} aria-hidden />
          <Typography role="status" sx={{ flex: '1 1 200px' }}>
            {messages.checkedAgain}
          </Typography>
        </>
      ) : (
        <Start one={one} isForLocations={isForLocations} onChanged={onChanged} />
      )}
    </BottomBar>
  );
};

/** Rows that are named as not saved. */
const named = 3;

const wideOnPhone = { flex: { xs: '1 0 100%', sm: 'none' }, minHeight: { xs: 48, sm: 36 } };

/** The share of rows from which on it is asked whether that is meant. */
const manyAre = 0.2;

const Start = ({ one, isForLocations, onChanged }: Pick<Props, 'one' | 'isForLocations' | 'onChanged'>) => {
  const messages = useOneMessages();
  const words = useImportMessages();
  const { start } = useImportPart();
  const { isSending, send } = useSend();
  const [isAsking, setAsking] = useState(false);
  const { id, kind, version, counts, without_manufacturer } = one;
  const total = counts.new + counts.updated;
  const rows = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts.empty - counts.omitted;
  const doubts = [
    counts.rejected > manyAre * rows && messages.manyRefused(counts.rejected, rows, kind),
    without_manufacturer > manyAre * rows && messages.manyWithout(without_manufacturer, rows, kind),
  ].filter((doubt) => doubt !== false);
  const begin = () =>
    send(async () => {
      try {
        await callApi(start, { params: { id }, body: { version } });
      } finally {
        setAsking(false);
        // Refused or not: what is shown is what it is now.
        await onChanged();
      }
    });
  const notImported = countsInWords(
    { unchanged: counts.unchanged, rejected: counts.rejected, omitted: counts.omitted },
    words,
  );
  const left = [
    notImported && messages.notImported(notImported),
    counts.merged > 0 && messages.merged(counts.merged, kind),
  ];
  const startWords = () => {
    if (counts.updated === 0) return messages.startNew(counts.new);
    if (counts.new === 0) return messages.startChanged(counts.updated);
    return messages.start(total, countsInWords({ new: counts.new, updated: counts.updated }, words));
  };
  return (
    <>
      <Box sx={{ flex: '1 1 200px', color: 'text.secondary' }}>
        {total > 0 ? left.filter(Boolean).join(' ') : isForLocations ? messages.nothingYet : messages.nothing}
      </Box>
      {total > 0 && (
        <SendingButton
          variant="contained"
          isSending={isSending}
          onClick={() => (doubts.length > 0 ? setAsking(true) : void begin())}
          sx={wideOnPhone}
        >
          {startWords()}
        </SendingButton>
      )}
      {isAsking && (
        <ConfirmDialog
          title={messages.anyway}
          act={messages.startAct(total)}
          back={messages.lookFirst}
          color="primary"
          isActing={isSending}
          onConfirm={() => void begin()}
          onCancel={() => setAsking(false)}
        >
          <Box sx={{ display: 'grid', gap: 3 }}>
            {doubts.map((doubt) => (
              <Typography key={doubt}>{doubt}</Typography>
            ))}
          </Box>
        </ConfirmDialog>
      )}
    </>
  );
};
