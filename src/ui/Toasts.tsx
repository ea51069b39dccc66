import { Box } from '@mui/material';
import { closeToast, useToast } from '../providers/toasts.ts';
import { ToastCard } from './ToastCard.tsx';

/** The one place toasts appear in, top right: a region that is always there, so that screen readers hear what comes into it. */
export const Toasts = () => {
  const toast = useToast();
  return (
    <Box
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
    </Box>
  );
};
