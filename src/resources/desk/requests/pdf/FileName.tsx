import OpenInNew from '@mui/icons-material/OpenInNew';
import { Link } from '@mui/material';
import { useText } from '#src/i18n/use-text.ts';
import { useWords } from '../use-words.ts';

/** What the file is called, and the way to it in a tab of its own. */
export const FileName = ({ name, address }: { name: string; address: string }) => {
  const text = useText();
  const word = useWords();
  return (
    <Link
      href={address}
      target="_blank"
      rel="noopener"
      title={word('newTab')}
      aria-label={text('shell.newTab', { name })}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        minHeight: 32,
        color: 'text.primary',
        fontWeight: 600,
        overflowWrap: 'anywhere',
        fontSize: '0.8125rem',
        lineHeight: '16px',
      }}
    >
      {name}
      <OpenInNew aria-hidden sx={{ fontSize: 16, color: 'text.secondary', flex: 'none' }} />
    </Link>
  );
};
