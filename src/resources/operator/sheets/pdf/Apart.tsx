import { Box, Typography } from '@mui/material';
import type { z } from 'zod';
import type { readSheetPdf, SheetFact } from '#contract/calls/operator/sheet-pdf.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { ConfirmDialog } from '#src/ui/ConfirmDialog.tsx';
import { Notice } from '#src/ui/Notice.tsx';
import { useFactWords } from './fact-words.ts';
import { usePdfMessages } from './messages.ts';

type Read = Pick<z.output<typeof readSheetPdf.answer>, 'apart' | 'recorded' | 'read'>;

/** That the PDF reads as another sheet's, and by what. */
export const ApartNotice = ({ apart, recorded, read }: Read) => {
  const messages = usePdfMessages();
  const title = useTitle();
  const word = useRequestMessages();
  const sayFact = useFactWords();
  return (
    <Notice severity="warning" role="alert">
      <strong>{title({ apart, read })}</strong>
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, overflowWrap: 'anywhere' }}>
        {apart.map((fact) => (
          <li key={fact}>{messages.apart(word(fact), sayFact(recorded, fact), sayFact(read, fact))}</li>
        ))}
      </Box>
    </Notice>
  );
};

interface AskProps extends Read {
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once more, with both sheets by their names. */
export const AskApart = ({ name, apart, recorded, read, onConfirm, onCancel }: AskProps) => {
  const messages = usePdfMessages();
  const language = useLanguage();
  const title = useTitle();
  const of = ({ product_name, manufacturer, language: written }: Read['read']) =>
    [product_name, manufacturer, written && sheetLanguages[written][language]].filter(Boolean).join(', ');
  return (
    <ConfirmDialog
      title={messages.sureTitle(name)}
      act={messages.sure}
      back={messages.back}
      onConfirm={onConfirm}
      onCancel={onCancel}
    >
      <Typography>{title({ apart, read })}</Typography>
      <Typography sx={{ mt: 2 }}>{messages.sureDetail(of(recorded), of(read))}</Typography>
    </ConfirmDialog>
  );
};

/** Only its language is another's, or more than that. */
const useTitle = () => {
  const messages = usePdfMessages();
  return ({ apart, read }: Pick<Read, 'apart' | 'read'>): string => {
    const isOnlyLanguage = apart.every((fact: SheetFact) => fact === 'language');
    return isOnlyLanguage && read.language ? messages.otherLanguage[read.language] : messages.otherProduct;
  };
};
