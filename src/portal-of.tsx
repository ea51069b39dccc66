import { type ComponentType, useMemo, useState } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, Resource, type ResourceProps } from 'react-admin';
import { Route } from 'react-router-dom';
import type { Page } from './define-page.ts';
import type { Resource as ResourceDeclaration } from './define-resource.ts';
import { createI18nProvider } from './i18n/i18n-provider.ts';
import { useMessages } from './i18n/messages.ts';
import { AppLayout } from './layout/AppLayout.tsx';
import { GuardedPage } from './layout/GuardedPage.tsx';
import { PagesProvider } from './layout/pages-context.ts';
import { Toasts } from './layout/Toasts.tsx';
import { authProvider } from './providers/auth-provider.ts';
import { createDataProvider } from './providers/data-provider.ts';
import { createQueryClient } from './providers/query-client.ts';
import { tabStore } from './providers/tab-store.ts';
import { messagesOf } from './resource-views/messages-of.ts';
import { routerOf } from './resource-views/router-of.tsx';
import { CrashPanel } from './ui/CrashBoundary.tsx';

interface Part {
  readonly pages: readonly Page[];
  readonly resources: readonly ResourceDeclaration[];
}

/** Everything of a part of the app behind sign-in: react-admin with our shell, and the pages and resources of its registries. */
export const portalOf = ({ pages, resources }: Part): ComponentType => {
  const store = tabStore();
  const routerProvider = routerOf(resources);
  const sources = Object.fromEntries(resources.map(({ name, data }) => [name, data]));
  const guardedPages = pages.filter(({ layout }) => layout !== 'open');

  return function Portal() {
    const words = useMessages();
    // Anew after each sign-in: nothing that one person was shown is there for the next.
    const [queryClient] = useState(createQueryClient);
    const [dataProvider] = useState(() => createDataProvider(sources));
    const i18nProvider = useMemo(
      () =>
        words && createI18nProvider(words.language, { ...words.messages, ...messagesOf(resources, words.language) }),
      [words],
    );
    if (!i18nProvider) return null;
    return (
      <PagesProvider value={pages}>
        <CoreAdminContext
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          routerProvider={routerProvider}
          store={store}
        >
          <CoreAdminUI
            layout={AppLayout}
            error={CrashPanel}
            loginPage={false}
            authCallbackPage={false}
            title="Vigie"
            disableTelemetry
          >
            {resources.map(({ name, recordRepresentation }) => (
              <Resource
                key={name}
                name={name}
                {...(recordRepresentation && {
                  recordRepresentation: recordRepresentation as ResourceProps['recordRepresentation'],
                })}
              />
            ))}
            <CustomRoutes>
              {guardedPages.map((page) => (
                <Route key={page.path} path={page.path} element={<GuardedPage page={page} />} />
              ))}
            </CustomRoutes>
          </CoreAdminUI>
          <Toasts />
        </CoreAdminContext>
      </PagesProvider>
    );
  };
};
