import { Box, Typography } from '@mui/material';
import type { Bilingual } from '#contract/languages.ts';
import type { RequestChange } from '#contract/requests/request-info.ts';
import { requestStatuses } from '#contract/requests/request-types.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { formatShortInstant, formatTime } from '../format-instant.ts';
import { LongText } from './LongText.tsx';

const noteOfDesk: Bilingual = { en: 'Note from support', fr: 'Note du soutien' };

/** The history of a request: when, what, by whom, and the notes. */
export const History = ({ changes }: { changes: readonly RequestChange[] }) => {
  const text = useText();
  const language = useLanguage();
  const whatOf = ({ change, status, is_reply: isReply }: RequestChange) => {
    // A name alone does not say on whose side somebody is.
    if (change === 'note' && !isReply) return noteOfDesk[language];
    if (change !== 'status' || !status) return text(`requests.history.${change === 'made' ? 'made' : 'note'}`);
    // A request is made at work: it comes back to that only where its end was taken back.
    if (status === 'processing') return text('requests.history.reopened');
    return text('requests.history.status', { status: requestStatuses[status][language] });
  };
  return (
    <Box component="section">
      <Typography variant="h3" sx={{ fontSize: '0.8125rem', fontWeight: 600, mb: 1 }}>
        {text('requests.history.title')}
      </Typography>
      <Box
        component="ol"
        sx={{
          listStyle: 'none',
          m: 0,
          p: 0,
          display: 'grid',
          gap: 1.5,
          fontSize: '0.8125rem',
          overflowWrap: 'anywhere',
        }}
      >
        {changes.map((change) => (
          <Box
            component="li"
            key={`${change.at} ${change.change} ${change.status ?? ''} ${change.note}`}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(140px, 200px) minmax(0, 1fr)' },
              columnGap: 6,
            }}
          >
            <Box component="time" dateTime={change.at} sx={{ color: 'text.secondary' }}>
              {text('requests.history.at', {
                day: formatShortInstant(change.at),
                time: formatTime(change.at, language),
              })}
            </Box>
            <div>
              {change.by ? text('requests.history.by', { what: whatOf(change), name: change.by }) : whatOf(change)}
              {change.note && (
                <Box sx={{ color: 'text.secondary' }}>
                  <LongText>{change.note}</LongText>
                </Box>
              )}
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
