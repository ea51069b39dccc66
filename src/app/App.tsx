import { Box, Button, CssBaseline, ThemeProvider, useMediaQuery } from '@mui/material';
import { Suspense, useEffect } from 'react';
import { I18nContext, useNotify } from 'react-admin';
import { Route, Routes, useLocation } from 'react-router-dom';
import { isAtDesk } from '#contract/permissions.ts';
import { lazy } from '../chunks/lazy.ts';
import { followConnection } from '../chunks/load-chunk.ts';
import { useLanguage } from '../i18n/language.ts';
import { openI18nProviders } from '../i18n/open-messages.ts';
import { useText } from '../i18n/use-text.ts';
import { CookieBanner } from '../layout/CookieBanner.tsx';
import { AppNotifications } from '../providers/notifications.tsx';
import { useStoredUserInfo } from '../providers/user-info.ts';
import { darkTheme, lightTheme } from '../theme/theme.ts';
import { CrashBoundary } from '../ui/CrashBoundary.tsx';
import { PageFallback } from '../ui/PageFallback.tsx';
import { PageTitle } from '../ui/PageTitle.tsx';
import { Toasts } from '../ui/Toasts.tsx';
import { OpenFrame } from './OpenFrame.tsx';
import { openPages } from './open-pages.ts';

/** Everything behind sign-in, react-admin included, in a chunk of its own: the sign-in page does not wait for it. */
const Portal = lazy(() => import('./Portal.tsx'));
/** The same for the operators, whose screens members never load. */
const Desk = lazy(() => import('./Desk.tsx'));

export const App = () => {
  const language = useLanguage();
  const isDesk = isAtDesk(useLocation().pathname, useStoredUserInfo()?.permissions ?? []);
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <I18nContext.Provider value={openI18nProviders[language]}>
      <AppNotifications>
        <ThemeProvider theme={isDark ? darkTheme : lightTheme}>
          <CssBaseline />
          <Toasts />
          <ConnectionNotice />
          <CrashBoundary page={<CrashPage />}>
            {/* The first screen of index.html stays until there is something to show. */}
            <Suspense
              fallback={
                <PageFallback frame={OpenFrame}>
                  <div className="first-screen" />
                </PageFallback>
              }
            >
              <Routes>
                {openPages.map(({ path, title, component: Component }) => (
                  <Route
                    key={path}
                    path={path}
                    element={
                      <>
                        <PageTitle title={title} />
                        <Box sx={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
                          <Component />
                          <CookieBanner />
                        </Box>
                      </>
                    }
                  />
                ))}
                <Route path="*" element={isDesk ? <Desk /> : <Portal />} />
              </Routes>
            </Suspense>
          </CrashBoundary>
        </ThemeProvider>
      </AppNotifications>
    </I18nContext.Provider>
  );
};

/** Tells of a chunk that is missing and has no place on the page to say it in. */
const ConnectionNotice = () => {
  const text = useText();
  const notify = useNotify();
  useEffect(() => followConnection(() => notify(text('errorPages.unloadedPart'), { type: 'error' })), [notify, text]);
  return null;
};

/** What has stopped where there is no shell, and the ways on. */
const CrashPage = () => {
  const text = useText();
  return (
    <OpenFrame title={text('errorPages.crashed')} lead={text('errorPages.crashedDetail')}>
      <Button variant="contained" size="large" onClick={() => window.location.reload()}>
        {text('errorPages.reload')}
      </Button>
      {/* A load of the page, not a step within what has stopped. */}
      <Button variant="outlined" size="large" href="/">
        {text('signIn.backToSignIn')}
      </Button>
    </OpenFrame>
  );
};
