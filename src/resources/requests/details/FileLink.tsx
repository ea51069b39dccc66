import { Link } from '@mui/material';
import type { RequestInfo } from '#contract/requests/request-info.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';

/** The PDF that came with a request, in a new tab; its name alone when it is kept no longer. */
export const FileLink = ({ info: { url, file_name, file_size } }: { info: RequestInfo }) => {
  const text = useText();
  const language = useLanguage();
  const name = file_name || text('requests.pdf');
  const size = file_size ? `, ${formatFileSize(file_size, language)}` : '';
  if (!url) return name + size;
  return (
    <>
      <Link href={url} target="_blank" rel="noopener" aria-label={text('shell.newTab', { name })}>
        {name}
      </Link>
      {size}
    </>
  );
};
