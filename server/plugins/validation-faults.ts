import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { Language } from '#contract/languages.ts';
import type { Fault } from '../api-error.ts';
import { describeFieldIssue } from './field-issue.ts';

const wording = { en: z.locales.en().localeError, fr: z.locales.fr().localeError } satisfies Record<Language, unknown>;

/**
 * The faults of a request that its call's declaration refused. The part at fault is read once more in the person's
 * language: validation itself does not know it, and only refused requests pay for it.
 */
export const toValidationFaults = (request: FastifyRequest, part: string | undefined): [Fault, ...Fault[]] => {
  const { call } = request.routeOptions.config;
  if (!call) return [{ code: 'request.malformed' }];
  const [schema, value] =
    part === 'body'
      ? [call.body, request.body]
      : part === 'params'
        ? [call.params, request.params]
        : [call.query, request.query];
  const parsed = schema.safeParse(value, { error: wording[request.replyLanguage], reportInput: true });
  const faults = (parsed.error?.issues ?? []).flatMap((issue) => toFaults(issue, part));
  // One word a field: of an empty password that is also too short, that it is required.
  const [first, ...rest] = faults.filter((fault, index) => faults.findIndex(isAboutSame(fault)) === index);
  return first ? [first, ...rest] : [{ code: 'request.malformed' }];
};

const toFaults = (issue: z.core.$ZodIssue, part: string | undefined): Fault[] => {
  const paths = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
  return paths.map((path) => (part === 'body' ? toFieldFault(path, issue) : toParameterFault(path, issue)));
};

const isAboutSame =
  ({ source }: Fault) =>
  (other: Fault): boolean =>
    JSON.stringify(other.source) === JSON.stringify(source);

const toParameterFault = (path: PropertyKey[], issue: z.core.$ZodIssue): Fault => {
  const parameter = String(path[0] ?? '');
  return { code: 'request.parameter', params: { parameter, reason: issue.message }, source: { parameter } };
};

const toFieldFault = (path: PropertyKey[], issue: z.core.$ZodIssue): Fault =>
  path.length === 0
    ? { code: 'request.malformed' }
    : { ...describeFieldIssue(issue), source: { pointer: toPointer(path) } };

/** A plain body is pointed into as if it were the `data` of a document; of a document, `data` is the first step already. */
const toPointer = (path: PropertyKey[]): string =>
  `/${(path[0] === 'data' ? path : ['data', ...path]).map(String).map(escapePointer).join('/')}`;

/** RFC 6901 §3. */
const escapePointer = (part: string): string => part.replace(/~/g, '~0').replace(/\//g, '~1');
