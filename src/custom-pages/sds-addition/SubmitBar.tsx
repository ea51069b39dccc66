import { Box, Button, CircularProgress, LinearProgress, Typography } from '@mui/material';
import { useEffect, useRef } from 'react';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useCountText, useText } from '#src/i18n/use-text.ts';
import type { UploadProgress } from '#src/providers/upload.ts';
import { BottomBar } from '#src/ui/BottomBar.tsx';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  readonly count: number;
  /** Files that have no location yet. */
  readonly unplaced: number;
  /** The fault of the form as a whole. */
  readonly message: string | undefined;
  /** Files that the server refused. */
  readonly refused: number;
  readonly progress: UploadProgress | undefined;
  readonly onSubmit: () => void;
  readonly onTakeRefusedOff: () => void;
  readonly onCancel: () => void;
}

/** How far things are, and the way on; always in sight. */
export const SubmitBar = (props: Props) => {
  const { count, unplaced, message, refused, progress, onSubmit, onTakeRefusedOff, onCancel } = props;
  const text = useText();
  const countText = useCountText();
  const submit = useRef<HTMLButtonElement>(null);
  const isSending = progress !== undefined;
  const wasSending = useRef(false);
  useEffect(() => {
    // Cancel goes when there is nothing to cancel, and may have had the focus.
    if (!isSending && wasSending.current && document.activeElement === document.body) submit.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);

  return (
    <BottomBar
      role="region"
      aria-label={text('addition.bar')}
      sx={({ tokens }) => ({
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        justifyContent: 'flex-end',
        columnGap: 4,
        rowGap: 2,
        px: { xs: 4, sm: 8 },
        py: 3,
        borderTop: 1,
        borderColor: 'divider',
        boxShadow: { xs: tokens.barShadow, sm: 'none' },
      })}
    >
      {message && !isSending && (
        <Notice severity="error" sx={{ flex: '1 0 100%' }}>
          {message}
        </Notice>
      )}
      {progress ? (
        <>
          <Button onClick={onCancel}>{text('addition.cancel')}</Button>
          <Progress {...progress} />
        </>
      ) : (
        <Typography sx={{ fontSize: '0.8125rem', color: 'text.secondary', flex: { xs: '1 0 100%', sm: 'none' } }}>
          {unplaced > 0 && countText('addition.unplaced', unplaced)}
        </Typography>
      )}
      {refused > 0 && !isSending && (
        <Button color="error" onClick={onTakeRefusedOff}>
          {countText('addition.removeRefused', refused)}
        </Button>
      )}
      {/* Stays where it is, with the focus: a second click, or Enter held down, must meet nothing else. */}
      <Button
        ref={submit}
        variant="contained"
        aria-disabled={isSending}
        onClick={isSending ? undefined : onSubmit}
        startIcon={isSending && <CircularProgress size={16} color="inherit" aria-hidden />}
        sx={{ flex: { xs: 1, sm: 'none' }, minHeight: { xs: 48, sm: 36 }, opacity: isSending ? 0.6 : 1 }}
      >
        {countText('addition.submit', count)}
      </Button>
    </BottomBar>
  );
};

const Progress = ({ sent, total }: UploadProgress) => {
  const text = useText();
  const language = useLanguage();
  const id = 'addition-progress';
  const isChecking = sent >= total && total > 0;
  return (
    <Box sx={{ flex: 1, minWidth: 200, mr: 'auto', maxWidth: 320 }}>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 3, mb: 1.5, fontSize: '0.8125rem' }}>
        <Typography id={id} role="status" sx={{ fontWeight: 600, fontSize: 'inherit' }}>
          {text(isChecking ? 'addition.checking' : 'addition.sending')}
        </Typography>
        {!isChecking && (
          <span>
            {text('addition.sentOf', { sent: formatFileSize(sent, language), total: formatFileSize(total, language) })}
          </span>
        )}
      </Box>
      <LinearProgress
        aria-labelledby={id}
        variant={isChecking ? 'indeterminate' : 'determinate'}
        value={total > 0 ? Math.round((100 * sent) / total) : 0}
        sx={{ borderRadius: 2 }}
      />
    </Box>
  );
};
