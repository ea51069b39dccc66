import AutoFixHighOutlined from '@mui/icons-material/AutoFixHighOutlined';
import { Alert } from '@mui/material';
import { useWords } from '../../use-words.ts';
import { countRead } from './hints.ts';
import { useReading } from './reading-context.ts';

/** How much of the form the machine has filled in, or why it could not. */
export const ReadingBanner = () => {
  const word = useWords();
  const { reading } = useReading();
  if (reading.outcome !== 'read')
    return (
      <Alert severity="warning" role="note">
        {word(reading.outcome === 'unreadable' ? 'unreadable' : 'readFailed')}
      </Alert>
    );
  const { found, all } = countRead(reading);
  return (
    <Alert severity="info" role="note" icon={<AutoFixHighOutlined fontSize="small" />}>
      <strong>{word('readCount', { found, all })}</strong> {word('readHint')}
    </Alert>
  );
};
