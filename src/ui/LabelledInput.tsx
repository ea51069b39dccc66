import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import { FormControl, FormHelperText, FormLabel, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useId } from 'react';

interface Props extends Omit<OutlinedInputProps, 'error' | 'onChange' | 'label'> {
  readonly label: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value, in words; shown beneath and read out. */
  readonly error?: string | undefined;
}

/** An input with its label above and its error beneath. */
export const LabelledInput = ({ label, error, onChange, ...input }: Props) => {
  const id = useId();
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        size="small"
        onChange={(event) => onChange(event.target.value)}
        slotProps={{ input: { 'aria-describedby': error ? `${id}-error` : undefined } }}
      />
      {error && (
        <FormHelperText id={`${id}-error`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <ErrorOutlined sx={{ fontSize: 16 }} aria-hidden />
          {error}
        </FormHelperText>
      )}
    </FormControl>
  );
};
