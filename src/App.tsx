import { CssBaseline, ThemeProvider, useMediaQuery } from '@mui/material';
import { I18nContext } from 'ra-core';
import { lazy, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { i18nProviders } from './i18n/i18n-provider.ts';
import { useLanguage } from './i18n/language.ts';
import { pages } from './pages.ts';
import { darkTheme, lightTheme } from './theme/theme.ts';
import { CrashBoundary } from './ui/CrashBoundary.tsx';
import { PageTitle } from './ui/PageTitle.tsx';

/** Everything behind sign-in, react-admin included, in a chunk of its own: the sign-in page does not wait for it. */
const Portal = lazy(() => import('./Portal.tsx'));

export const App = () => {
  const language = useLanguage();
  const isDark = useMediaQuery('(prefers-color-scheme: dark)');
  return (
    <I18nContext.Provider value={i18nProviders[language]}>
      <ThemeProvider theme={isDark ? darkTheme : lightTheme}>
        <CssBaseline />
        <CrashBoundary>
          <Suspense fallback={null}>
            <Routes>
              {openPages.map(({ path, title, component: Component }) => (
                <Route
                  key={path}
                  path={path}
                  element={
                    <>
                      <PageTitle title={title} />
                      <Component />
                    </>
                  }
                />
              ))}
              <Route path="*" element={<Portal />} />
            </Routes>
          </Suspense>
        </CrashBoundary>
      </ThemeProvider>
    </I18nContext.Provider>
  );
};

const openPages = pages.filter(({ layout }) => layout === 'open');
