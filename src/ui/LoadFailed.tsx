import CloudOff from '@mui/icons-material/CloudOff';
import { Button } from '@mui/material';
import { useText } from '../i18n/use-text.ts';
import { CallError, unreachable } from '../providers/call-error.ts';
import { StatePanel } from './StatePanel.tsx';

interface Props {
  /** What did not come. */
  readonly title: string;
  /** Why; without a connection that is what to mend. */
  readonly error?: Error;
  readonly onRetry: () => void;
  readonly level?: 1 | 2;
}

/** What a page should show did not come; nothing is lost, and one can ask again. */
export const LoadFailed = ({ title, error, onRetry, level = 1 }: Props) => {
  const text = useText();
  const isAway = error instanceof CallError && error.status === unreachable;
  return (
    <StatePanel
      tone="error"
      level={level}
      icon={<CloudOff />}
      title={title}
      actions={
        <Button variant="contained" onClick={onRetry}>
          {text('search.failed.retry')}
        </Button>
      }
    >
      {text(isAway ? 'forms.unreachable' : 'lists.failedDetail')}
    </StatePanel>
  );
};
