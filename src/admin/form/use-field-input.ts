import { useInput, useTranslate, type Validator } from 'react-admin';
import type { Field } from '../define-resource.ts';
import { validatorsOf } from './validators-of.ts';

interface Options {
  readonly name: string;
  readonly field: Field;
  readonly defaultValue?: unknown;
  /** Beyond what the field's declaration asks. */
  readonly validate?: Validator;
}

/** A field of the form around it, as our inputs take it: value, change, and what is wrong in the reader's words. */
export const useFieldInput = ({ name, field, defaultValue = '', validate }: Options) => {
  const translate = useTranslate();
  const { field: input, fieldState } = useInput({
    source: name,
    validate: [...validatorsOf(field), ...(validate ? [validate] : [])],
    defaultValue,
    // A text that was emptied is an empty text still: react-admin would send null.
    parse: (entered: unknown) => entered,
  });
  const message = fieldState.error?.message;
  return {
    name,
    value: input.value as unknown,
    onChange: (value: unknown) => input.onChange(value),
    onBlur: input.onBlur,
    inputRef: input.ref,
    error: message ? toWords(message, translate) : undefined,
  };
};

const marker = '@@react-admin@@';

/** Rules hand over keys with values, react-admin writes those into one string; servers send words. */
const toWords = (message: string, translate: ReturnType<typeof useTranslate>): string => {
  if (!message.startsWith(marker)) return translate(message, { _: message });
  const { message: key, args } = JSON.parse(message.slice(marker.length)) as { message: string; args: object };
  return translate(key, args);
};
