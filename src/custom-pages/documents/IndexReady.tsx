import { Link } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';

interface Props {
  readonly url: string;
  /** The browser opened no window, or it was closed. */
  readonly isBlocked: boolean;
}

/** The index is made: in its window, or behind a link. */
export const IndexReady = ({ url, isBlocked }: Props) => {
  const text = useText();
  return (
    <Notice severity={isBlocked ? 'warning' : 'info'} role="status">
      {text(isBlocked ? 'documents.index.blocked' : 'documents.index.opened')}{' '}
      <Link href={url} target="_blank" underline="always">
        {text(isBlocked ? 'documents.index.open' : 'documents.index.openAgain')}
      </Link>
    </Notice>
  );
};
