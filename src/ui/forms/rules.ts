import type { ErrorCode, ErrorParams } from '#contract/errors.ts';
import { passwordLength } from '#contract/limits.ts';

/** What is wrong with a value, as the server would put it. */
export type ValidationError = readonly [ErrorCode, ErrorParams?];

/** Looks at one value among those of its form. */
export type Rule = (
  value: string | boolean,
  values: Readonly<Record<string, string | boolean>>,
) => ValidationError | undefined;

export const required: Rule = (value) =>
  (typeof value === 'string' ? value.trim() : value) ? undefined : ['request.required'];

/** As browsers understand an address, and with a domain that has a dot. */
export const email: Rule = (value) =>
  /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(String(value).trim()) ? undefined : ['validation.email'];

/** An address of the web, or nothing. */
export const link: Rule = (value) => {
  const typed = String(value).trim();
  return typed === '' || (/^https?:\/\//i.test(typed) && URL.canParse(typed)) ? undefined : ['validation.url'];
};

/** A whole date; whether there is such a day is the server's to say. */
export const day: Rule = (value) => (/^\d{4}-\d{2}-\d{2}$/.test(String(value)) ? undefined : ['sheet.day']);

export const minLength =
  (min: number): Rule =>
  (value) =>
    String(value).length < min ? ['validation.min_string', { min }] : undefined;

export const maxLength =
  (max: number): Rule =>
  (value) =>
    String(value).length > max ? ['validation.max_string', { max }] : undefined;

export const equals =
  (other: string, code: ErrorCode = 'validation.confirmed'): Rule =>
  (value, values) =>
    value === values[other] ? undefined : [code];

/** A new password and its confirmation, which is the field to mend where they differ. S1.5-02. */
export const newPasswordRules = {
  password: [required, minLength(passwordLength.min), maxLength(passwordLength.max)],
  password_confirmation: [required, equals('password', 'validation.password_confirmed')],
} as const satisfies Record<string, readonly Rule[]>;
