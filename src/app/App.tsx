import { Box, CssBaseline, GlobalStyles, ThemeProvider, useMediaQuery } from '@mui/material';
import { useEffect } from 'react';
import { I18nContext, useNotify } from 'react-admin';
import { isOperatorPath, type Permission } from '#contract/permissions.ts';
import { findPage } from '../admin/find-page.ts';
import { lazy, preloadComponent } from '../chunks/lazy.ts';
import { followConnection } from '../chunks/load-chunk.ts';
import { getLanguage, useLanguage } from '../i18n/language.ts';
import { openI18nProviders } from '../i18n/open-messages.ts';
import { preloadMessages } from '../i18n/portal-messages.ts';
import { useText } from '../i18n/use-text.ts';
import { CookieBanner } from '../layout/CookieBanner.tsx';
import { ParamsContext, useLocation } from '../providers/navigation.tsx';
import { AppNotifications } from '../providers/notifications.tsx';
import { useStoredUserInfo } from '../providers/user-info.ts';
import { darkTheme, lightTheme } from '../theme/theme.ts';
import { PageTitle } from '../ui/PageTitle.tsx';
import sheetParts from '../ui/sheet-parts.css?inline';
import { Toasts } from '../ui/Toasts.tsx';
import { openPages } from './open-pages.ts';
import { PageBoundary } from './PageBoundary.tsx';

/** Everything behind sign-in, react-admin and react-router included, in a chunk of its own: the sign-in page does not wait for it. */
const loadPortal = () => import('./Portal.tsx');
const Portal = lazy(loadPortal);
/** The same for the operators, whose screens members never load. */
const loadOperatorPortal = () => import('./OperatorPortal.tsx');
const OperatorPortal = lazy(loadOperatorPortal);

export const App = () => {
  const language = useLanguage();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <I18nContext.Provider value={openI18nProviders[language]}>
      <AppNotifications>
        <ThemeProvider theme={isDark ? darkTheme : lightTheme}>
          <CssBaseline />
          <GlobalStyles styles={sheetParts} />
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
  const open = findPage(openPages, pathname);
  if (!open) return isOperatorPath(pathname, permissions ?? []) ? <OperatorPortal /> : <Portal />;
  const { params, page } = open;
  return (
    <ParamsContext.Provider value={params}>
      <PageTitle title={page.title} />
      <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
        <page.component />
        {!page.keepsNothing && <CookieBanner />}
      </Box>
    </ParamsContext.Provider>
  );
};

/** Loads what the app begins with at this address, for this person: the part, its page, their words. */
export const preloadFirstPart = async (pathname: string, permissions: readonly Permission[]): Promise<void> => {
  const open = findPage(openPages, pathname);
  if (open) return preloadComponent(open.page.component);
  const [part, load] = isOperatorPath(pathname, permissions)
    ? ([OperatorPortal, loadOperatorPortal] as const)
    : ([Portal, loadPortal] as const);
  const page = load().then(
    ({ preload }) => preload(pathname),
    () => undefined,
  );
  await Promise.all([preloadComponent(part), page, preloadMessages(getLanguage())]);
};

/** Tells of a chunk that is missing and has no place on the page to say it in. */
const ConnectionNotice = () => {
  const text = useText();
  const notify = useNotify();
  useEffect(() => followConnection(() => notify(text('errorPages.unloadedPart'), { type: 'error' })), [notify, text]);
  return null;
};
