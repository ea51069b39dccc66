import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { usePostersMessages } from './messages.ts';

interface Props {
  readonly name: string;
  readonly isActing: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what becomes visible, and to whom, before a location is opened. */
export const OpenDialog = ({ name, isActing, onConfirm, onCancel }: Props) => {
  const messages = usePostersMessages();
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={{ fontSize: '1.125rem', pb: 1, overflowWrap: 'anywhere' }}>
        {messages.openQuestion(name)}
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: 'grid', gap: 3 }}>
        <Box>
          <Typography>{messages.whoSees}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, display: 'grid', gap: 1 }}>
            {messages.seen.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
        <Typography>{messages.notSeen}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{messages.counted}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button autoFocus disabled={isActing} onClick={onCancel}>
          {messages.cancel}
        </Button>
        <SendingButton variant="contained" isSending={isActing} onClick={onConfirm}>
          {messages.openAct}
        </SendingButton>
      </DialogActions>
    </Dialog>
  );
};
