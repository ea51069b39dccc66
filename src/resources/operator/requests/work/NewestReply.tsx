import { Box } from '@mui/material';
import { useId } from 'react';
import { LongText } from '#src/resources/requests/details/LongText.tsx';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';

/** What the organization wrote last, above the work, while nobody of the desk has said or done anything since. */
export const NewestReply = ({ request: { has_reply, history } }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const id = useId();
  const newest = history.at(-1);
  if (!has_reply || !newest) return null;
  return (
    <Box
      component="section"
      role="region"
      aria-labelledby={id}
      // It scrolls where it is long: the work beneath keeps its place.
      tabIndex={0}
      sx={({ tokens }) => ({
        px: { xs: 4, sm: 8 },
        py: 2,
        maxHeight: '25vh',
        overflow: 'auto',
        overflowWrap: 'anywhere',
        borderBottom: 1,
        borderColor: 'divider',
        bgcolor: tokens.accentSoft,
        fontSize: '0.875rem',
      })}
    >
      <Box component="h2" id={id} sx={{ m: 0, fontSize: 'inherit', fontWeight: 600 }}>
        {newest.by ? word('replyOf', { name: newest.by }) : word('replyOfSomebody')}
      </Box>
      <LongText>{newest.note}</LongText>
    </Box>
  );
};
