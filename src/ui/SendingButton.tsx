import { Button, type ButtonProps, CircularProgress } from '@mui/material';
import { type KeyboardEvent, type MouseEvent, useId } from 'react';
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
  const id = useId();
  const isWaiting = waitsFor !== undefined && !isSending;
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
        {...(isWaiting && { 'aria-disabled': true, 'aria-describedby': id, title: waitsFor })}
        onClick={isSending || isWaiting ? stayIdle : onClick}
        onKeyDown={pressOnce}
        sx={[...(Array.isArray(sx) ? sx : [sx]), isSending && { cursor: 'progress' }, isWaiting && greyed]}
      >
        {isSending ? <CircularProgress size={24} aria-label={text('forms.sending')} /> : children}
      </Button>
      {isWaiting && (
        <span id={id} hidden>
          {waitsFor}
        </span>
      )}
      <span className="visually-hidden" aria-live="polite">
        {isSending && text('forms.sending')}
      </span>
    </>
  );
};

/** As what is disabled looks. */
const greyed = {
  '&, &:hover': { bgcolor: 'action.disabledBackground', color: 'action.disabled', boxShadow: 'none' },
  cursor: 'default',
} as const;
