import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { type ErrorCode, errorCatalogue, errorTitle } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import type { ErrorObject } from '#server/platform/errors/api-error.ts';

/**
 * The faults of a request that its call's declaration refused. The part at fault is read once more with what was sent, which
 * tells a value that is missing from one that is wrong; only refused requests pay for it.
 */
export const toValidationFaults = (
  request: FastifyRequest,
  part: string | undefined,
): [ErrorObject, ...ErrorObject[]] => {
  const { call } = request.routeOptions.config;
  if (!call) return [{ code: 'request.malformed' }];
  const [schema, value] =
    part === 'body'
      ? [call.body, request.body]
      : part === 'params'
        ? [call.params, request.params]
        : [call.query, request.query];
  const { error } = schema.safeParse(value, { reportInput: true });
  const isDocument = holdsData(schema);
  const toFault = (path: PropertyKey[], issue: z.core.$ZodIssue): ErrorObject =>
    part === 'body' ? toFieldFault(path, issue, isDocument) : toParameterFault(path, issue, request.replyLanguage);
  const faults = (error?.issues ?? []).flatMap((issue) => pathsOf(issue).map((path) => toFault(path, issue)));
  // One word a field: of an empty password that is also too short, that it is required.
  const [first, ...rest] = faults.filter((fault, index) => faults.findIndex(isAboutSame(fault)) === index);
  return first ? [first, ...rest] : [{ code: 'request.malformed' }];
};

/** Whether a body is a document, whose `data` stands beside other members; of several forms, whether one of them is. */
const holdsData = (schema: z.core.$ZodType): boolean => {
  if (schema instanceof z.ZodPipe) return holdsData(schema.def.out);
  if (schema instanceof z.ZodUnion) return schema.options.some(holdsData);
  return schema instanceof z.ZodObject && 'data' in schema.shape;
};

const pathsOf = (issue: z.core.$ZodIssue): PropertyKey[][] =>
  issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];

const isAboutSame =
  ({ source }: ErrorObject) =>
  (other: ErrorObject): boolean =>
    JSON.stringify(other.source) === JSON.stringify(source);

const toParameterFault = (path: PropertyKey[], issue: z.core.$ZodIssue, language: Language): ErrorObject => {
  const parameter = String(path[0] ?? '');
  const { code, params } = describeFieldIssue(issue);
  const reason = errorTitle(code, language, params).replace(/^./, (letter) => letter.toLowerCase());
  return {
    code: 'request.parameter',
    params: { parameter, reason: reason.replace(/\.$/, '') },
    source: { parameter },
  };
};

const toFieldFault = (path: PropertyKey[], issue: z.core.$ZodIssue, isDocument: boolean): ErrorObject =>
  path.length === 0
    ? { code: 'request.malformed' }
    : { ...describeFieldIssue(issue), source: { pointer: toPointer(path, isDocument) } };

/** A plain body is pointed into as if it were the `data` of a document; a document names its members itself. */
const toPointer = (path: PropertyKey[], isDocument: boolean): string =>
  `/${(isDocument ? path : ['data', ...path]).map(String).map(escapePointer).join('/')}`;

/** RFC 6901 §3. */
const escapePointer = (part: string): string => part.replace(/~/g, '~0').replace(/\//g, '~1');

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
