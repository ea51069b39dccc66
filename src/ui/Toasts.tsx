import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Box, IconButton, keyframes } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { type NotificationPayload, useNotificationContext } from 'react-admin';
import { createPortal } from 'react-dom';
import { useText } from '../i18n/use-text.ts';
import { useLocation } from '../providers/navigation.tsx';
import { useShownNotification } from '../providers/notifications.tsx';

/** Milliseconds a toast stands, and once more after it was pointed at or in focus. S1.9-07, S2.9-13, S2.9-14. */
const durationAt = (path: string): number => (path === '/search' ? 5000 : 4000);

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

interface Props {
  readonly notification: NotificationPayload;
  readonly onClose: () => void;
}

/** One toast, which closes itself. Ours rather than MUI's Snackbar, whose transitions sign-in would have to load. */
const ToastCard = ({ notification: { message, type }, onClose }: Props) => {
  const text = useText();
  const [isHeld, setHeld] = useState(false);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(onClose, durationAt(window.location.pathname));
    return () => clearTimeout(timer);
  }, [isHeld, onClose]);

  const hold = () => setHeld(true);
  const letGo = () => setHeld(false);
  const Icon = type === 'error' || type === 'warning' ? ErrorOutlined : CheckCircleOutlined;
  return (
    <Box
      onMouseEnter={hold}
      onMouseLeave={letGo}
      onFocus={hold}
      onBlur={letGo}
      sx={({ tokens }) => ({
        display: 'flex',
        alignItems: 'center',
        gap: 3,
        pl: 4,
        pr: 1,
        py: 1,
        borderRadius: '10px',
        bgcolor: tokens.inverse,
        color: tokens.onInverse,
        boxShadow: tokens.menuShadow,
        '@media (forced-colors: active)': { border: '1px solid CanvasText' },
        animation: `${appear} 120ms ease-out`,
      })}
    >
      <Icon fontSize="small" aria-hidden />
      <Box sx={{ flex: 1, py: 2, overflowWrap: 'anywhere' }}>{message}</Box>
      <IconButton onClick={onClose} aria-label={text('forms.closeToast')} sx={{ color: 'inherit' }}>
        <Close fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** CSS property: how far below the top of the window toasts stand, where not over the header. */
export const toastTop = '--toast-top';

/** CSS property: width at the right of the header that toasts leave free. */
export const toastRoom = '--toast-room';

/**
 * The one place of notifications, as react-admin's `<Notification>`: top right over the header, so that they cover
 * neither the search box nor an announcement. The live region is always there, so that screen readers announce what
 * comes into it.
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
        top: `var(${toastTop}, 4px)`,
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
