import { Button, type ButtonProps, CircularProgress } from '@mui/material';
import type { KeyboardEvent, MouseEvent } from 'react';
import { useText } from '../i18n/use-text.ts';

interface Props extends Omit<ButtonProps, 'disabled'> {
  readonly isSending: boolean;
  /** Why it does nothing now. It keeps the focus, and tells it. */
  readonly waitsFor?: string | undefined;
}

/** Enter held down presses a button again and again: once more after each answer. */
const pressOnce = (event: KeyboardEvent) => {
  if (event.repeat) event.preventDefault();
};

/**
 * A button that sends something. Meanwhile a spinner replaces its words; the button stays, disabled, so that the focus
 * does not fall to the top of the page, and screen readers are told to wait.
 */
export const SendingButton = ({ isSending, waitsFor, children, onClick, sx = [], ...button }: Props) => {
  const text = useText();
  const isIdle = isSending || waitsFor !== undefined;
  /** The second click of a double one may come before the first is seen to be sent. */
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isIdle || event.detail > 1) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <>
      <Button
        {...button}
        {...(isSending && {
          variant: 'text',
          startIcon: null,
          'aria-label': text('forms.sending'),
        })}
        {...(waitsFor && { title: waitsFor })}
        {...(isIdle && { 'aria-disabled': true })}
        onClick={press}
        onKeyDown={pressOnce}
        sx={[...(Array.isArray(sx) ? sx : [sx]), isSending && { cursor: 'progress' }, waitsFor && { opacity: 0.5 }]}
      >
        {isSending ? <CircularProgress size={24} aria-label={text('forms.sending')} /> : children}
      </Button>
      <span className="visually-hidden" aria-live="polite">
        {isSending && text('forms.sending')}
      </span>
    </>
  );
};
