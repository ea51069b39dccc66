import raEnglish from 'ra-language-english';
import raFrench from 'ra-language-french';
import { useMemo } from 'react';
import { Admin, CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import { createI18nProvider } from './i18n/i18n-provider.ts';
import { useLanguage } from './i18n/language.ts';
import { messagesOf } from './i18n/messages.ts';
import { AppLayout } from './layout/AppLayout.tsx';
import { GuardedPage } from './layout/GuardedPage.tsx';
import { Toasts } from './layout/Toasts.tsx';
import { pages } from './pages.ts';
import { authProvider } from './providers/auth-provider.ts';
import { dataProvider } from './providers/data-provider.ts';
import { createQueryClient } from './providers/query-client.ts';
import { resources } from './resources.ts';
import { darkOptions, lightOptions } from './theme/theme.ts';

const reactAdminWords = { en: raEnglish, fr: raFrench };
const queryClient = createQueryClient();

/** Everything behind sign-in: react-admin with our shell, and the pages and resources of the registries. */
export default function Portal() {
  const language = useLanguage();
  const i18nProvider = useMemo(
    () => createI18nProvider(language, { ...messagesOf(language), ...reactAdminWords[language] }),
    [language],
  );
  return (
    <Admin
      authProvider={authProvider}
      dataProvider={dataProvider}
      i18nProvider={i18nProvider}
      queryClient={queryClient}
      theme={lightOptions}
      darkTheme={darkOptions}
      layout={AppLayout}
      notification={Toasts}
      loginPage={false}
      title="Vigie"
      disableTelemetry
    >
      {resources.map((resource) => (
        <Resource key={resource.name} {...resource} />
      ))}
      <CustomRoutes>
        {guardedPages.map((page) => (
          <Route key={page.path} path={page.path} element={<GuardedPage page={page} />} />
        ))}
      </CustomRoutes>
    </Admin>
  );
}

const guardedPages = pages.filter(({ layout }) => layout !== 'open');
