import { Box } from '@mui/material';
import { type ReactNode, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useStoredUserInfo } from '../providers/user-info.ts';
import { HeaderSlotProvider } from '../ui/HeaderSlot.tsx';
import { Header } from './Header.tsx';
import { SideNavigation } from './SideNavigation.tsx';
import { usePage } from './use-page.ts';

/** The shell: header, side navigation, and the page. A workspace fills the window and scrolls its own parts. */
export const AppLayout = ({ children }: { children: ReactNode }) => {
  const [headerSlot, setHeaderSlot] = useState<HTMLElement | null>(null);
  const [isNavigationOpen, setNavigationOpen] = useState(false);
  const isWorkspace = usePage()?.layout === 'workspace';
  const isSignedIn = useStoredUserInfo() !== undefined;
  if (!isSignedIn) return <Box component="main">{children}</Box>;
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
        <Header
          slotRef={setHeaderSlot}
          onMenu={() => setNavigationOpen(!isNavigationOpen)}
          isMenuOpen={isNavigationOpen}
        />
        <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
          <SideNavigation isOpen={isNavigationOpen} onClose={() => setNavigationOpen(false)} isRail={isWorkspace} />
          <Box component="main" id="main" tabIndex={-1} sx={{ flex: 1, minWidth: 0, minHeight: 0, outline: 'none' }}>
            {children}
          </Box>
        </Box>
      </Box>
    </HeaderSlotProvider>
  );
};

const SkipLink = () => {
  const text = useText();
  return (
    <Box
      component="a"
      href="#main"
      sx={{
        position: 'absolute',
        left: 8,
        top: -60,
        zIndex: 2000,
        p: 2,
        bgcolor: 'background.paper',
        color: 'primary.main',
        '&:focus': { top: 8 },
      }}
    >
      {text('shell.skipToContent')}
    </Box>
  );
};
