import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Box, IconButton } from '@mui/material';
import { useTranslate } from 'react-admin';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { reasonOf } from './refusal-words.ts';
import type { Refusal } from './sort-out.ts';

/** How many are named; a folder dropped by mistake would fill the page. */
const named = 5;

/** Files that were turned away, each by its name and with the reason. A toast has told those who do not see it. */
export const RefusedFiles = ({ refusals, onClose }: { refusals: readonly Refusal[]; onClose: () => void }) => {
  const text = useText();
  const countText = useCountText();
  const translate = useTranslate();
  return (
    <Box
      sx={({ tokens }) => ({
        display: 'flex',
        alignItems: 'flex-start',
        gap: 3,
        pl: 3,
        pr: 1,
        py: 1,
        borderRadius: '10px',
        border: `1px solid ${tokens.red}55`,
        bgcolor: tokens.redSoft,
        overflowWrap: 'anywhere',
      })}
    >
      <ErrorOutlined aria-hidden fontSize="small" sx={{ color: 'error.main', mt: 2 }} />
      <Box component="ul" sx={{ flex: 1, minWidth: 0, listStyle: 'none', m: 0, p: 0, py: 2, fontSize: '0.8125rem' }}>
        {refusals.slice(0, named).map((refusal, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of them may bear one name, and none ever moves
          <li key={index}>
            <strong>{text('addition.notAdded', { name: refusal.name })}</strong> {reasonOf(refusal, translate)}
          </li>
        ))}
        {refusals.length > named && <li>{countText('addition.othersNotAdded', refusals.length - named)}</li>}
      </Box>
      <IconButton onClick={onClose} aria-label={text('addition.closeNotice')} sx={{ color: 'error.main' }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};
