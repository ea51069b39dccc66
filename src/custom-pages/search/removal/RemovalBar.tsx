import { Box, Button, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { maxRemovals } from '#contract/limits.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import { BottomBar } from '#src/ui/BottomBar.tsx';
import { focusResults } from '../results/focus-results.ts';
import { useRemovalMode } from './removal-mode.tsx';
import type { Draft } from './wizard/draft.ts';

const RemovalWizard = lazy(() => import('./wizard/RemovalWizard.tsx'));

/** How many sheets are chosen, and the way on or out. S2.4-33, S2.4-34. */
export default function RemovalBar() {
  const text = useText();
  const countText = useCountText();
  const language = useLanguage();
  const { selected, leave } = useRemovalMode();
  const [isOpen, setOpen] = useState(false);
  // Who closes the wizard to look at the list finds there again what they had typed.
  const [left, setLeft] = useState<readonly Draft[]>([]);
  const close = (drafts: readonly Draft[]) => {
    setLeft(drafts);
    setOpen(false);
  };
  const isTooMany = selected.size > maxRemovals;
  // The bar goes with the mode, and with it what had the focus; the wizard lets go of it once it is closed.
  const leaveBar = () => {
    leave();
    setTimeout(focusResults);
  };
  return (
    <BottomBar
      role="region"
      aria-label={text('removal.start')}
      sx={({ tokens }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 3,
        px: { xs: 4, sm: 6 },
        py: 2.5,
        minHeight: 64,
        boxShadow: tokens.barShadow,
        position: { xs: 'sticky', md: 'static' },
      })}
    >
      <Box role="status" sx={{ flex: { xs: '1 0 100%', sm: 1 } }}>
        <Typography component="span" sx={{ fontWeight: 600, mr: 3 }}>
          {countText('removal.selected', selected.size)}
        </Typography>
        <Typography component="span" variant="body2" sx={{ color: isTooMany ? 'error.main' : 'text.secondary' }}>
          {isTooMany
            ? text('removal.tooMany', { max: formatNumber(maxRemovals, language) })
            : text(selected.size === 0 ? 'removal.none' : 'removal.keptSelection')}
        </Typography>
      </Box>
      <Button onClick={leaveBar} sx={{ flex: { xs: 1, sm: 'none' } }}>
        {text('removal.cancel')}
      </Button>
      <Button
        variant="contained"
        disabled={selected.size === 0 || isTooMany}
        onClick={() => setOpen(true)}
        sx={{ flex: { xs: 2, sm: 'none' } }}
      >
        {text('removal.request')}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <RemovalWizard sheets={[...selected.values()]} left={left} onClose={close} onSent={leaveBar} />
        </Suspense>
      )}
    </BottomBar>
  );
}
