import { Box, FormControl, FormControlLabel, FormLabel, Radio, RadioGroup } from '@mui/material';
import { useId } from 'react';
import { FieldError } from '#src/ui/FieldError.tsx';

interface Props<Value extends string> {
  readonly label: string;
  readonly choices: readonly { readonly value: Value; readonly label: string; readonly note?: string | undefined }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
}

/** One of a few choices, all visible; a short note may follow each. */
export const RadioField = <Value extends string>({ label, choices, value, onChange, error }: Props<Value>) => {
  const id = useId();
  return (
    <FormControl error={error !== undefined} data-invalid={error !== undefined || undefined}>
      <FormLabel id={id} component="span">
        {label}
      </FormLabel>
      <RadioGroup
        aria-labelledby={id}
        aria-describedby={error && `${id}-error`}
        value={value}
        onChange={(_, chosen) => onChange(chosen as Value)}
      >
        {choices.map(({ value: choice, label: name, note }) => (
          <FormControlLabel
            key={choice}
            value={choice}
            sx={{ gap: 1, ml: '-6px', mr: 0, alignItems: 'flex-start', '@media (pointer: coarse)': { py: 1.5 } }}
            control={<Radio size="small" sx={error && choice === value ? { color: 'error.main' } : {}} />}
            label={
              <Box component="span" sx={{ display: 'block', py: 1 }}>
                {name}{' '}
                <Box component="span" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
                  {note}
                </Box>
              </Box>
            }
          />
        ))}
      </RadioGroup>
      {error && <FieldError id={`${id}-error`} error={error} />}
    </FormControl>
  );
};
