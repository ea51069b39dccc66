import { Button } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '../Notice.tsx';

/** In place of the choices of an input, or beneath it: they did not come; nothing that was typed is lost, and one can ask again. */
export const ChoicesFailed = ({ onRetry }: { onRetry: () => void }) => {
  const text = useText();
  return (
    <Notice severity="error" action={<Button onClick={onRetry}>{text('search.failed.retry')}</Button>}>
      {text('lists.choicesFailed')}
    </Notice>
  );
};
