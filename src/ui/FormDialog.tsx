import Close from '@mui/icons-material/Close';
import { Box, Dialog, DialogActions, DialogContent, IconButton, Typography, useMediaQuery } from '@mui/material';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';
import { useText } from '../i18n/use-text.ts';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: (event: FormEvent) => void;
  readonly children: ReactNode;
  /** The ways out: the filled one last. */
  readonly actions: ReactNode;
  readonly maxWidth?: 'xs' | 'sm' | 'md';
  readonly formRef?: Ref<HTMLFormElement>;
}

/** A small form over the page. It fills a phone; what is typed is not lost by a touch beside it. */
export const FormDialog = ({ title, onClose, onSubmit, children, actions, maxWidth = 'sm', formRef }: Props) => {
  const text = useText();
  const titleId = useId();
  const isPhone = useMediaQuery(({ breakpoints }) => breakpoints.down('sm'));
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      fullScreen={isPhone}
      onClose={(_, reason) => reason === 'escapeKeyDown' && onClose()}
      aria-labelledby={titleId}
    >
      <Box
        component="form"
        ref={formRef}
        noValidate
        onSubmit={onSubmit}
        sx={{ display: 'flex', flexDirection: 'column', minHeight: 0, flex: 1 }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', pl: { xs: 4, sm: 6 }, pr: 3, pt: 4, pb: 1 }}>
          <Typography id={titleId} variant="h2" sx={{ flex: 1, fontSize: '1.125rem' }}>
            {title}
          </Typography>
          <IconButton onClick={onClose} aria-label={text('tools.close')}>
            <Close />
          </IconButton>
        </Box>
        <DialogContent sx={{ px: { xs: 4, sm: 6 }, pt: 2, pb: 4 }}>{children}</DialogContent>
        <DialogActions
          sx={{ px: { xs: 4, sm: 6 }, py: 3, gap: 2, flexWrap: 'wrap', borderTop: 1, borderColor: 'divider' }}
        >
          {actions}
        </DialogActions>
      </Box>
    </Dialog>
  );
};
