import OpenInNew from '@mui/icons-material/OpenInNew';
import UploadFileOutlined from '@mui/icons-material/UploadFileOutlined';
import { Box, Button, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { urlOf } from '#contract/call-url.ts';
import { getOperatorSheetPdf } from '#contract/calls/operator/sheets.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { useText } from '#src/i18n/use-text.ts';
import { LanguageTag } from '#src/ui/LanguageTag.tsx';
import { sheetText } from '../messages.ts';
import type { EditedSheet } from '../sheet.ts';
import { useSheetsChanged } from '../use-sheets-changed.ts';
import { useSavedFirst } from './use-saved-first.ts';

const PdfDialog = lazy(() => import('../pdf/PdfDialog.tsx'));

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
      <PdfButton sheet={sheet} />
    </Box>
  );
};

/** Gives the sheet a PDF, or another one. */
const PdfButton = ({ sheet }: { sheet: EditedSheet }) => {
  const text = useText();
  const changed = useSheetsChanged();
  const savedFirst = useSavedFirst();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button variant="outlined" startIcon={<UploadFileOutlined />} onClick={() => savedFirst(() => setOpen(true))}>
        {text(sheetText(sheet.has_pdf ? 'replacePdf' : 'uploadPdf'))}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PdfDialog
            sheet={sheet}
            onClose={close}
            onDone={() => {
              close();
              changed();
            }}
          />
        </Suspense>
      )}
    </>
  );
};
