import { Button, type ButtonProps, CircularProgress } from '@mui/material';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useText } from '../i18n/use-text.ts';

type Props = Omit<ButtonProps, 'disabled'> & { readonly isSending: boolean };

/** Enter held down presses a button again and again: once more after each answer. */
const pressOnce = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/**
 * A button that sends something. Meanwhile a spinner replaces its words; the button stays, disabled, so that the focus
 * does not fall to the top of the page, and screen readers are told to wait.
 */
export const SendingButton = ({ isSending, children, onClick, sx = [], ...button }: Props) => {
  const text = useText();
  const stayIdle = (event: MouseEvent) => event.preventDefault();
  return (
    <>
      <Button
        {...button}
        {...(isSending && {
          variant: 'text',
          startIcon: null,
          'aria-disabled': true,
          'aria-label': text('forms.sending'),
        })}
        onClick={isSending ? stayIdle : onClick}
        onKeyDown={pressOnce}
        sx={[...(Array.isArray(sx) ? sx : [sx]), isSending && { cursor: 'progress' }]}
      >
        {isSending ? <CircularProgress size={24} aria-label={text('forms.sending')} /> : children}
      </Button>
      <span className="visually-hidden" aria-live="polite">
        {isSending && text('forms.sending')}
      </span>
    </>
  );
};
