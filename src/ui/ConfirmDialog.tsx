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
  /** Red where something is lost by it, which is so when left out. */
  readonly actColor?: 'error' | 'primary';
  readonly isActing?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks before something is done that cannot be taken back. The focus stands on the way back. */
export const ConfirmDialog = ({
  title,
  children,
  act,
  back,
  actColor = 'error',
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
        <SendingButton variant="contained" color={actColor} isSending={isActing} onClick={onConfirm}>
          {act}
        </SendingButton>
      </DialogActions>
    </Dialog>
  );
};
