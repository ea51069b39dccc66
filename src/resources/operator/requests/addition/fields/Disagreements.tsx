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

/** Says so at once when what is entered cannot all be so; the room is there already for those who read by ear. */
export const Disagreements = () => {
  const word = useRequestMessages();
  const tell = useDisagreementWords();
  const found = disagreementsOf(useWatch<Values, 'sheet'>({ name: 'sheet' }));
  return (
    <div role="status" style={{ gridColumn: '1 / -1' }}>
      {found.length > 0 && (
        <Notice severity="warning">
          <strong>{word('disagree')}</strong> {found.map(tell).join(' ')}
        </Notice>
      )}
    </div>
  );
};
