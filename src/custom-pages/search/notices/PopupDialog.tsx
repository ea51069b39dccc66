import {
  Button,
  Checkbox,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  useMediaQuery,
} from '@mui/material';
import { useId, useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { NoticeMessage } from './NoticeMessage.tsx';

interface Props {
  readonly subject: string;
  readonly message: string;
  readonly isRich: boolean;
  readonly onConfirm: (isLastTime: boolean) => void;
}

export default function PopupDialog({ subject, message, isRich, onConfirm }: Props) {
  const text = useText();
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  const [isLastTime, setLastTime] = useState(false);
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      scroll={isPhone ? 'body' : 'paper'}
      onClose={() => onConfirm(false)}
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId} sx={{ fontSize: '1.125rem' }}>
        {subject || text('tools.notices.announcement')}
      </DialogTitle>
      <DialogContent>
        <NoticeMessage message={message} isRich={isRich} />
      </DialogContent>
      <DialogActions sx={{ px: 6, pb: 5, flexWrap: 'wrap' }}>
        <FormControlLabel
          label={text('tools.notices.doNotShow')}
          sx={{ flex: 1, mr: 2 }}
          control={<Checkbox size="small" checked={isLastTime} onChange={(_, checked) => setLastTime(checked)} />}
        />
        <Button variant="contained" autoFocus onClick={() => onConfirm(isLastTime)}>
          {text('tools.notices.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
