import { CircularProgress, keyframes } from '@mui/material';

const appear = keyframes({ from: { opacity: 0 } });

/** A spinner where content will come, if it takes its time. */
export const Waiting = ({ label }: { label: string }) => (
  <CircularProgress size={32} aria-label={label} sx={{ mx: 'auto', animation: `${appear} 200ms 200ms backwards` }} />
);
