import { Box, Drawer, useMediaQuery } from '@mui/material';
import { useDeferredValue } from 'react';
import { useText } from '../i18n/use-text.ts';
import { NavigationList } from './NavigationList.tsx';
import { useDelayed } from './use-delayed.ts';

const openWidth = 256;
const railWidth = 56;
/** With its edge, where there is room for the navigation beside a page. */
const headerHeight = 57;

/** Milliseconds after which the navigation that was opened over a page folds again. Specification 2 §9. */
const collapseDelay = 500;

interface Props {
  /** Icons alone: it was folded, or the page brings its own side panel. */
  readonly isFolded: boolean;
  /** Called for over the page. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Open beside the page from 967 px on, a rail beside a workspace, and a drawer over the page whenever it is called for. */
export const SideNavigation = ({ isFolded, isOpen, onClose }: Props) => {
  const text = useText();
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'));
  const collapse = useDelayed(onClose, collapseDelay);
  return (
    <>
      {isWide && (
        <Box
          component="nav"
          aria-label={text('shell.navigation')}
          sx={{
            width: isFolded ? railWidth : openWidth,
            flex: 'none',
            overflowY: 'auto',
            // A long page scrolls under the header and beside this.
            position: 'sticky',
            top: headerHeight,
            maxHeight: `calc(100dvh - ${headerHeight}px)`,
            '@media (max-height: 400px)': { position: 'static', maxHeight: 'none' },
            borderRight: 1,
            borderColor: 'divider',
            bgcolor: 'background.paper',
            displayPrint: 'none',
          }}
        >
          <NavigationList isRail={isFolded} />
        </Box>
      )}
      <Drawer
        open={isOpen}
        onClose={onClose}
        slotProps={{
          paper: {
            'aria-label': text('shell.navigation'),
            onMouseEnter: collapse.cancel,
            onMouseLeave: collapse.start,
            sx: { width: openWidth, pt: 14 },
          },
        }}
      >
        <Box component="nav" aria-label={text('shell.navigation')}>
          <Entries onFollow={onClose} />
        </Box>
      </Drawer>
    </>
  );
};

/** A frame after the drawer: on a slow phone the tap is answered at once, and what it opens fills as it slides in. */
const Entries = ({ onFollow }: { onFollow: () => void }) =>
  useDeferredValue(true, false) && <NavigationList isRail={false} onFollow={onFollow} />;
