import { Box, CssBaseline, ThemeProvider, useMediaQuery } from '@mui/material';
import { useEffect } from 'react';
import { I18nContext, useNotify } from 'react-admin';
import { isAtDesk, type Permission } from '#contract/permissions.ts';
import { lazy, preloadComponent } from '../chunks/lazy.ts';
import { followConnection } from '../chunks/load-chunk.ts';
import { useLanguage } from '../i18n/language.ts';
import { openI18nProviders } from '../i18n/open-messages.ts';
import { useText } from '../i18n/use-text.ts';
import { CookieBanner } from '../layout/CookieBanner.tsx';
import { matchPath, ParamsContext, useLocation } from '../providers/navigation.tsx';
import { AppNotifications } from '../providers/notifications.tsx';
import { useStoredUserInfo } from '../providers/user-info.ts';
import { darkTheme, lightTheme } from '../theme/theme.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { openPages } from './open-pages.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** Everything behind sign-in, react-admin and react-router included, in a chunk of its own: the sign-in page does not wait for it. */
const Portal = lazy(() => import('./Portal.tsx'));
/** The same for the operators, whose screens members never load. */
const Desk = lazy(() => import('./Desk.tsx'));

export const App = () => {
  const language = useLanguage();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <I18nContext.Provider value={openI18nProviders[language]}>
      <AppNotifications>
        <ThemeProvider theme={isDark ? darkTheme : lightTheme}>
          <CssBaseline />
          <Toasts />
          <ConnectionNotice />
          <PageBoundary>
            <Part />
          </PageBoundary>
        </ThemeProvider>
      </AppNotifications>
    </I18nContext.Provider>
  );
};

/** The open page at the address, or else the part of the app behind sign-in, whose routes are react-router's. */
const Part = () => {
  const { pathname } = useLocation();
  const permissions = useStoredUserInfo()?.permissions;
  const open = findOpenPage(pathname);
  if (!open) return isAtDesk(pathname, permissions ?? []) ? <Desk /> : <Portal />;
  const { params, page } = open;
  return (
    <ParamsContext.Provider value={params}>
      <PageTitle title={page.title} />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <page.component />
        <CookieBanner />
      </Box>
    </ParamsContext.Provider>
  );
};

const findOpenPage = (pathname: string) => {
  for (const page of openPages) {
    const params = matchPath(page.path, pathname);
    if (params) return { page, params };
  }
  return undefined;
};

/** Loads what the app begins with at this address, for this person. */
export const preloadFirstPart = (pathname: string, permissions: readonly Permission[]): Promise<void> =>
  preloadComponent(findOpenPage(pathname)?.page.component ?? (isAtDesk(pathname, permissions) ? Desk : Portal));

/** Tells of a chunk that is missing and has no place on the page to say it in. */
const ConnectionNotice = () => {
  const text = useText();
  const notify = useNotify();
  useEffect(() => followConnection(() => notify(text('errorPages.unloadedPart'), { type: 'error' })), [notify, text]);
  return null;
};
