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
  const title = useTitle();
  return (
    <Notice severity="warning" role="alert">
      <strong>{title({ apart, read })}</strong>
      <ApartFacts apart={apart} recorded={recorded} read={read} />
    </Notice>
  );
};

/** The facts by which it does: as they are recorded, and as they were read. */
export const ApartFacts = ({ apart, recorded, read }: Read) => {
  const messages = usePdfMessages();
  const word = useRequestMessages();
  const sayFact = useFactWords();
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, pl: 5, overflowWrap: 'anywhere' }}>
      {apart.map((fact) => (
        <li key={fact}>{messages.apart(word(fact), sayFact(recorded, fact), sayFact(read, fact))}</li>
      ))}
    </Box>
  );
};

interface AskProps extends Read {
  readonly outcome: z.output<typeof readSheetPdf.answer>['outcome'];
  readonly name: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks once more, with both sheets by their names; of a PDF that nothing could compare, with the one that is recorded. */
export const AskApart = ({ outcome, name, apart, recorded, read, onConfirm, onCancel }: AskProps) => {
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
      <Typography>{outcome === 'read' ? title({ apart, read }) : messages.uncompared[outcome]}</Typography>
      <Typography sx={{ mt: 2 }}>
        {outcome === 'read' ? messages.sureDetail(of(recorded), of(read)) : messages.lookAtIt(of(recorded))}
      </Typography>
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
