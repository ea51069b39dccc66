import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { errorTitle } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import type { ErrorObject } from '#server/platform/errors/api-error.ts';
import { describeFieldIssue } from './field-issue.ts';

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
