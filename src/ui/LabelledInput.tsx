import { FormControl, FormHelperText, FormLabel, OutlinedInput, type OutlinedInputProps } from '@mui/material';
import { useId } from 'react';
import { FieldError } from './FieldError.tsx';

interface Props extends Omit<OutlinedInputProps, 'error' | 'onChange' | 'label' | 'required' | 'slotProps'> {
  readonly label: string;
  readonly onChange: (value: string) => void;
  /** What is wrong with the value, in words; shown beneath and read out. */
  readonly error?: string | undefined;
  /** What to know before typing. */
  readonly hint?: string;
  /** An element elsewhere that belongs to it, as a reason above the form. */
  readonly describedBy?: string | undefined;
  /** Told to screen readers; whether it is filled in is the form's to check. */
  readonly required?: boolean;
}

/** An input with its label above, and its hint and error beneath. */
export const LabelledInput = ({
  label,
  error,
  hint,
  describedBy,
  required,
  onChange,
  autoCapitalize,
  spellCheck,
  ...input
}: Props) => {
  const id = useId();
  const described = [describedBy, hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <OutlinedInput
        {...input}
        id={id}
        size="small"
        onChange={(event) => onChange(event.target.value)}
        slotProps={{
          // MUI leaves attributes that it does not know on its own wrapper, where browsers do not look.
          input: {
            'aria-describedby': described || undefined,
            'aria-required': required,
            autoCapitalize,
            spellCheck,
          },
        }}
      />
      {error && <FieldError id={`${id}-error`} field={label} error={error} />}
      {hint && (
        <FormHelperText id={`${id}-hint`} error={false}>
          {hint}
        </FormHelperText>
      )}
    </FormControl>
  );
};
