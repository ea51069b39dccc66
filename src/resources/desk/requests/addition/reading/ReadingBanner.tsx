import AutoFixHighOutlined from '@mui/icons-material/AutoFixHighOutlined';
import { useCountWords, useWords } from '#src/resources/desk/requests/use-words.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { countRead } from './hints.ts';
import { useReading } from './reading-context.ts';

/** How much of the form the machine has filled in, or why it could not. */
export const ReadingBanner = () => {
  const word = useWords();
  const countWord = useCountWords();
  const { reading } = useReading();
  if (reading.outcome !== 'read')
    return (
      <Notice severity="warning" role="note">
        {word(reading.outcome === 'unreadable' ? 'unreadable' : 'readFailed')}
      </Notice>
    );
  const { found, all } = countRead(reading);
  return (
    <Notice severity="info" role="note" icon={<AutoFixHighOutlined fontSize="small" />}>
      <strong>{word('readCount', { found, all })}</strong> {word('readHint')}
      {all > found && ` ${countWord('readNeeds', all - found)}`}
    </Notice>
  );
};
