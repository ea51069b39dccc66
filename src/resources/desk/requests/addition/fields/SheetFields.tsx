import { sheetFormats } from '#contract/sheets/format.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { type Vocabulary, valuesOf } from '#contract/sheets/vocabulary.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useWords } from '#src/resources/desk/requests/use-words.ts';
import { ChipsField } from './ChipsField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { HazardCodesField } from './HazardCodesField.tsx';
import { IngredientsField } from './IngredientsField.tsx';
import { PictogramsField } from './PictogramsField.tsx';
import { TextField } from './TextField.tsx';

/** The facts of the sheet, in the order in which one meets them on it. */
export const SheetFields = () => {
  const word = useWords();
  const language = useLanguage();
  const wordsOf = (vocabulary: Vocabulary) =>
    Object.fromEntries(valuesOf(vocabulary).map((value) => [value, vocabulary[value]![language]]));
  return (
    <>
      <TextField field="product_name" isWide />
      <TextField field="manufacturer" />
      <ChoiceField field="language" label="language" choices={wordsOf(sheetLanguages)} />
      <ChipsField field="product_ids" placeholder={word('asPrinted')} />
      <TextField field="sheet_date" isDay />
      <PictogramsField />
      <ChoiceField
        field="signal_word"
        label="signal_word"
        choices={{ danger: word('danger'), warning: word('warning'), '': word('noSignalWord') }}
      />
      <ChoiceField field="format" label="sheet_format" choices={wordsOf(sheetFormats)} />
      <ChoiceField
        field="hazardous"
        label="hazardous"
        choices={{ yes: word('hazardYes'), no: word('hazardNo'), unknown: word('hazardUnknown') }}
      />
      <TextField field="alternative_name" />
      <HazardCodesField />
      <IngredientsField />
      <ChipsField field="cas_numbers" isWide placeholder={word('typeAndEnter')} />
    </>
  );
};
