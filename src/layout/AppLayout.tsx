import { Box, useMediaQuery } from '@mui/material';
import {
  createContext,
  memo,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from 'react';
import { matchPath } from 'react-router-dom';
import type { Page } from '../admin/define-page.ts';
import { usePages } from '../admin/pages-context.ts';
import { lazy } from '../chunks/lazy.ts';
import { useText } from '../i18n/use-text.ts';
import { foldedKey } from '../providers/browser-keys.ts';
import { useKeptStatus } from '../providers/kept-sheets/kept-status.ts';
import { useNavigationType, usePathname } from '../providers/navigation.tsx';
import { useStoredUserInfo } from '../providers/user-info.ts';
import { useWaitingStatus } from '../providers/waiting-additions/waiting-status.ts';
import { Footer } from '../ui/Footer.tsx';
import { focusHeading } from '../ui/focus-heading.ts';
import { HeaderSlotProvider } from '../ui/HeaderSlot.tsx';
import { CookieBanner } from './CookieBanner.tsx';
import { Header } from './Header.tsx';
import { SideNavigation } from './SideNavigation.tsx';

/** For administrators of an organisation that ends, and for nobody else. */
const EndBanner = lazy(() => import('./EndBanner.tsx'));

/** Where the server cannot be reached, something waits to be sent, or the app has a newer version. */
const DeviceNews = lazy(() => import('./DeviceNews.tsx'));

/** What the header takes at least, on a phone. */
const headerHeight = 52;

/** The shell: header, side navigation, page and footer. A workspace fills the window and scrolls its own parts. */
export const AppLayout = ({ children }: { children: ReactNode }) => (
  <PageContext value={children}>
    <Shell />
  </PageContext>
);

/** The page goes past the shell, which another address of the same page does not draw anew. */
const PageContext = createContext<ReactNode>(null);
const OpenPage = () => useContext(PageContext);

const Shell = memo(() => {
  const [headerSlot, setHeaderSlot] = useState<HTMLElement | null>(null);
  const [isOpen, setOpen] = useState(false);
  const layout = usePage()?.layout;
  const isWorkspace = layout === 'workspace';
  const isWide = useMediaQuery(({ breakpoints }) => breakpoints.up('md'));
  const isBeside = isWide && !isWorkspace;
  const [isFolded, setFolded] = useFolded();
  const hasFooter = !(isWorkspace && isWide);
  // The same for the same page: another search's address does not draw header and navigation anew.
  const toggle = useCallback(
    () => (isBeside ? setFolded(!isFolded) : setOpen(!isOpen)),
    [isBeside, isFolded, isOpen, setFolded],
  );
  const close = useCallback(() => setOpen(false), []);
  const userInfo = useStoredUserInfo();
  const arrivedAt = useArrival();
  const { isAway, isUpdateReady } = useKeptStatus();
  const waiting = useWaitingStatus();
  const hasNews = isAway || isUpdateReady || waiting.additions.length > 0 || waiting.sent.length > 0;
  if (!userInfo) {
    return (
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <OpenPage />
        <CookieBanner />
      </Box>
    );
  }
  if (layout === 'window') {
    return (
      <Box component="main" sx={{ display: 'grid', minHeight: '100dvh' }}>
        <OpenPage />
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
          onMenu={toggle}
          isMenuOpen={isBeside ? !isFolded : isOpen}
        />
        <Box sx={{ display: 'flex', flex: 1, minHeight: 0 }}>
          {layout !== 'document' && (
            <SideNavigation isFolded={isWorkspace || isFolded} isOpen={isOpen && !isBeside} onClose={close} />
          )}
          <Box sx={{ flex: 1, minWidth: 0, minHeight: 0, display: 'flex', flexDirection: 'column' }}>
            {hasNews && (
              <Suspense>
                <DeviceNews />
              </Suspense>
            )}
            {userInfo.endsOn && (
              <Suspense>
                <EndBanner day={userInfo.endsOn} />
              </Suspense>
            )}
            <Box
              component="main"
              id="main"
              tabIndex={-1}
              sx={{
                flex: 1,
                // The footer begins below the window, so that late content moves nothing that is in sight.
                minHeight: hasFooter ? `calc(100dvh - ${headerHeight}px)` : 0,
                outline: 'none',
                '@media print': { minHeight: 0 },
              }}
            >
              <OpenPage />
            </Box>
            {hasFooter && <Footer />}
          </Box>
        </Box>
        <CookieBanner isInSight={isWorkspace} />
      </Box>
    </HeaderSlotProvider>
  );
});

/** The first thing one comes to with the keyboard: past header and navigation. */
const SkipLink = memo(() => {
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
});

/**
 * Going to another page within the app, which no browser tells by itself: the focus goes to its heading as soon as that is
 * there, unless the page has put it somewhere or people have. Answers the tab's title, to be announced.
 */
const useArrival = (): string => {
  const pathname = usePathname();
  // The first page of a visit begins at the top, as everywhere.
  const before = useRef(useNavigationType() === 'POP' ? pathname : undefined);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    const arrive = () => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      setTitle(document.title);
      if (isLeftBehind(document.activeElement)) focusHeading();
    };
    const observer = new MutationObserver(arrive);
    observer.observe(document.body, { childList: true, subtree: true });
    arrive();
    return () => observer.disconnect();
  }, [pathname]);
  return title;
};

/** What one left by, in header or navigation, or nothing at all has the focus. */
const isLeftBehind = (focused: Element | null): boolean =>
  !focused || focused === document.body || focused.closest('header, nav') !== null;

/** Whether the navigation beside a page is folded; each browser remembers it. */
const useFolded = (): [boolean, (isFolded: boolean) => void] => {
  const [isFolded, setFolded] = useState(() => localStorage.getItem(foldedKey) !== null);
  const keep = useCallback((next: boolean) => {
    if (next) localStorage.setItem(foldedKey, '1');
    else localStorage.removeItem(foldedKey);
    setFolded(next);
  }, []);
  return [isFolded, keep];
};

/** The declaration of the page that is open. */
const usePage = (): Page | undefined => {
  const pathname = usePathname();
  return usePages().find(({ path }) => matchPath(path, pathname));
};
