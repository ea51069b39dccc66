import { useInput, useTranslate, type Validator } from 'react-admin';
import { phoneLength } from '#contract/limits.ts';
import { day, email, minLength, type Rule, required } from '../ui/forms/rules.ts';
import type { Field } from './define-resource.ts';
import { fieldsOfResource, useResourceDeclaration } from './resource-context.ts';

interface Options {
  readonly source: string;
  readonly defaultValue?: unknown;
  /** Beyond what the field's declaration asks. */
  readonly validate?: Validator;
}

/** react-admin's `useInput` as our inputs take it: value, change, label, and what is wrong in the reader's words. */
export const useFieldInput = ({ source, defaultValue = '', validate }: Options) => {
  const translate = useTranslate();
  const resource = useResourceDeclaration();
  const field = fieldsOfResource(resource)[source];
  const { field: input, fieldState } = useInput({
    source,
    validate: [...(field ? validatorsOf(field) : []), ...(validate ? [validate] : [])],
    defaultValue,
    // A text that was emptied is an empty text still: react-admin would send null.
    parse: (entered: unknown) => entered,
  });
  const message = fieldState.error?.message;
  return {
    field,
    input: {
      name: source,
      value: input.value as unknown,
      onChange: (value: unknown) => input.onChange(value),
      onBlur: input.onBlur,
      inputRef: input.ref,
      label: translate(`resources.${resource.name}.fields.${source}`, { _: source }),
      required: field?.required === true,
      error: message ? toWords(message, translate) : undefined,
    },
  };
};

const marker = '@@react-admin@@';

/** Rules hand over keys with values, react-admin writes those into one string; servers send words. */
const toWords = (message: string, translate: ReturnType<typeof useTranslate>): string => {
  if (!message.startsWith(marker)) return translate(message, { _: message });
  const { message: key, args } = JSON.parse(message.slice(marker.length)) as { message: string; args: object };
  return translate(key, args);
};

/** What a field's kind and declaration ask of its value; the server asks the same, and has the last word. */
export const validatorsOf = ({ kind, required: isRequired }: Field): Validator[] => [
  ...(isRequired ? [toValidator(required)] : []),
  ...(kind === 'email' ? [whenFilled(email)] : []),
  ...(kind === 'day' ? [whenFilled(day)] : []),
  ...(kind === 'phone' ? [whenFilled(minLength(phoneLength.min))] : []),
];

/** A rule of our forms in the form of react-admin's validators: the key of the message, and its values. */
const toValidator =
  (rule: Rule): Validator =>
  (value, values) => {
    const [code, args] = rule(asRuled(value), values) ?? [];
    return code && { message: `errors.${code}`, args: args ?? {} };
  };

const whenFilled =
  (rule: Rule): Validator =>
  (value, values, props) =>
    value === undefined || value === null || value === '' ? undefined : toValidator(rule)(value, values, props);

/** Lists and references are filled in when there is something in them. */
const asRuled = (value: unknown): string | boolean => {
  if (typeof value === 'boolean') return value;
  if (Array.isArray(value)) return value.length > 0;
  return value === undefined || value === null ? '' : String(value);
};
