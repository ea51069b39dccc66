import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { useText } from '../i18n/use-text.ts';
import { SendingButton } from './SendingButton.tsx';

interface Props {
  readonly title: string;
  /** What will happen, in a sentence. */
  readonly children: ReactNode;
  /** The act by its name: "Delete", not "OK". */
  readonly act: string;
  /** The way back by its name, where it leads somewhere; "Cancel" when left out. */
  readonly back?: string;
  /** Red where it destroys or takes away; of what only has to be meant `primary`. */
  readonly color?: 'error' | 'primary';
  readonly isActing?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is done that has to be meant. The focus stands on the way back. */
export const ConfirmDialog = ({
  title,
  children,
  act,
  back,
  color = 'error',
  isActing = false,
  onConfirm,
  onCancel,
}: Props) => {
  const text = useText();
  const id = useId();
  return (
    <Dialog
      open
      maxWidth="xs"
      fullWidth
      onClose={onCancel}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={{ fontSize: '1.125rem', pb: 1 }}>
        {title}
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ overflowWrap: 'anywhere' }}>
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button autoFocus disabled={isActing} onClick={onCancel}>
          {back ?? text('tools.cancel')}
        </Button>
        <SendingButton variant="contained" color={color} isSending={isActing} onClick={onConfirm}>
          {act}
        </SendingButton>
      </DialogActions>
    </Dialog>
  );
};
