import { Box } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { signalWords } from '#contract/sheets/signal-word.ts';
import { type Disagreement, disagreementsOf } from '#lib/hazards/disagreements.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { Notice } from '#src/ui/Notice.tsx';
import type { SheetField, Values } from '../values.ts';

/** Where a disagreement is mended, most of the time. */
export const fieldOfDisagreement = {
  'not-hazardous': 'hazardous',
  pictogram: 'pictograms',
  'signal-word': 'signal_word',
} as const satisfies Record<Disagreement['kind'], SheetField>;

/** Each disagreement in a sentence. */
export const useDisagreementWords = (): ((disagreement: Disagreement) => string) => {
  const word = useRequestMessages();
  const language = useLanguage();
  return (disagreement) => {
    switch (disagreement.kind) {
      case 'not-hazardous':
        return word('disagreeNotHazardous');
      case 'pictogram':
        return word('disagreePictogram', {
          code: disagreement.code,
          name: pictograms[disagreement.pictogram][language],
        });
      case 'signal-word':
        return word('disagreeSignalWord', {
          code: disagreement.code,
          name: signalWords[disagreement.signalWord][language],
        });
    }
  };
};

const watched = ['sheet.hazardous', 'sheet.hazard_codes', 'sheet.signal_word', 'sheet.pictograms'] as const;

/** Says so at once when what is entered cannot all be so; the place is there already for those who read by ear, and takes no room. */
export const Disagreements = () => {
  const word = useRequestMessages();
  const tell = useDisagreementWords();
  // These alone: what is typed elsewhere in the form contradicts no hazard.
  const [hazardous, codes, signalWord, shown] = useWatch<Values, typeof watched>({ name: watched });
  const found = disagreementsOf({ hazardous, hazard_codes: codes, signal_word: signalWord, pictograms: shown });
  return (
    <Box role="status" sx={{ gridColumn: '1 / -1', '&:empty': { position: 'absolute' } }}>
      {found.length > 0 && (
        <Notice severity="warning">
          <strong>{word('disagree')}</strong> {found.map(tell).join(' ')}
        </Notice>
      )}
    </Box>
  );
};
