import { Box, Button, Typography } from '@mui/material';
import type { ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { FormDialog } from './FormDialog.tsx';

interface Props {
  readonly title: string;
  readonly detail: string;
  /** The secret, as it is copied. */
  readonly text: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly kept: string };
  readonly onKept: () => void;
  /** The secret, as it is shown. */
  readonly children: ReactNode;
  /** Ways to keep it besides copying. */
  readonly actions?: ReactNode;
}

/** A secret that is shown only once. Closing it asks in words whether the person has saved it, without force. */
export const ShownOnce = ({ title, detail, text, words, onKept, children, actions }: Props) => {
  const notify = useNotify();
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(words.copied);
  };
  return (
    <FormDialog
      title={title}
      maxWidth="xs"
      onSubmit={(event) => {
        event.preventDefault();
        onKept();
      }}
      onClose={onKept}
      actions={
        <Button type="submit" variant="contained">
          {words.kept}
        </Button>
      }
    >
      <Typography sx={{ mb: 4 }}>{detail}</Typography>
      {children}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {words.copy}
        </Button>
        {actions}
      </Box>
    </FormDialog>
  );
};

interface ShownTextProps {
  /** What it is, for those who do not see it. */
  readonly label: string;
  readonly children: string;
}

/** A secret of one line, which a click marks whole. */
export const ShownText = ({ label, children }: ShownTextProps) => (
  <Box
    component="output"
    aria-label={label}
    sx={{
      display: 'block',
      p: 4,
      mb: 4,
      bgcolor: 'action.hover',
      borderRadius: '8px',
      fontFamily: 'ui-monospace, monospace',
      overflowWrap: 'anywhere',
      userSelect: 'all',
    }}
  >
    {children}
  </Box>
);
