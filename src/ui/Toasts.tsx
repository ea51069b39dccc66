import { Box } from '@mui/material';
import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { closeToast, useToast } from '../providers/toasts.ts';
import { ToastCard } from './ToastCard.tsx';

/** The one place toasts appear in, top right: a region that is always there, so that screen readers hear what comes into it. */
export const Toasts = () => {
  const toast = useToast();
  const region = useRef<HTMLElement>(null);
  useEffect(() => stayAudible(region.current), []);
  return createPortal(
    <Box
      ref={region}
      role="status"
      sx={{
        position: 'fixed',
        top: { xs: 60, sm: 68 },
        right: { xs: 8, sm: 24 },
        left: { xs: 8, sm: 'auto' },
        maxWidth: { sm: 440 },
        zIndex: 'snackbar',
        displayPrint: 'none',
      }}
    >
      {toast && <ToastCard key={toast.id} toast={toast} onClose={closeToast} />}
    </Box>,
    document.body,
  );
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
