import { Box, Button, Paper, Typography } from '@mui/material';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { putFormDraft, useDraftState } from '#src/providers/form-drafts.ts';
import { FormFailure } from '#src/ui/forms/FormFailure.tsx';
import { LeaveGuard } from '#src/ui/forms/LeaveGuard.tsx';
import { useSend } from '#src/ui/forms/use-send.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { FilesDrop } from '../files/FilesDrop.tsx';
import type { FoundFile } from '../files/found-files.ts';
import { ChosenLine, LeftOut } from '../files/SortedNote.tsx';
import { sortOut } from '../files/sort-out.ts';
import { filesDraft } from '../files/use-send-files.ts';
import { useImportMessages } from '../messages.ts';
import { useImportPart } from '../parts.ts';

interface Props {
  /** Begins an import and gives its number; undefined while it is not said for whom. */
  readonly create: (() => Promise<number>) | undefined;
}

/** What is to be imported is chosen here; its files are sent by the page of the import that is then begun. */
export const NewImport = ({ create }: Props) => {
  const messages = useImportMessages();
  const { path } = useImportPart();
  const navigate = useNavigate();
  const [found, setFound] = useDraftState<readonly FoundFile[]>('chosen', []);
  const [failure, setFailure] = useState<unknown>();
  const { isSending, send } = useSend(setFailure);
  const isLeaving = useRef(false);
  const sorted = sortOut(found);
  const isReady = sorted.files.length > 0;
  const begin = () =>
    send(async () => {
      if (!create) return;
      setFailure(undefined);
      const page = `${path}/${await create()}`;
      putFormDraft(page, filesDraft, sorted.files);
      isLeaving.current = true;
      navigate(page);
    });
  return (
    <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {create ? (
        // What is dropped in several goes belongs together.
        <FilesDrop disabled={isSending} onFound={(more) => setFound((before) => [...before, ...more])} />
      ) : (
        <Typography>{messages.chooseOrganisation}</Typography>
      )}
      {found.length > 0 && (
        <Paper variant="outlined" sx={{ p: 4, borderRadius: '12px', display: 'grid', gap: 3 }}>
          {isReady ? <ChosenLine sorted={sorted} /> : <Notice severity="error">{messages.nothingChosen}</Notice>}
          <LeftOut leftOut={sorted.leftOut} />
          {failure !== undefined && <FormFailure error={failure} fields={[]} />}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
            {isReady && create && (
              <SendingButton variant="contained" isSending={isSending} onClick={() => void begin()}>
                {messages.send}
              </SendingButton>
            )}
            <Button disabled={isSending} onClick={() => setFound([])}>
              {messages.clear}
            </Button>
          </Box>
        </Paper>
      )}
      <LeaveGuard isDirty={isReady} isLeaving={isLeaving}>
        {messages.leaveChosen}
      </LeaveGuard>
    </Box>
  );
};
