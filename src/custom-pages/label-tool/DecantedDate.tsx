import { Box } from '@mui/material';
import { DatePicker } from '@mui/x-date-pickers/DatePicker';
import { format, isValid, parseISO } from 'date-fns';
import { useState } from 'react';
import { useText } from '#src/i18n/use-text.ts';
import { FieldError } from '#src/ui/FieldError.tsx';
import { labelAbove } from '#src/ui/forms/day-picker-style.ts';
import { PickerLanguage } from '#src/ui/PickerLanguage.tsx';

interface Props {
  /** `YYYY-MM-DD`, empty, or undefined while what is typed is no date. */
  readonly value: string | undefined;
  readonly onChange: (value: string | undefined) => void;
}

/** The day on which the product was poured into the vessel. */
export const DecantedDate = ({ value, onChange }: Props) => {
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
