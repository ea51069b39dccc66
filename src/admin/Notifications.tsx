import { useEffect } from 'react';
import { useNotificationContext, useTranslate } from 'react-admin';
import { showToast } from '../providers/toasts.ts';

/** Hands react-admin's notifications on to the app's toasts, of which the newest stands. */
export const Notifications = () => {
  const { notifications, takeNotification } = useNotificationContext();
  const translate = useTranslate();
  useEffect(() => {
    const notification = notifications.length > 0 && takeNotification();
    if (!notification || typeof notification.message !== 'string') return;
    const { message, type, notificationOptions } = notification;
    const failed = type === 'error' || type === 'warning';
    showToast(translate(message, { _: message, ...notificationOptions?.messageArgs }), failed ? 'failed' : 'done');
  }, [notifications, takeNotification, translate]);
  return null;
};
