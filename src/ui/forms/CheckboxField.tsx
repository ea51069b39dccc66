import { Checkbox, FormControl, FormControlLabel } from '@mui/material';
import { type ReactNode, useId } from 'react';
import { FieldError } from '../FieldError.tsx';

interface Props {
  readonly name: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly error?: string | undefined;
  /** Has to be ticked. */
  readonly required?: boolean;
  /** What is agreed to; links in it can be followed. */
  readonly children: ReactNode;
}

export const CheckboxField = ({ name, checked, onChange, error, required = true, children }: Props) => {
  const id = useId();
  return (
    <FormControl error={error !== undefined}>
      <FormControlLabel
        label={children}
        sx={{ mx: 0, gap: 1 }}
        control={
          <Checkbox
            name={name}
            checked={checked}
            onChange={(event) => onChange(event.target.checked)}
            sx={error ? { color: 'error.main' } : {}}
            slotProps={{
              input: {
                required,
                'aria-invalid': error !== undefined,
                'aria-describedby': error && `${id}-error`,
              },
            }}
          />
        }
      />
      {error && <FieldError id={`${id}-error`} error={error} />}
    </FormControl>
  );
};
