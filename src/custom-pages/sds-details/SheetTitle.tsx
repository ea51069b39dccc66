import { Box, Typography } from '@mui/material';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { formatLongDate } from '#src/i18n/format.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';

/** Product, supplier, day and language. */
export const SheetTitle = ({ result }: Pick<SheetDetails, 'result'>) => {
  const text = useText();
  const language = useLanguage();
  const { dateofmsds: day } = result;
  return (
    <Box sx={{ minWidth: 0, flex: '1 1 300px' }}>
      <Typography variant="h1" sx={{ fontSize: '1.625rem', lineHeight: '2rem', overflowWrap: 'anywhere' }}>
        {result.product_name}
      </Typography>
      <Typography sx={{ fontSize: '1rem', mt: 0.5, overflowWrap: 'anywhere' }}>
        {result.manufacturer_name || <em>{text('sheet.noSupplier')}</em>}
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {' · '}
          {day ? text('details.sheetOf', { date: formatLongDate(day, language) }) : text('details.undated')}
          {' · '}
          {sheetLanguages[result.language][language]}
        </Box>
      </Typography>
    </Box>
  );
};
