import { Box } from '@mui/material';
import { useId } from 'react';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { LongText } from '#src/resources/requests/details/LongText.tsx';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';

/** What the organization wrote since the desk last said or did anything, above the work; the newest first. */
export const Replies = ({ request: { history } }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const language = useLanguage();
  const id = useId();
  const replies = history.slice(history.findLastIndex(({ is_reply }) => !is_reply) + 1).toReversed();
  if (replies.length === 0) return null;
  return (
    <Box
      component="section"
      aria-labelledby={id}
      // It scrolls where it is long: the work beneath keeps its place.
      tabIndex={0}
      sx={({ tokens }) => ({
        px: { xs: 4, sm: 8 },
        py: 2,
        display: 'grid',
        gap: 2,
        // Or a grid is as wide as its longest word.
        gridTemplateColumns: 'minmax(0, 1fr)',
        maxHeight: '25vh',
        overflow: 'auto',
        overflowWrap: 'anywhere',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: tokens.accentSoft,
        fontSize: '0.875rem',
        flexShrink: 0,
      })}
    >
      <h2 id={id} className="visually-hidden">
        {word('replied')}
      </h2>
      {replies.map(({ at, by, note }) => (
        <div key={`${at} ${note}`}>
          <strong>{by ? word('replyOf', { name: by }) : word('replyOfSomebody')}</strong>{' '}
          <Box component="time" dateTime={at} sx={{ color: 'text.secondary' }}>
            {formatMoment(Date.parse(at), language)}
          </Box>
          <div>
            <LongText>{note}</LongText>
          </div>
        </div>
      ))}
    </Box>
  );
};
