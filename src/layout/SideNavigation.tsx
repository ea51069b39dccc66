import { Box, Divider, Drawer, useMediaQuery } from '@mui/material';
import { memo, useDeferredValue, useEffect, useRef } from 'react';
import { useAccess } from '../admin/access.ts';
import { navigationSections } from '../admin/define-page.ts';
import { nearestEntry } from '../admin/find-page.ts';
import { usePages } from '../admin/pages-context.ts';
import { useText } from '../i18n/use-text.ts';
import { usePathname } from '../providers/navigation.tsx';
import { NavigationGroup } from './NavigationGroup.tsx';

const openWidth = 256;
const railWidth = 56;
/** With its edge, where there is room for the navigation beside a page. */
const headerHeight = 57;

/** Milliseconds after which the navigation that was opened over a page folds again. S2.2.3-11. */
const collapseDelay = 500;

interface Props {
  /** Icons alone: it was folded, or the page brings its own side panel. */
  readonly isFolded: boolean;
  /** Called for over the page. */
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Open beside the page from 967 px on, a rail beside a workspace, and a drawer over the page whenever it is called for. */
export const SideNavigation = memo(({ isFolded, isOpen, onClose }: Props) => {
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
});

/** A frame after the drawer: on a slow phone the tap is answered at once, and what it opens fills as it slides in. */
const Entries = ({ onFollow }: { onFollow: () => void }) =>
  useDeferredValue(true, false) && <NavigationList isRail={false} onFollow={onFollow} />;

interface NavigationListProps {
  /** Icons alone, with tooltips. */
  readonly isRail: boolean;
  readonly onFollow?: () => void;
}

/** The pages a person may open, section by section. */
const NavigationList = ({ isRail, onFollow }: NavigationListProps) => {
  const canAccess = useAccess();
  const pages = usePages();
  const nearest = nearestEntry(pages, usePathname());
  const groups = navigationSections
    .map((section) => ({
      section,
      entries: pages.filter((page) => page.section === section && canAccess(page.path)),
    }))
    .filter(({ entries }) => entries.length > 0);
  return (
    <Box sx={{ p: isRail ? 2 : 3, display: 'grid', gap: 1 }}>
      {groups.map(({ section, entries }, index) => (
        <div key={section}>
          {/* An entry without a head of its own would look like one more of the group above. */}
          {index > 0 && (isRail || entries.length === 1) && <Divider sx={{ my: 1, mx: isRail ? 1 : 3 }} />}
          <NavigationGroup section={section} entries={entries} nearest={nearest} isRail={isRail} onFollow={onFollow} />
        </div>
      ))}
    </Box>
  );
};

/** An act that happens after a while, unless it is called off. */
const useDelayed = (act: () => void, milliseconds: number) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    start: () => {
      clearTimeout(timer.current);
      timer.current = setTimeout(act, milliseconds);
    },
    cancel: () => clearTimeout(timer.current),
  };
};
