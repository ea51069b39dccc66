import { Box, FormHelperText } from '@mui/material';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { addYears, endOfMonth, endOfYear, format, isValid, parseISO } from 'date-fns';
import { useState } from 'react';
import type { Language } from '#contract/languages.ts';
import type { DayField } from '#contract/search/fields.ts';
import type { DayRange } from '#contract/search/query.ts';
import { formatShortDate } from '#contract/short-date.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { labelAbove } from '#src/ui/forms/day-picker-style.ts';
import { PickerLanguage } from '#src/ui/PickerLanguage.tsx';
import { useSearch } from '../state/use-search.ts';

/** What each of the two days is, in words that come with this part alone. */
const hints: Readonly<Record<Language, Readonly<Record<DayField, string>>>> = {
  en: {
    modified: 'When a sheet was added to your collection or last changed in it; not the date on the sheet.',
    sheetDate: 'The date the supplier gave the sheet; not the day it came into your collection.',
  },
  fr: {
    modified:
      'Jour où la fiche a été ajoutée à votre collection ou modifiée pour la dernière fois; non la date inscrite sur la fiche.',
    sheetDate: 'Date que le fournisseur a donnée à la fiche; non le jour où elle est entrée dans votre collection.',
  },
};

const toDay = (date: Date): string => format(date, 'yyyy-MM-dd');
const toDate = (day: string | undefined): Date | null => (day ? parseISO(day) : null);

/**
 * From and to; takes effect as soon as a day is whole and valid. The days of change lie within the months in which the collection
 * changed, those of sheets between the first regulation of them and next year.
 */
export default function DateRange({ name }: { name: DayField }) {
  const text = useText();
  const hint = hints[useLanguage()][name];
  const { facets, filters, setDays } = useSearch();
  const range = filters[name];
  const { from, to } = range ?? {};
  const months = (name === 'modified' && facets.month) || [];
  // What bounds there are is remembered: a range narrows the months that come back.
  const [bounds] = useState(() => {
    if (name === 'sheetDate') return { min: '1980-01-01', max: toDay(endOfYear(addYears(new Date(), 1))) };
    return {
      min: months[0] ? `${months[0].value}-01` : '2000-01-01',
      max: toDay(months.length > 0 ? endOfMonth(parseISO(`${months.at(-1)?.value}-01`)) : new Date()),
    };
  });
  const set = (changed: DayRange) => setDays(name, changed.from || changed.to ? changed : undefined);
  return (
    <PickerLanguage>
      <Box role="group" aria-label={text(`search.sections.${name}`)} sx={{ display: 'grid', gap: 2 }}>
        <FormHelperText sx={{ mt: 0 }}>{hint}</FormHelperText>
        <DayInput
          name="from"
          day={from}
          min={bounds.min}
          max={to ?? bounds.max}
          onChange={(day) => set({ ...range, from: day })}
        />
        <DayInput
          name="to"
          day={to}
          min={from ?? bounds.min}
          max={bounds.max}
          onChange={(day) => set({ ...range, to: day })}
        />
      </Box>
    </PickerLanguage>
  );
}

interface DayInputProps {
  readonly name: 'from' | 'to';
  readonly day: string | undefined;
  readonly min: string;
  readonly max: string;
  readonly onChange: (day: string | undefined) => void;
}

const DayInput = ({ name, day, min, max, onChange }: DayInputProps) => {
  const text = useText();
  const [typed, setTyped] = useState(() => toDate(day));
  const [error, setError] = useState<string | null>(null);
  // A chip removed or all filters cleared empties the field; half a date, which is no filter yet, stays as it is typed.
  const [shownFor, setShownFor] = useState(day);
  if (day !== shownFor) {
    setShownFor(day);
    setTyped(toDate(day));
  }
  const change = (date: Date | null, validationError: string | null) => {
    setTyped(date);
    if (date !== null && (validationError || !isValid(date))) return;
    const next = date ? toDay(date) : undefined;
    setShownFor(next);
    onChange(next);
  };
  return (
    <Box>
      <DatePicker
        label={text(`search.${name}`)}
        value={typed}
        minDate={parseISO(min)}
        maxDate={parseISO(max)}
        format="dd-MM-yyyy"
        onError={setError}
        onChange={(date, { validationError }) => change(date, validationError)}
        slotProps={{
          textField: { size: 'small', fullWidth: true, sx: labelAbove, slotProps: { inputLabel: { shrink: true } } },
          field: { clearable: true },
          toolbar: { hidden: true },
        }}
      />
      {error && (
        <FormHelperText error role="alert">
          {error === 'invalidDate'
            ? text('search.dateInvalid')
            : text('search.dateOutOfRange', { min: formatShortDate(min), max: formatShortDate(max) })}
        </FormHelperText>
      )}
    </Box>
  );
};
