import type { z } from 'zod';
import { type ErrorCode, errorCatalogue } from '#contract/errors.ts';
import type { ErrorObject } from '#server/platform/errors/api-error.ts';

type Description = Pick<ErrorObject, 'code' | 'params'>;

/** What zod found wrong with a value, in words of the catalogue alone; a refinement of ours names its code in `params.code`. */
export const describeFieldIssue = (issue: z.core.$ZodIssue): Description => {
  switch (issue.code) {
    case 'invalid_type':
      return describeType(issue);
    case 'too_small':
      return describeTooSmall(issue);
    case 'too_big':
      return describeTooBig(issue);
    case 'invalid_format':
      return { code: codeOfFormat[issue.format] ?? 'validation.format' };
    case 'invalid_value':
      return describeChoice(issue);
    case 'unrecognized_keys':
      return { code: 'validation.prohibited' };
    case 'custom':
      return { code: isErrorCode(issue.params?.code) ? issue.params.code : 'request.field' };
    case 'invalid_union':
    case 'invalid_key':
    case 'invalid_element':
    case 'not_multiple_of':
      return { code: 'request.field' };
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

const describeType = (issue: z.core.$ZodIssueInvalidType): Description =>
  issue.input === undefined || issue.input === null
    ? { code: 'request.required' }
    : { code: codeOfType[issue.expected] ?? 'request.field' };

/** A list in which nothing was chosen is sent as an empty text, or as null. */
const describeChoice = ({ input, values }: z.core.$ZodIssueInvalidValue): Description =>
  input === '' || input === null
    ? { code: 'request.required' }
    : { code: 'validation.one_of', params: { values: values.map(String).join(', ') } };

const describeTooSmall = ({ minimum, origin, exact }: z.core.$ZodIssueTooSmall): Description => {
  const min = Number(minimum);
  if (origin === 'array' && exact) return { code: 'validation.size_items', params: { size: min } };
  if (min === 1 && (origin === 'string' || origin === 'array')) return { code: 'request.required' };
  if (origin === 'string') return { code: 'validation.min_string', params: { min } };
  if (origin === 'array') return { code: 'validation.min_items', params: { min } };
  return isNumeric(origin) ? { code: 'validation.min_number', params: { min } } : { code: 'request.field' };
};

const describeTooBig = ({ maximum, origin, exact }: z.core.$ZodIssueTooBig): Description => {
  const max = Number(maximum);
  if (origin === 'string') return { code: 'validation.max_string', params: { max } };
  if (origin === 'file') return { code: 'validation.max_file', params: { max: Math.floor(max / 1024) } };
  if (origin === 'array' && exact) return { code: 'validation.size_items', params: { size: max } };
  if (origin === 'array') return { code: 'validation.max_items', params: { max } };
  return isNumeric(origin) ? { code: 'validation.max_number', params: { max } } : { code: 'request.field' };
};

const isNumeric = (origin: string): boolean => ['number', 'int', 'bigint'].includes(origin);

const codeOfFormat: Partial<Record<string, ErrorCode>> = {
  email: 'validation.email',
  lowercase: 'validation.lowercase',
};

const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === 'string' && Object.hasOwn(errorCatalogue, code);
