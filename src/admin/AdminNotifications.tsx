import { type ReactNode, useContext, useMemo } from 'react';
import {
  AddNotificationContext,
  NotificationContext,
  type NotificationPayload,
  useNotificationContext,
  useTranslate,
} from 'react-admin';
import { AppNotificationContext } from '../providers/notifications.tsx';

/** Within an admin, which brings notifications of its own: those of the app, translated with the admin's messages. */
export const AdminNotifications = ({ children }: { children: ReactNode }) => {
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
