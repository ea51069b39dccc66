import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import Close from '@mui/icons-material/Close';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { Box, IconButton, keyframes } from '@mui/material';
import { useEffect, useState } from 'react';
import type { NotificationPayload } from 'react-admin';
import { useText } from '../i18n/use-text.ts';

/** Milliseconds a toast stands, and once more after it was pointed at or in focus. S1.9-07, S2.9-13, S2.9-14. */
const durationAt = (path: string): number => (path === '/search' ? 5000 : 4000);

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

interface Props {
  readonly notification: NotificationPayload;
  readonly onClose: () => void;
}

/** One toast, which closes itself. Ours rather than MUI's Snackbar, whose transitions sign-in would have to load. */
export const ToastCard = ({ notification: { message, type }, onClose }: Props) => {
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
