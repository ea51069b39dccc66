import { type ComponentType, memo, type ReactNode, useContext, useMemo, useState } from 'react';
import {
  AddNotificationContext,
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  NotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import type { Catalogue } from '#contract/errors/entry.ts';
import { createI18nProvider } from '../i18n/i18n-provider.ts';
import { useMessages } from '../i18n/messages.ts';
import { createAuthProvider } from '../providers/auth-provider.ts';
import { createDataProvider } from '../providers/data-provider.ts';
import { AppNotificationContext } from '../providers/notifications.tsx';
import { createQueryClient } from '../providers/query-client.ts';
import { tabStore } from '../providers/tab-store.ts';
import { CrashPanel } from '../ui/CrashBoundary.tsx';
import { canAccess, ResourcesProvider } from './access.ts';
import type { Page } from './define-page.ts';
import type { ResourceDeclaration } from './define-resource.ts';
import { GuardedPage } from './GuardedPage.tsx';
import { PagesProvider } from './pages-context.ts';
import { messagesOf, toResource } from './Resource.tsx';
import { routerOf } from './routing.tsx';

interface Props {
  readonly pages: readonly Page[];
  readonly resources: readonly ResourceDeclaration[];
  /** What may be refused there. */
  readonly errors: Catalogue;
  /** Stands around every page. */
  readonly layout: ComponentType<{ children: ReactNode }>;
}

/**
 * react-admin's `<Admin>` for one part of the app behind sign-in: our layout, with the pages and resources of its registries. Only the
 * router draws a new address: from children that were made anew react-admin configures its routes once more, and draws all twice.
 */
export const Admin = memo(({ pages, resources, errors, layout }: Props) => {
  const words = useMessages(errors);
  const [store] = useState(tabStore);
  const [routerProvider] = useState(() => routerOf(resources));
  // New after each sign-in, so that nothing one person was shown is there for the next.
  const [queryClient] = useState(createQueryClient);
  const [authProvider] = useState(() =>
    createAuthProvider(({ permissions }, params) => canAccess({ resources, permissions, ...params })),
  );
  const [dataProvider] = useState(() =>
    createDataProvider(Object.fromEntries(resources.map(({ name, data }) => [name, data]))),
  );
  const i18nProvider = useMemo(
    () => words && createI18nProvider(words.language, { ...words.messages, ...messagesOf(resources, words.language) }),
    [words, resources],
  );
  if (!i18nProvider) return null;
  return (
    <PagesProvider value={pages}>
      <ResourcesProvider value={resources}>
        <CoreAdminContext
          authProvider={authProvider}
          dataProvider={dataProvider}
          i18nProvider={i18nProvider}
          queryClient={queryClient}
          routerProvider={routerProvider}
          store={store}
        >
          <AdminNotifications>
            <CoreAdminUI
              layout={layout}
              accessDenied={AccessDenied}
              error={CrashPanel}
              loginPage={false}
              authCallbackPage={false}
              title="Vigie"
              disableTelemetry
            >
              {resources.map(toResource)}
              <CustomRoutes>
                {pages
                  .filter((page) => page.layout !== 'open')
                  .map((page) => (
                    <Route key={page.path} path={page.path} element={<GuardedPage page={page} />} />
                  ))}
              </CustomRoutes>
            </CoreAdminUI>
          </AdminNotifications>
        </CoreAdminContext>
      </ResourcesProvider>
    </PagesProvider>
  );
});

/** The page to which react-admin redirects when `canAccess` refuses. */
const AccessDenied = () => <Navigate to="/not-authorize" replace />;

/** Within an admin, which brings notifications of its own: those of the app, translated with the admin's messages. */
const AdminNotifications = ({ children }: { children: ReactNode }) => {
  const own = useNotificationContext();
  const app = useContext(AppNotificationContext) ?? own;
  const translate = useTranslate();
  const { addNotification } = app;
  const add = useMemo(
    () => (notification: NotificationPayload) => {
      const { message, notificationOptions } = notification;
      addNotification({
        ...notification,
        message:
          typeof message === 'string'
            ? translate(message, { _: message, ...notificationOptions?.messageArgs })
            : message,
      });
    },
    [addNotification, translate],
  );
  return (
    <NotificationContext.Provider value={app}>
      <AddNotificationContext.Provider value={add}>{children}</AddNotificationContext.Provider>
    </NotificationContext.Provider>
  );
};
