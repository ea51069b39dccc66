import type { z } from 'zod';
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import type { Fault } from '../api-error.ts';

type Description = Pick<Fault, 'code' | 'params'>;

/** What zod found wrong with a field, in words of the catalogue; a refinement of ours names its code in `params.code`. */
export const describeFieldIssue = (issue: z.core.$ZodIssue): Description => {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue);
    case 'too_small':
      return describeTooSmall(issue);
    case 'too_big':
      return describeTooBig(issue);
    case 'invalid_format':
      return describeFormat(issue);
    case 'unrecognized_keys':
      return { code: 'validation.prohibited' };
    case 'custom':
      return isErrorCode(issue.params?.code) ? { code: issue.params.code } : otherwise(issue);
    default:
      return otherwise(issue);
  }
};

const codeOfType: Partial<Record<string, ErrorCode>> = {
  array: 'validation.array',
  boolean: 'validation.boolean',
  // Every number that a field of ours takes is a whole one.
  int: 'validation.integer',
  number: 'validation.integer',
  string: 'validation.string',
};

const describeType = (issue: z.core.$ZodIssueInvalidType): Description => {
  if (issue.input === undefined || issue.input === null) return { code: 'request.required' };
  const code = codeOfType[issue.expected];
  return code ? { code } : otherwise(issue);
};

const describeTooSmall = (issue: z.core.$ZodIssueTooSmall): Description => {
  const min = Number(issue.minimum);
  if (issue.origin === 'array' && issue.exact) return { code: 'validation.size_items', params: { size: min } };
  if (min === 1 && (issue.origin === 'string' || issue.origin === 'array')) return { code: 'request.required' };
  return issue.origin === 'string' ? { code: 'validation.min_string', params: { min } } : otherwise(issue);
};

const describeTooBig = (issue: z.core.$ZodIssueTooBig): Description => {
  const max = Number(issue.maximum);
  if (issue.origin === 'string') return { code: 'validation.max_string', params: { max } };
  if (issue.origin === 'file') return { code: 'validation.max_file', params: { max: Math.floor(max / 1024) } };
  if (issue.origin !== 'array') return otherwise(issue);
  return issue.exact
    ? { code: 'validation.size_items', params: { size: max } }
    : { code: 'validation.max_items', params: { max } };
};

const describeFormat = (issue: z.core.$ZodIssueInvalidStringFormat): Description => {
  if (issue.format === 'email') return { code: 'validation.email' };
  if (issue.format === 'lowercase') return { code: 'validation.lowercase' };
  return otherwise(issue);
};

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCatalogue, code);

const otherwise = ({ message }: z.core.$ZodIssue): Description => ({
  code: 'request.field',
  params: { reason: message },
});
