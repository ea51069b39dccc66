import { Box, FormControl, FormLabel, MenuItem, Select, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { format, isValid, parseISO } from 'date-fns';
import { useId, useState } from 'react';
import { type LabelStockName, labelContents, labelLanguages, labelStocks } from '#contract/labels/label-options.ts';
import type { Bilingual } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { labelAbove } from '#src/ui/forms/day-picker-style.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import { PickerLanguage } from '#src/ui/PickerLanguage.tsx';
import { type LabelOptionsState, useStockName } from './use-label-options.ts';

/** The options of labels: content, language, size, number. */
export const LabelOptionInputs = ({ state }: { state: LabelOptionsState }) => {
  const text = useText();
  const { options, decanted, limits, copies, skip, change, setDecanted } = state;
  const sizeId = useId();
  const nameOf = useStockName();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 4 }}>
      <Segments
        label={text('label.content')}
        options={labelContents}
        value={options.content}
        onChange={(content) => change({ content })}
      />
      <Segments
        label={text('label.language')}
        options={labelLanguages}
        value={options.lang}
        onChange={(lang) => change({ lang })}
      />
      <FormControl fullWidth>
        <FormLabel id={sizeId}>{text('label.size')}</FormLabel>
        <Select
          size="small"
          labelId={sizeId}
          value={options.stock}
          onChange={({ target }) => change({ stock: target.value })}
        >
          {(Object.keys(labelStocks) as LabelStockName[]).map((stock) => (
            <MenuItem key={stock} value={stock}>
              {nameOf(stock)}
            </MenuItem>
          ))}
        </Select>
      </FormControl>
      <LabelledInput
        label={text('label.copies')}
        value={options.copies}
        inputMode="numeric"
        onChange={(value) => change({ copies: value })}
        error={copies === undefined ? text('label.copiesInvalid', { max: limits.copies }) : undefined}
        sx={{ width: 120 }}
      />
      {limits.skip > 0 && (
        <LabelledInput
          label={text('label.skip')}
          value={options.skip}
          inputMode="numeric"
          onChange={(value) => change({ skip: value })}
          error={skip === undefined ? text('label.skipInvalid', { max: limits.skip }) : undefined}
          sx={{ width: 120 }}
        />
      )}
      <DecantedDate value={decanted} onChange={setDecanted} />
    </Box>
  );
};

interface SegmentsProps<Name extends string> {
  readonly label: string;
  readonly options: Readonly<Record<Name, Bilingual>>;
  readonly value: Name;
  readonly onChange: (value: Name) => void;
}

const Segments = <Name extends string>({ label, options, value, onChange }: SegmentsProps<Name>) => {
  const language = useLanguage();
  const id = useId();
  return (
    <FormControl fullWidth>
      <FormLabel id={id} component="span">
        {label}
      </FormLabel>
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-labelledby={id}
        value={value}
        onChange={(_, chosen: Name | null) => chosen && onChange(chosen)}
      >
        {(Object.keys(options) as Name[]).map((name) => (
          <ToggleButton key={name} value={name}>
            {options[name][language]}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </FormControl>
  );
};

interface Props {
  /** `YYYY-MM-DD`, empty, or undefined while what is typed is no date. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The day on which the product was poured into the vessel. */
const DecantedDate = ({ value, onChange }: Props) => {
  const text = useText();
  const [typed, setTyped] = useState(() => (value ? parseISO(value) : null));
  const change = (date: Date | null) => {
    setTyped(date);
    if (date === null) onChange('');
    else onChange(isValid(date) ? format(date, 'yyyy-MM-dd') : undefined);
  };
  return (
    <Box>
      <PickerLanguage>
        <DatePicker
          label={text('label.decanted')}
          value={typed}
          format="dd-MM-yyyy"
          onChange={change}
          slotProps={{
            textField: { size: 'small', fullWidth: true, sx: labelAbove, slotProps: { inputLabel: { shrink: true } } },
            field: { clearable: true },
            toolbar: { hidden: true },
          }}
        />
      </PickerLanguage>
      <Box role="alert">
        {value === undefined && <FieldError id="decanted-error" error={text('label.decantedInvalid')} />}
      </Box>
    </Box>
  );
};
