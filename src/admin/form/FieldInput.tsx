import { FormControl, FormLabel, MenuItem, Select } from '@mui/material';
import { useId } from 'react';
import type { Identifier } from 'react-admin';
import { useLanguage } from '#src/i18n/language.ts';
import { useText } from '#src/i18n/use-text.ts';
import { CheckboxField } from '#src/ui/forms/CheckboxField.tsx';
import { FieldError } from '#src/ui/forms/FieldError.tsx';
import { PhoneInput } from '#src/ui/forms/PhoneInput.tsx';
import { fromTypedDate, toTypedDate } from '#src/ui/forms/typed-date.ts';
import { LabelledInput } from '#src/ui/LabelledInput.tsx';
import type { Field } from '../define-resource.ts';
import { ReferencePicker } from '../ReferencePicker.tsx';
import { useFormResource } from './form-resource.ts';
import { useFieldInput } from './use-field-input.ts';

/** The input of a field of the form's resource, as its kind is entered. Several references are entered where a screen says how. */
export const FieldInput = ({ name }: { name: string }) => {
  const text = useText();
  const resource = useFormResource();
  const field = (resource.fields as Record<string, Field> | undefined)?.[name];
  if (!field) throw new Error(`${resource.name} has no field ${name}`);
  const label = text(`resources.${resource.name}.fields.${name}`);
  switch (field.kind) {
    case 'boolean':
      return <BooleanInput name={name} field={field} label={label} />;
    case 'day':
      return <DayInput name={name} field={field} label={label} />;
    case 'choice':
      return <ChoiceInput name={name} field={field} label={label} />;
    case 'phone':
      return <PhoneFieldInput name={name} field={field} label={label} />;
    case 'reference':
      return <ReferenceInput name={name} field={field} label={label} />;
    default:
      return <TextInput name={name} field={field} label={label} />;
  }
};

interface InputProps {
  readonly name: string;
  readonly field: Field;
  readonly label: string;
}

const inputTypes: Partial<Record<Field['kind'], string>> = { email: 'email', number: 'number' };

const TextInput = ({ label, ...options }: InputProps) => {
  const { value, ...input } = useFieldInput(options);
  return (
    <LabelledInput
      {...input}
      label={label}
      value={String(value ?? '')}
      type={inputTypes[options.field.kind] ?? 'text'}
      required={options.field.required === true}
      {...(options.field.kind === 'longText' && { multiline: true, minRows: 5, maxRows: 18 })}
    />
  );
};

/** A day is typed as it is shown everywhere; browsers' own inputs for days follow the browser. */
const DayInput = ({ label, ...options }: InputProps) => {
  const { value, onChange, ...input } = useFieldInput(options);
  return (
    <LabelledInput
      {...input}
      label={label}
      value={toTypedDate(String(value ?? ''))}
      onChange={(typed) => onChange(fromTypedDate(typed))}
      autoComplete="off"
      required={options.field.required === true}
    />
  );
};

const ReferenceInput = ({ label, ...options }: InputProps) => {
  const text = useText();
  const resource = useFormResource();
  const { to = '', none, required: isRequired } = options.field;
  const { value, onChange, error } = useFieldInput({ ...options, defaultValue: null });
  return (
    <ReferencePicker
      to={to}
      label={label}
      // What the form has as null comes as an empty text.
      value={value === '' ? null : (value as Identifier | null)}
      onChange={onChange}
      error={error}
      required={isRequired === true}
      placeholder={none ? text(`resources.${resource.name}.texts.${none}`) : ''}
    />
  );
};

const PhoneFieldInput = ({ label, ...options }: InputProps) => {
  const { value, inputRef: _, ...input } = useFieldInput(options);
  return <PhoneInput {...input} label={label} value={String(value ?? '')} required={options.field.required === true} />;
};

const BooleanInput = ({ label, ...options }: InputProps) => {
  const { name, value, onChange, error } = useFieldInput({ ...options, defaultValue: false });
  return (
    <CheckboxField
      name={name}
      checked={Boolean(value)}
      onChange={onChange}
      error={error}
      required={options.field.required === true}
    >
      {label}
    </CheckboxField>
  );
};

const ChoiceInput = ({ label, ...options }: InputProps) => {
  const language = useLanguage();
  const id = useId();
  const { value, onChange, error } = useFieldInput(options);
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
        {Object.entries(options.field.choices ?? {}).map(([stored, words]) => (
          <MenuItem key={stored} value={stored}>
            {words[language]}
          </MenuItem>
        ))}
      </Select>
      {error && <FieldError id={`${id}-error`} field={label} error={error} />}
    </FormControl>
  );
};
