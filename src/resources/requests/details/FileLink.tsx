import { Link, Typography } from '@mui/material';
import type { RequestInfo } from '#contract/requests/request-info.ts';
import { tellTakenOut } from '#contract/requests/taken-out.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';

/** The PDF that came with a request, in a new tab, and what was taken out of it; its name alone when it is kept no longer. */
export const FileLink = ({ info: { url, file_name, file_size, taken_out } }: { info: RequestInfo }) => {
  const text = useText();
  const language = useLanguage();
  const name = file_name || text('requests.pdf');
  const size = file_size ? `, ${formatFileSize(file_size, language)}` : '';
  return (
    <>
      {url ? (
        <Link href={url} underline="always" target="_blank" rel="noopener" aria-label={text('shell.newTab', { name })}>
          {name}
        </Link>
      ) : (
        name
      )}
      {size}
      {taken_out && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {tellTakenOut(taken_out, language)}
        </Typography>
      )}
    </>
  );
};
