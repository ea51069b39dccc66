import { OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { sheetFormats } from '#contract/sheets/format.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { type Vocabulary, valuesOf } from '#contract/sheets/vocabulary.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useWords } from '#src/resources/desk/requests/use-words.ts';
import { fromTypedDate, toTypedDate } from '#src/ui/forms/typed-date.ts';
import type { Values } from '../values.ts';
import { ChipsField } from './ChipsField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { IngredientsField } from './IngredientsField.tsx';
import { PictogramsField } from './PictogramsField.tsx';
import { useHazardStatements } from './use-hazard-statements.ts';

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

/** The hazard statements by their codes, each with its words. */
const HazardCodesField = () => {
  const word = useWords();
  const statements = useHazardStatements();
  return (
    <ChipsField field="hazard_codes" isWide proposals={statements} placeholder={word('typeAndEnter')} write={toCode} />
  );
};

/** A proposal that was taken by its words keeps its code; codes bear small letters only at their end, `H360Fd`. */
const toCode = (typed: string): string => {
  const [first = ''] = typed.split(' ');
  const [, head = '', tail = ''] = /^([a-z]*\d*)(.*)$/i.exec(first) ?? [];
  return head.toUpperCase() + (tail.startsWith('+') ? tail.toUpperCase() : tail);
};

interface Props {
  readonly field: 'product_name' | 'alternative_name' | 'manufacturer' | 'sheet_date';
  /** A day, typed as it is shown everywhere. */
  readonly isDay?: boolean;
  readonly isWide?: boolean;
}

/** One line of text. */
const TextField = ({ field, isDay = false, isWide = false }: Props) => {
  const word = useWords();
  const id = useId();
  const { field: input, fieldState } = useController<Values, `sheet.${Props['field']}`>({ name: `sheet.${field}` });
  const error = fieldState.error?.message;
  return (
    <FieldFrame field={field} id={id} label={word(field)} error={error} isEmpty={input.value === ''} isWide={isWide}>
      <OutlinedInput
        id={id}
        size="small"
        fullWidth
        name={input.name}
        value={isDay ? toTypedDate(input.value) : input.value}
        onChange={({ target }) => input.onChange(isDay ? fromTypedDate(target.value) : target.value)}
        onBlur={input.onBlur}
        disabled={input.disabled ?? false}
        error={error !== undefined}
        inputRef={input.ref}
        inputProps={{ 'aria-describedby': error && `${id}-error` }}
      />
    </FieldFrame>
  );
};
