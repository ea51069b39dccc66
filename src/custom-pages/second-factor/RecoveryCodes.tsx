import { Box, Button, Typography } from '@mui/material';
import { useNotify } from 'react-admin';
import { FormDialog } from '#src/ui/FormDialog.tsx';
import { useFactorWords } from './words.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, shown once; the way on is to say that they are kept. */
export const RecoveryCodes = ({ codes, onKept }: Props) => {
  const words = useFactorWords();
  const notify = useNotify();
  const text = codes.join('\n');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify(words.copied);
  };
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Vigie\n${words.codes}\n\n${text}\n`)}`;
  return (
    <FormDialog
      title={words.keep}
      maxWidth="xs"
      onSubmit={(event) => {
        event.preventDefault();
        onKept();
      }}
      // Neither Escape nor the cross takes them away unseen: they are as good as kept only when one says so.
      onClose={onKept}
      actions={
        <Button type="submit" variant="contained">
          {words.kept}
        </Button>
      }
    >
      <Typography sx={{ mb: 4 }}>{words.keepDetail}</Typography>
      <Box
        component="ol"
        aria-label={words.codes}
        sx={{
          m: 0,
          mb: 4,
          p: 4,
          display: 'grid',
          gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
          gap: 2,
          listStyle: 'none',
          bgcolor: 'action.hover',
          borderRadius: '8px',
          fontFamily: 'ui-monospace, monospace',
          fontSize: '0.9375rem',
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button variant="outlined" component="a" href={file} download={words.fileName}>
          {words.download}
        </Button>
      </Box>
    </FormDialog>
  );
};
