import { FormControl, FormLabel, NativeSelect, OutlinedInput } from '@mui/material';
import { useId } from 'react';
import { FieldError } from '#src/ui/FieldError.tsx';

interface Props {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly name: string }[];
  readonly error?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** One of a few, by the system's own list: on a phone that is the one people know. */
export const NativeChoice = ({ label, value, options, error, onChange }: Props) => {
  const id = useId();
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <NativeSelect
        id={id}
        value={value}
        input={<OutlinedInput size="small" />}
        onChange={(event) => onChange(event.target.value)}
        inputProps={{ 'aria-describedby': error && `${id}-error` }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.name}
          </option>
        ))}
      </NativeSelect>
      {error && <FieldError id={`${id}-error`} field={label} error={error} />}
    </FormControl>
  );
};
