import { createContext, type ReactNode, useSyncExternalStore } from 'react';
import {
  NotificationContextProvider,
  type NotificationContextType,
  type NotificationPayload,
  useNotificationContext,
} from 'react-admin';

/** The app's notifications, where an admin stands between. */
export const AppNotificationContext = createContext<NotificationContextType | undefined>(undefined);

/** react-admin's notifications for the whole app: what sign-in says still stands on the page behind it, and the other way round. */
export const AppNotifications = ({ children }: { children: ReactNode }) => (
  <NotificationContextProvider>
    <Shared>{children}</Shared>
  </NotificationContextProvider>
);

const Shared = ({ children }: { children: ReactNode }) => (
  <AppNotificationContext.Provider value={useNotificationContext()}>{children}</AppNotificationContext.Provider>
);

const listeners = new Set<() => void>();
let holders = 0;

/** Keeps notifications back while something has to be read first, until the function that this returns is called. */
export const holdNotifications = (): (() => void) => {
  changeHolders(1);
  return () => changeHolders(-1);
};

const changeHolders = (change: 1 | -1) => {
  holders += change;
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const useIsHeld = (): boolean => useSyncExternalStore(subscribe, () => holders > 0);

/** The notification to show, if any: they do not queue, the last one stands. S1.9-07. */
export const useShownNotification = (): NotificationPayload | undefined => {
  const { notifications } = useNotificationContext();
  return useIsHeld() ? undefined : notifications.at(-1);
};

/** Whether no notification stands or is kept back: what is in no hurry may come. */
export const useIsQuiet = (): boolean => {
  const { notifications } = useNotificationContext();
  return !useIsHeld() && notifications.length === 0;
};
