import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { useShownNotification } from '../providers/notifications.tsx';
import { ToastCard } from './ToastCard.tsx';

/** CSS property: width at the right of the header that toasts leave free. */
export const toastRoom = '--toast-room';

/**
 * The one place notifications appear in, as react-admin's `<Notification>`: top right over the header, so that they cover neither the
 * search box nor an announcement; a region that is always there, so that screen readers hear what comes into it.
 */
export const Toasts = () => {
  const notification = useShownNotification();
  const { resetNotifications } = useNotificationContext();
  const region = useRef<HTMLElement>(null);
  useLeaveBehind(notification, resetNotifications);
  useEffect(() => stayAudible(region.current), []);
  return createPortal(
    <Box
      ref={region}
      role="status"
      sx={{
        position: 'fixed',
        top: 4,
        right: `min(var(${toastRoom}, 0px) + 8px, 100vw - 248px)`,
        // Readable in any case.
        maxWidth: `min(440px, max(240px, 100vw - var(${toastRoom}, 0px) - 16px))`,
        zIndex: 'snackbar',
        displayPrint: 'none',
      }}
    >
      {notification && <ToastCard key={keyOf(notification)} notification={notification} onClose={resetNotifications} />}
    </Box>,
    document.body,
  );
};

const keys = new WeakMap<NotificationPayload, number>();
let lastKey = 0;

/** Tells two notifications with the same words apart. */
const keyOf = (notification: NotificationPayload): number => {
  const known = keys.get(notification);
  if (known !== undefined) return known;
  lastKey += 1;
  keys.set(notification, lastKey);
  return lastKey;
};

/** A toast goes with the screen that it speaks of: after the person has done anything and is on another page, it closes. */
const useLeaveBehind = (notification: NotificationPayload | undefined, close: () => void) => {
  const { pathname } = useLocation();
  const isActed = useRef(false);
  useEffect(() => {
    isActed.current = false;
    if (!notification) return;
    const act = () => {
      isActed.current = true;
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, act, true);
    return () => {
      for (const event of events) window.removeEventListener(event, act, true);
    };
  }, [notification]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that counts
  useEffect(() => {
    if (isActed.current) close();
  }, [pathname]);
};

/** An open dialog hides everything beside it from screen readers; what its own form has to say in a toast must not be. */
const stayAudible = (region: HTMLElement | null) => {
  if (!region) return;
  const show = () => region.removeAttribute('aria-hidden');
  const observer = new MutationObserver(show);
  observer.observe(region, { attributes: true, attributeFilter: ['aria-hidden'] });
  show();
  return () => observer.disconnect();
};
