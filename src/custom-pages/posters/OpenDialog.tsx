import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, Typography } from '@mui/material';
import { useId } from 'react';
import { SendingButton } from '#src/ui/SendingButton.tsx';
import { usePostersWords } from './words.ts';

interface Props {
  readonly name: string;
  readonly isActing: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Says what becomes visible, and to whom, before a location is opened. */
export const OpenDialog = ({ name, isActing, onConfirm, onCancel }: Props) => {
  const words = usePostersWords();
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
        {words.openQuestion(name)}
      </DialogTitle>
      <DialogContent id={`${id}-text`} sx={{ display: 'grid', gap: 3 }}>
        <Box>
          <Typography>{words.whoSees}</Typography>
          <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, display: 'grid', gap: 1 }}>
            {words.seen.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </Box>
        </Box>
        <Typography>{words.notSeen}</Typography>
        <Typography sx={{ color: 'text.secondary' }}>{words.counted}</Typography>
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5 }}>
        <Button autoFocus disabled={isActing} onClick={onCancel}>
          {words.cancel}
        </Button>
        <SendingButton variant="contained" isSending={isActing} onClick={onConfirm}>
          {words.openAct}
        </SendingButton>
      </DialogActions>
    </Dialog>
  );
};
