import { Box, Button, Typography } from '@mui/material';
import { useId } from 'react';
import { useNotify } from 'react-admin';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { useTokenWords } from './words.ts';

/** A token in full, shown once; the way on is to say that it is kept. */
export const MadeToken = ({ token, onKept }: { readonly token: string; readonly onKept: () => void }) => {
  const words = useTokenWords();
  const notify = useNotify();
  const id = useId();
  const copy = async () => {
    await navigator.clipboard.writeText(token);
    notify(words.copied);
  };
  return (
    <FormDialog
      title={words.madeTitle}
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
      <Typography sx={{ mb: 4 }}>{words.madeDetail}</Typography>
      <Typography id={id} component="div" variant="body2" sx={{ mb: 1, color: 'text.secondary' }}>
        {words.token}
      </Typography>
      <Box
        component="output"
        aria-labelledby={id}
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
        {token}
      </Box>
      <Button variant="outlined" onClick={() => void copy()}>
        {words.copy}
      </Button>
    </FormDialog>
  );
};
