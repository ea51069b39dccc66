import type { Validator } from 'react-admin';
import { phoneLength } from '#contract/limits.ts';
import { day, email, minLength, type Rule, required } from '../ui/forms/rules.ts';
import type { Field } from './define-resource.ts';

/** What a field's kind and declaration ask of its value; the server asks the same, and has the last word. */
export const validatorsOf = ({ kind, required: isRequired }: Field): Validator[] => [
  ...(isRequired ? [toValidator(required)] : []),
  ...(kind === 'email' ? [whenFilled(email)] : []),
  ...(kind === 'day' ? [whenFilled(day)] : []),
  ...(kind === 'phone' ? [whenFilled(minLength(phoneLength.min))] : []),
];

/** A rule of our forms as react-admin's forms take it: the key of what to say, and what goes into it. */
export const toValidator =
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
