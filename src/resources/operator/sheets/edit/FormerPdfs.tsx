import { Box, Button, Link } from '@mui/material';
import { useNotify, useRecordContext } from 'react-admin';
import { urlOf } from '#contract/call-url.ts';
import { getFormerSheetPdf, putBackSheetPdf } from '#contract/calls/operator/sheet-pdf.ts';
import { formatMoment } from '#src/i18n/format-moment.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { callApi } from '#src/providers/call-api.ts';
import { useSend } from '#src/ui/forms/use-send.ts';
import { sheetText } from '../messages.ts';
import type { EditedSheet } from '../sheet.ts';
import { useSheetsChanged } from '../use-sheets-changed.ts';
import { Part, rows } from './Part.tsx';
import { useSavedFirst } from './use-saved-first.ts';

/** The PDFs that the sheet had before: each is opened, and put back; which is taken back in the same way. */
export const FormerPdfs = () => {
  const text = useText();
  const language = useLanguage();
  const notify = useNotify();
  const changed = useSheetsChanged();
  const savedFirst = useSavedFirst();
  const { isSending, send } = useSend();
  const sheet = useRecordContext<EditedSheet>();
  if (!sheet || sheet.former_pdfs.length === 0) return null;
  const { id, version } = sheet;
  const putBack = (former: number) =>
    void send(async () => {
      await callApi(putBackSheetPdf, { params: { id }, body: { former, version } });
      notify(text(sheetText('pdfPutBack')));
      changed();
    });
  return (
    <Part title={text(sheetText('formerPdfs'))}>
      <Box component="ul" sx={rows}>
        {sheet.former_pdfs.map(({ id: former, by: name, at }) => {
          const moment = formatMoment(Date.parse(at), language);
          const until = text(sheetText('pdfUntil'), { moment });
          return (
            <li key={former}>
              <Link
                href={urlOf(getFormerSheetPdf, { id, former })}
                target="_blank"
                rel="noopener"
                aria-label={text('shell.newTab', { name: until })}
              >
                {until}
              </Link>
              <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2 }}>
                <Box component="span" sx={{ flex: 1, fontSize: '0.8125rem', color: 'text.secondary' }}>
                  {name && text(sheetText('pdfReplacedBy'), { name })}
                </Box>
                <Button
                  size="small"
                  disabled={isSending}
                  aria-label={text(sheetText('putPdfBackOne'), { moment })}
                  onClick={() => savedFirst(() => putBack(former))}
                >
                  {text(sheetText('putPdfBack'))}
                </Button>
              </Box>
            </li>
          );
        })}
      </Box>
    </Part>
  );
};
