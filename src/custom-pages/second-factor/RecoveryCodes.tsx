import { Box, Button } from '@mui/material';
import { ShownOnce } from '#src/ui/ShownOnce.tsx';
import { useFactorMessages } from './messages.ts';

interface Props {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

/** Recovery codes, shown once; the way on is to say that they are kept. */
export const RecoveryCodes = ({ codes, onKept }: Props) => {
  const words = useFactorMessages();
  const text = codes.join('\n');
  const file = `data:text/plain;charset=utf-8,${encodeURIComponent(`Vigie\n${words.codes}\n\n${text}\n`)}`;
  return (
    <ShownOnce
      title={words.keep}
      detail={words.keepDetail}
      text={text}
      words={words}
      onKept={onKept}
      actions={
        <Button variant="outlined" component="a" href={file} download={words.fileName}>
          {words.download}
        </Button>
      }
    >
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
    </ShownOnce>
  );
};
