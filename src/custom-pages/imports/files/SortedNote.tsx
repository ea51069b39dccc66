import { Box, Typography } from '@mui/material';
import { maxImportFiles } from '#contract/imports/limits.ts';
import { formatFileSize } from '#src/i18n/format-file-size.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { useImportMessages } from '../messages.ts';
import { maxBytesOf, type SortedFiles } from './sort-out.ts';

/** What will be sent, in a line. */
export const ChosenLine = ({ sorted: { files, list, pdfs, archives } }: { readonly sorted: SortedFiles }) => {
  const messages = useImportMessages();
  const language = useLanguage();
  const text = useText();
  const bytes = files.reduce((sum, { file }) => sum + file.size, 0);
  const parts = [
    list && messages.aList(list.path),
    pdfs > 0 && messages.pdfs(pdfs),
    archives > 0 && messages.archives(archives),
    formatFileSize(bytes, language),
  ];
  return (
    <Typography sx={{ overflowWrap: 'anywhere' }}>
      <strong>{messages.chosen}</strong>
      {text('lists.colon')}
      {parts.filter(Boolean).join(', ')}
    </Typography>
  );
};

/** How many are named; a folder has many of one kind. */
const named = 5;

/** Files that are not sent, the first of them by name and with the reason. */
export const LeftOut = ({ leftOut }: Pick<SortedFiles, 'leftOut'>) => {
  const messages = useImportMessages();
  const language = useLanguage();
  if (leftOut.length === 0) return null;
  const { kind, oldWorkbook, secondList, large, many, blank } = messages.reasons;
  const reasonOf = ({ path, reason }: SortedFiles['leftOut'][number]): string =>
    ({
      kind,
      oldWorkbook,
      secondList,
      blank,
      large: large(maxBytesOf(path) / 1_000_000),
      many: many(formatNumber(maxImportFiles, language)),
    })[reason];
  return (
    <Notice severity="warning" role="status">
      {messages.leftOut(leftOut.length)}
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5 }}>
        {leftOut.slice(0, named).map((one) => (
          <li key={one.path}>
            <strong>{one.path}</strong>, {reasonOf(one)}
          </li>
        ))}
        {leftOut.length > named && <li>{messages.leftOutMore(leftOut.length - named)}</li>}
      </Box>
    </Notice>
  );
};
