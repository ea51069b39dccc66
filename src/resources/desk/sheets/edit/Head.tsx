import OpenInNew from '@mui/icons-material/OpenInNew';
import { Box, Button, Typography } from '@mui/material';
import { useRecordContext } from 'react-admin';
import { getOperatorSheetPdf } from '#contract/calls/operator/sheets.ts';
import { useText } from '#src/i18n/use-text.ts';
import { urlOf } from '#src/providers/call-api.ts';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import type { EditedSheet } from '../sheet.ts';
import { sheetText } from '../texts.ts';

/** Which sheet it is, as it is recorded, and its PDF. */
export const Head = () => {
  const text = useText();
  const sheet = useRecordContext<EditedSheet>();
  if (!sheet) return null;
  const { id, product_name, manufacturer, language, has_pdf } = sheet;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 4, rowGap: 2 }}>
      <Box sx={{ flex: '1 1 240px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography sx={{ fontWeight: 600 }}>
          <bdi>{product_name}</bdi> <LanguageTag language={language} />
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {text(sheetText('ofMaker'), { manufacturer, id })}
        </Typography>
      </Box>
      {has_pdf && (
        <Button
          variant="outlined"
          href={urlOf(getOperatorSheetPdf, { id })}
          target="_blank"
          rel="noopener"
          endIcon={<OpenInNew />}
          aria-label={text('shell.newTab', { name: text(sheetText('openPdf')) })}
        >
          {text(sheetText('openPdf'))}
        </Button>
      )}
    </Box>
  );
};
