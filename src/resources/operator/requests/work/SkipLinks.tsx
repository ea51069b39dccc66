import { Box, Button } from '@mui/material';
import { useKeys } from '#src/resources/operator/keys/use-key.ts';
import type { OperatorRequest } from '../request.ts';
import { useRequestMessages } from '../use-request-messages.ts';
import { focusForm, focusMain, focusPdf } from './first-work.ts';

/** The first that one comes to after the heading: past header and navigation, to what is done on the screen. */
export const SkipLinks = ({ request: { type, status } }: { request: OperatorRequest }) => {
  const word = useRequestMessages();
  const keys = useKeys();
  if (status !== 'processing') return null;
  return (
    <Box component="nav" aria-label={word('skip')} sx={{ position: 'relative', width: 0, height: 0 }}>
      <Button sx={unseen} onClick={focusForm} {...keys('form')}>
        {word('skipToForm')}
      </Button>
      <Button sx={unseen} onClick={focusHolder}>
        {word('skipToHolder')}
      </Button>
      <Button sx={unseen} onClick={focusMain}>
        {word('skipToMain')}
      </Button>
      {type === 'sdsaddition' && (
        <Button sx={unseen} onClick={focusPdf} {...keys('pdf')}>
          {word('skipToPdf')}
        </Button>
      )}
    </Box>
  );
};

const focusHolder = () => document.querySelector<HTMLElement>('[data-desk-key=take]')?.focus();

const unseen = {
  position: 'absolute',
  top: 0,
  left: 0,
  zIndex: 2000,
  bgcolor: 'background.paper',
  boxShadow: 2,
  whiteSpace: 'nowrap',
  '&:not(:focus-visible)': {
    clipPath: 'inset(50%)',
    width: 1,
    minWidth: 1,
    p: 0,
    overflow: 'hidden',
    pointerEvents: 'none',
  },
} as const;
