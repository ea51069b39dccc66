import { Box, useMediaQuery } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useStoredUserInfo } from '../providers/user-info.ts';
import { Footer } from '../ui/Footer.tsx';
import { HeaderSlotProvider } from '../ui/HeaderSlot.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { Header } from './Header.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { SkipLink } from './SkipLink.tsx';
import { useArrival } from './use-arrival.ts';
import { useFolded } from './use-folded.ts';
import { usePage } from './use-page.ts';

/** What the header takes at least, on a phone. */
const headerHeight = 52;

/** The shell: header, side navigation, page and footer. A workspace fills the window and scrolls its own parts. */
export const AppLayout = ({ children }: { children: ReactNode }) => {
  const [headerSlot, setHeaderSlot] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const layout = usePage()?.layout;
  const isWorkspace = layout === 'workspace';
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'));
  const isBeside = isWide && !isWorkspace;
  const [isFolded, setFolded] = useFolded();
  const hasFooter = !(isWorkspace && isWide);
  const isSignedIn = useStoredUserInfo() !== undefined;
  const arrivedAt = useArrival();
  if (!isSignedIn) {
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        {children}
        <CookieBanner />
      </Box>
    );
  }
  if (layout === 'window') {
    return (
      <Box component="main" sx={{ display: 'grid', minHeight: '100dvh' }}>
        {children}
      </Box>
    );
  }
  return (
    <HeaderSlotProvider value={headerSlot}>
      <Box
        sx={{
          display: 'flex',
          flexDirection: 'column',
          minHeight: '100dvh',
          ...(isWorkspace && { height: { md: '100dvh' } }),
          '@media print': { height: 'auto', display: 'block' },
        }}
      >
        <SkipLink />
        <div className="visually-hidden" aria-live="polite">
          {arrivedAt}
        </div>
        <Header
          slotRef={setHeaderSlot}
          hasMenu={layout !== 'document'}
          onMenu={() => (isBeside ? setFolded(!isFolded) : setOpen(!isOpen))}
          isMenuOpen={isBeside ? !isFolded : isOpen}
        />
        <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
          {layout !== 'document' && (
            <SideNavigation
              isFolded={isWorkspace || isFolded}
              isOpen={isOpen && !isBeside}
              onClose={() => setOpen(false)}
            />
          )}
          <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
            <Box
              component="main"
              id="main"
              tabIndex={-1}
              sx={{
                flex: 1,
                // The footer begins below the window: what comes late to a page pushes nothing that is in sight.
                minHeight: hasFooter ? `calc(100dvh - ${headerHeight}px)` : 0,
                outline: 'none',
                '@media print': { minHeight: 0 },
              }}
            >
              {children}
            </Box>
            {hasFooter && <Footer />}
          </Box>
        </Box>
        <CookieBanner isInSight={isWorkspace} />
      </Box>
    </HeaderSlotProvider>
  );
};
