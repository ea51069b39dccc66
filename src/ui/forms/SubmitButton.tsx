import { Button, CircularProgress } from '@mui/material';
import { useEffect, useRef } from 'react';
import { useText } from '../../i18n/use-text.ts';

/** Sends its form; a spinner stands in its place meanwhile. The focus it had comes back with it. */
export const SubmitButton = ({ isSending, children }: { isSending: boolean; children: string }) => {
  const text = useText();
  const button = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) button.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);

  return isSending ? (
    <CircularProgress size={28} aria-label={text('forms.sending')} sx={{ my: 2, mx: 'auto' }} />
  ) : (
    <Button ref={button} type="submit" variant="contained" size="large">
      {children}
    </Button>
  );
};
