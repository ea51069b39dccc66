import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { leaveNote } from '#contract/calls/operator/requests.ts';
import { callApi } from '#src/providers/call-api.ts';
import type { DeskRequest } from '../request.ts';
import { useWords } from '../use-words.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { useRequestsChanged } from './use-request.ts';

/** Writes to the organization without changing how the request stands. */
export const LeaveNoteButton = ({ request: { id } }: { request: DeskRequest }) => {
  const word = useWords();
  const notify = useNotify();
  const changed = useRequestsChanged();
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {word('leaveNote')}
      </Button>
      {isAsking && (
        <NoteDialog
          title={word('leaveNote')}
          detail={word('leaveNoteDetail')}
          label={word('note')}
          does={word('send')}
          onClose={() => setAsking(false)}
          onSend={async (note) => {
            await callApi(leaveNote, { params: { id }, body: { note } });
            setAsking(false);
            notify(word('noteLeft'));
            await changed();
          }}
        />
      )}
    </>
  );
};
