import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useLocation } from 'react-router-dom';
import { closeToast, type Toast, useToast } from '../providers/toasts.ts';
import { ToastCard } from './ToastCard.tsx';

/** CSS property: width at the right of the header that toasts leave free. */
export const toastRoom = '--toast-room';

/**
 * The one place toasts appear in, top right over the header, so that they cover neither the search box nor an announcement: a region
 * that is always there, so that screen readers hear what comes into it.
 */
export const Toasts = () => {
  const toast = useToast();
  const region = useRef<HTMLElement>(null);
  useLeaveBehind(toast);
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
      {toast && <ToastCard key={toast.id} toast={toast} onClose={closeToast} />}
    </Box>,
    document.body,
  );
};

/** A toast goes with the screen that it speaks of: who has done anything since it came, and is elsewhere now, has gone on. */
const useLeaveBehind = (toast: Toast | undefined) => {
  const { pathname } = useLocation();
  const isActed = useRef(false);
  useEffect(() => {
    isActed.current = false;
    if (!toast) return;
    const act = () => {
      isActed.current = true;
    };
    const events = ['pointerdown', 'keydown'] as const;
    for (const event of events) window.addEventListener(event, act, true);
    return () => {
      for (const event of events) window.removeEventListener(event, act, true);
    };
  }, [toast]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the change of page that counts
  useEffect(() => {
    if (isActed.current) closeToast();
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
