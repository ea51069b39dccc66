import { Autocomplete, FormControl, FormLabel, TextField } from '@mui/material';
import { useId } from 'react';
import { type Identifier, useTranslate } from 'react-admin';
import { FieldError } from '../ui/forms/FieldError.tsx';
import { useReferenceOptions } from './use-reference-options.ts';

interface Props {
  /** The resource whose records are offered. */
  readonly to: string;
  readonly label: string;
  readonly value: Identifier | null;
  readonly onChange: (id: Identifier | null) => void;
  /** What it means when none is chosen. */
  readonly placeholder: string;
  readonly error?: string | undefined;
  readonly required?: boolean;
}

/** One record of another resource, found by typing, or none. */
export const ReferencePicker = ({
  to,
  label,
  value,
  onChange,
  placeholder,
  error,
  required: isRequired = false,
}: Props) => {
  const translate = useTranslate();
  const id = useId();
  const { options, chosen, isPending, search } = useReferenceOptions(to, value);
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel htmlFor={id}>{label}</FormLabel>
      <Autocomplete
        id={id}
        size="small"
        options={options}
        value={chosen}
        loading={isPending}
        loadingText={translate('forms.sending')}
        disableClearable={isRequired && chosen !== null}
        onChange={(_, option) => onChange(option?.id ?? null)}
        onInputChange={(_, words, reason) => search(reason === 'input' ? words : '')}
        isOptionEqualToValue={(option, one) => option.id === one.id}
        getOptionKey={(option) => option.id}
        getOptionLabel={({ name }) => name}
        openText={translate('ra.action.open')}
        closeText={translate('ra.action.close')}
        clearText={translate('ra.action.clear_input_value')}
        noOptionsText={translate('lists.noMatch')}
        renderInput={(params) => (
          <TextField
            {...params}
            placeholder={placeholder}
            error={error !== undefined}
            slotProps={{
              ...params.slotProps,
              htmlInput: {
                ...params.slotProps.htmlInput,
                'aria-required': isRequired,
                'aria-invalid': error !== undefined,
                'aria-describedby': error && `${id}-error`,
              },
            }}
          />
        )}
      />
      {error && <FieldError id={`${id}-error`} field={label} error={error} />}
    </FormControl>
  );
};
