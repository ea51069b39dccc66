import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { useLanguage } from '#src/i18n/language.ts';
import { History } from '#src/resources/requests/details/History.tsx';
import { formatLongInstant } from '#src/resources/requests/format-instant.ts';
import { type Fact, Facts } from '#src/ui/Facts.tsx';
import { type DeskRequest, organisationOf } from '../request.ts';
import { useWords } from '../use-words.ts';
import { LeaveNoteButton } from './LeaveNoteButton.tsx';

interface Props {
  readonly request: DeskRequest;
  /** What else is to be known of a request of its type. */
  readonly facts?: readonly Fact[];
}

/** Who asked, when, and all that has happened since. */
export const AboutRequest = ({ request, facts = [] }: Props) => {
  const word = useWords();
  const language = useLanguage();
  const titleId = useId();
  const { requester, email, created_at, history } = request;
  return (
    <Box component="section" aria-labelledby={titleId} sx={{ display: 'grid', gap: 4 }}>
      <Typography variant="h2" id={titleId}>
        {word('about')}
      </Typography>
      <Facts
        facts={[
          { label: word('organisation'), value: organisationOf(request, language) },
          { label: word('requester'), value: [requester || word('somebody'), email].filter(Boolean).join(', ') },
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
