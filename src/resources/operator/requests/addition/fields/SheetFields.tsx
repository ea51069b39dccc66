import Add from '@mui/icons-material/Add';
import { Box, Button, OutlinedInput, ToggleButton } from '@mui/material';
import { useId, useRef } from 'react';
import { useController, useFieldArray, useFormContext, useFormState } from 'react-hook-form';
import type { Language } from '#contract/languages.ts';
import { sheetFormats } from '#contract/sheets/format.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import type { Pictogram as Code } from '#contract/sheets/pictogram.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { readUnNumber } from '#contract/sheets/un-number.ts';
import { type Vocabulary, valuesOf } from '#contract/sheets/vocabulary.ts';
import { hazards } from '#lib/hazards/hazards.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { fromTypedDate, toTypedDate } from '#src/ui/forms/typed-date.ts';
import { Pictogram } from '#src/ui/Pictogram.tsx';
import type { Values } from '../values.ts';
import { ChipsField } from './ChipsField.tsx';
import { ChoiceField } from './ChoiceField.tsx';
import { Disagreements } from './Disagreements.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { IngredientRow, rowGrid } from './IngredientRow.tsx';

const codes = valuesOf(pictograms);

/** Which pictograms the sheet shows; those it does not show are pale. */
const PictogramsField = () => {
  const word = useRequestMessages();
  const language = useLanguage();
  const id = useId();
  const { field, fieldState } = useController<Values, 'sheet.pictograms'>({ name: 'sheet.pictograms' });
  const value: readonly Code[] = field.value;
  const toggle = (toggled: Code) => field.onChange(codes.filter((code) => value.includes(code) !== (code === toggled)));
  return (
    <FieldFrame
      field="pictograms"
      id={id}
      label={word('pictograms')}
      isGroup="of toggles"
      error={fieldState.error?.message}
      isWide
    >
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(56px, 1fr))', gap: 1 }}>
        {codes.map((code) => (
          <ToggleButton
            key={code}
            value={code}
            selected={value.includes(code)}
            disabled={field.disabled ?? false}
            onChange={() => toggle(code)}
            aria-label={pictograms[code][language]}
            title={pictograms[code][language]}
            sx={({ tokens }) => ({
              p: 1,
              minHeight: 52,
              border: '2px solid transparent',
              '& img': { opacity: 0.5 },
              '&.Mui-selected': { borderColor: tokens.accent },
              '&.Mui-selected img': { opacity: 1 },
            })}
          >
            <Pictogram code={code} size={38} />
          </ToggleButton>
        ))}
      </Box>
    </FieldFrame>
  );
};

const name = 'sheet.ingredients';

/** The substances of section 3. */
const IngredientsField = () => {
  const word = useRequestMessages();
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { control } = useFormContext<Values>();
  const { fields, append, remove } = useFieldArray<Values, typeof name>({ name });
  const { disabled, errors } = useFormState<Values>({ control, name });
  const takeOut = (index: number) => {
    remove(index);
    // The button that had the focus is gone.
    setTimeout(() => list.current?.querySelector<HTMLElement>('[data-add]')?.focus());
  };
  return (
    <FieldFrame
      field="ingredients"
      id={id}
      label={word('ingredients')}
      isGroup
      isWide
      error={errors.sheet?.ingredients?.message ?? errors.sheet?.ingredients?.root?.message}
    >
      <Box ref={list}>
        {fields.length > 0 && (
          <Box sx={{ border: 1, borderColor: 'grey.300', borderRadius: '8px', overflow: 'hidden' }}>
            <Box
              aria-hidden
              sx={{
                ...rowGrid,
                '& span': { px: 3, py: 1 },
                fontSize: '0.75rem',
                fontWeight: 600,
                color: 'text.secondary',
              }}
            >
              <span style={{ gridArea: 'cas' }}>{word('cas')}</span>
              <span style={{ gridArea: 'name' }}>{word('ingredient')}</span>
              <span style={{ gridArea: 'percent' }}>{word('percent')}</span>
            </Box>
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {fields.map((field, index) => (
                <IngredientRow key={field.id} index={index} onRemove={() => takeOut(index)} />
              ))}
            </Box>
          </Box>
        )}
        <Button
          data-add
          size="small"
          startIcon={<Add />}
          disabled={disabled}
          onClick={() => append({ cas: '', name: '', percent: '' })}
          sx={{ mt: 1, ml: -1 }}
        >
          {word('addIngredient')}
        </Button>
      </Box>
    </FieldFrame>
  );
};

/** The facts of the sheet, in the order in which one meets them on it. */
export const SheetFields = () => {
  const word = useRequestMessages();
  const language = useLanguage();
  const choicesOf = (vocabulary: Vocabulary) =>
    Object.fromEntries(valuesOf(vocabulary).map((value) => [value, vocabulary[value]![language]]));
  return (
    <>
      <TextField field="product_name" isWide />
      <TextField field="manufacturer" />
      <ChoiceField field="language" label="language" choices={choicesOf(sheetLanguages)} />
      <ChipsField field="product_ids" placeholder={word('asPrinted')} />
      <TextField field="sheet_date" isDay />
      <PictogramsField />
      <ChoiceField
        field="signal_word"
        label="signal_word"
        choices={{ danger: word('danger'), warning: word('warning'), '': word('noSignalWord') }}
      />
      <ChoiceField field="format" label="sheet_format" choices={choicesOf(sheetFormats)} />
      <ChoiceField
        field="hazardous"
        label="hazardous"
        choices={{ yes: word('hazardYes'), no: word('hazardNo'), unknown: word('hazardUnknown') }}
      />
      <TextField field="alternative_name" />
      <HazardCodesField />
      <Disagreements />
      <IngredientsField />
      <ChipsField field="cas_numbers" placeholder={word('typeAndEnter')} />
      <ChipsField field="un_numbers" placeholder={word('typeAndEnter')} write={toUnNumber} />
    </>
  );
};

const toUnNumber = (typed: string): string => readUnNumber(typed) ?? typed;

const statementsIn = (language: Language): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(hazards).map(([code, hazard]) => [code, hazard[language]]));
const statements = { en: statementsIn('en'), fr: statementsIn('fr') } satisfies Record<Language, unknown>;

/** The hazard statements by their codes, each with its words. */
const HazardCodesField = () => {
  const word = useRequestMessages();
  const language = useLanguage();
  return (
    <ChipsField
      field="hazard_codes"
      isWide
      proposals={statements[language]}
      placeholder={word('typeAndEnter')}
      write={toCode}
    />
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
  const word = useRequestMessages();
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
