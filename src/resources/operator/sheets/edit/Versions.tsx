import { Box, Link } from '@mui/material';
import { LinkBase, useRecordContext } from 'react-admin';
import { sheetStatuses } from '#contract/sheets/status.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { sheetText } from '../messages.ts';
import type { EditedSheet } from '../sheet.ts';
import { Part, rows } from './Part.tsx';
import { ProductActions } from './ProductActions.tsx';

/** Every sheet of the product, the newest first. */
export const Versions = () => {
  const text = useText();
  const shownIn = useLanguage();
  const sheet = useRecordContext<EditedSheet>();
  if (!sheet) return null;
  return (
    <Part title={text(sheetText('versions'))}>
      <Box component="ul" sx={rows}>
        {sheet.versions.map(({ id, language, status, sheet_date }) => {
          const date = sheet_date ? formatShortDate(sheet_date) : text(sheetText('undated'));
          const isThis = id === sheet.id;
          return (
            <li key={id} {...(isThis && { 'aria-current': 'true' })}>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
                {isThis ? (
                  <strong>{date}</strong>
                ) : (
                  <Link component={LinkBase} to={`/desk-sheets/${id}`}>
                    {date}
                  </Link>
                )}
                <LanguageTag language={language} />
                <Box component="span" sx={{ ml: 'auto', fontSize: '0.8125rem', color: 'text.secondary' }}>
                  {id}
                </Box>
              </Box>
              <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
                {[sheetStatuses[status][shownIn], isThis && text(sheetText('thisOne'))].filter(Boolean).join(', ')}
              </Box>
            </li>
          );
        })}
      </Box>
      <ProductActions />
    </Part>
  );
};
