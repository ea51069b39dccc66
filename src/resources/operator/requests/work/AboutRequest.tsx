import { Box, Button, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { leaveNote } from '#contract/calls/operator/requests.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { languageNames } from '#src/i18n/language-names.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useKey } from '#src/resources/operator/keys/use-key.ts';
import { History } from '#src/resources/requests/details/History.tsx';
import { formatLongInstant } from '#src/resources/requests/format-instant.ts';
import { type Fact, Facts } from '#src/ui/Facts.tsx';
import { type OperatorRequest, organisationNameOf } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { NoteDialog } from './NoteDialog.tsx';
import { useRequestsChanged } from './use-request.ts';

interface Props {
  readonly request: OperatorRequest;
  /** Further facts about a request of its type. */
  readonly facts?: readonly Fact[];
}

/** The requester, the date, and the history. */
export const AboutRequest = ({ request, facts = [] }: Props) => {
  const word = useRequestMessages();
  const language = useLanguage();
  const titleId = useId();
  const { requester, account_email, requester_language: theirs, created_at, history } = request;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2" id={titleId}>
        {word('about')}
      </Typography>
      <Facts
        facts={[
          { label: word('organisation'), value: organisationNameOf(request, language) },
          {
            label: word('requester'),
            value: [requester || word('somebody'), account_email].filter(Boolean).join(', '),
          },
          ...(theirs ? [{ label: word('requesterLanguage'), value: languageNames[theirs][language] }] : []),
          { label: word('date'), value: formatLongInstant(created_at, language) },
          ...facts,
        ]}
      />
      <History changes={history} />
      <div>
        <LeaveNoteButton request={request} />
      </div>
    </Box>
  );
};

/** Writes to the organization without changing how the request stands. */
const LeaveNoteButton = ({ request: { id } }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const notify = useNotify();
  const changed = useRequestsChanged();
  const key = useKey('note');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)} {...key}>
        {word('leaveNote')}
      </Button>
      {isAsking && (
        <NoteDialog
          title={word('leaveNote')}
          detail={word('leaveNoteDetail')}
          label={word('yourNote')}
          does={word('send')}
          request={id}
          kind="note"
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
