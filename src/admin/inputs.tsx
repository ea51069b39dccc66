import { FormControl, FormLabel, MenuItem, Select } from '@mui/material';
import { useId } from 'react';
import type { Identifier } from 'react-admin';
import { useLanguage } from '../i18n/language.ts';
import { useText } from '../i18n/use-text.ts';
import { FieldError } from '../ui/FieldError.tsx';
import { CheckboxField } from '../ui/forms/CheckboxField.tsx';
import { PhoneInput } from '../ui/forms/PhoneInput.tsx';
import { fromTypedDate, toTypedDate } from '../ui/forms/typed-date.ts';
import { LabelledInput } from '../ui/LabelledInput.tsx';
import { ReferencePicker } from './ReferencePicker.tsx';
import { fieldsOfResource, useResourceDeclaration } from './resource-context.ts';
import { useFieldInput } from './use-field-input.ts';

/** The field of the resource that is entered; its label, rules and choices are those of its declaration. */
interface InputProps {
  readonly source: string;
}

const inputTypes: Readonly<Record<string, string>> = { email: 'email', number: 'number' };

export const TextInput = ({ source }: InputProps) => {
  const { field, input } = useFieldInput({ source });
  const kind = field?.kind ?? 'text';
  return (
    <LabelledInput
      {...input}
      value={String(input.value ?? '')}
      type={inputTypes[kind] ?? 'text'}
      {...(kind === 'longText' && { multiline: true, minRows: 5, maxRows: 18 })}
    />
  );
};

/** A day is typed as it is shown everywhere; browsers' own inputs for days follow the browser. */
export const DateInput = ({ source }: InputProps) => {
  const { input } = useFieldInput({ source });
  return (
    <LabelledInput
      {...input}
      value={toTypedDate(String(input.value ?? ''))}
      onChange={(typed) => input.onChange(fromTypedDate(typed))}
      autoComplete="off"
    />
  );
};

/** A telephone number. */
export const TelInput = ({ source }: InputProps) => {
  const { inputRef: _, ...input } = useFieldInput({ source }).input;
  return <PhoneInput {...input} value={String(input.value ?? '')} />;
};

/** One record of another resource. */
export const ReferenceInput = ({ source }: InputProps) => {
  const text = useText();
  const { name } = useResourceDeclaration();
  const { field, input } = useFieldInput({ source, defaultValue: null });
  const { label, value, onChange, error, required } = input;
  return (
    <ReferencePicker
      to={field?.to ?? ''}
      label={label}
      // A null of the record appears in the form as an empty text.
      value={value === '' ? null : (value as Identifier | null)}
      onChange={onChange}
      error={error}
      required={required}
      placeholder={field?.none ? text(`resources.${name}.texts.${field.none}`) : ''}
    />
  );
};

export const BooleanInput = ({ source }: InputProps) => {
  const { name, value, onChange, error, required, label } = useFieldInput({ source, defaultValue: false }).input;
  return (
    <CheckboxField name={name} checked={Boolean(value)} onChange={onChange} error={error} required={required}>
      {label}
    </CheckboxField>
  );
};

/** One of the declared choices; `defaultValue` is that of a new record. */
export const SelectInput = ({ source, defaultValue }: InputProps & { readonly defaultValue?: string }) => {
  const language = useLanguage();
  const id = useId();
  const { field, input } = useFieldInput({ source, ...(defaultValue !== undefined && { defaultValue }) });
  const { label, value, onChange, error } = input;
  return (
    <FormControl error={error !== undefined} fullWidth>
      <FormLabel id={id}>{label}</FormLabel>
      <Select
        size="small"
        labelId={id}
        value={String(value ?? '')}
        onChange={({ target }) => onChange(target.value)}
        inputProps={{ 'aria-invalid': error !== undefined, 'aria-describedby': error && `${id}-error` }}
      >
        {Object.entries(field?.choices ?? {}).map(([stored, words]) => (
          <MenuItem key={stored} value={stored}>
            {words[language]}
          </MenuItem>
        ))}
      </Select>
      {error && <FieldError id={`${id}-error`} field={label} error={error} />}
    </FormControl>
  );
};

/** A field of the resource, entered as its kind is. Several references are entered where a screen says how. */
export const KindInput = ({ source }: InputProps) => {
  const resource = useResourceDeclaration();
  const field = fieldsOfResource(resource)[source];
  if (!field) throw new Error(`${resource.name} has no field ${source}`);
  switch (field.kind) {
    case 'boolean':
      return <BooleanInput source={source} />;
    case 'day':
      return <DateInput source={source} />;
    case 'choice':
      return <SelectInput source={source} />;
    case 'phone':
      return <TelInput source={source} />;
    case 'reference':
      return <ReferenceInput source={source} />;
    default:
      return <TextInput source={source} />;
  }
};
