import type { FastifyRequest } from 'fastify';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Call } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { languages } from '#contract/languages.ts';
import { toValidationFaults } from '#server/http/plugins/validation-faults.ts';
import { ApiError, toErrorBody } from '#server/platform/errors/api-error.ts';

/** Values that hardly any field takes; between them they draw every kind of error. */
const wrongValues = [
  undefined,
  null,
  'abc',
  '',
  ' ',
  'x'.repeat(3000),
  Number.NaN,
  -7,
  1.5,
  1e300,
  true,
  [],
  ['abc', 7, null],
  Array.from({ length: 120 }, () => 1),
  {},
  { abc: 1 },
];

type Shape = Record<string, z.ZodType>;

/** A schema below what makes it optional, and below what reads it. */
const bare = (schema: z.ZodType): z.ZodType => {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap() as z.ZodType);
  return schema instanceof z.ZodPipe ? bare(schema.in as z.ZodType) : schema;
};

/** Every value of a schema in which one place is wrong: the whole, each field, each item, and so on down. */
const wrongly = function* (schema: z.ZodType): Generator<unknown> {
  yield* wrongValues;
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) for (const item of wrongly(inner.element as z.ZodType)) yield [item];
  if (!(inner instanceof z.ZodObject)) return;
  for (const [name, field] of Object.entries(inner.shape as Shape))
    for (const value of wrongly(field)) yield { [name]: value };
};

/** What a validator says rather than the catalogue. */
const validatorWords =
  /NaN|\bexpected\b|received|\binvalid\b|unrecogni|pattern|regex|too (?:small|big)|undefined|attendu\b|reçu|entrée invalide|option invalide|trop (?:petit|grand)|\/\^|\^\\|[>≤≥]=?/i;

describe.each((calls as readonly Call[]).map((call) => [call.id, call] as const))('%s', (_, call) => {
  test.each(['body', 'params', 'querystring'] as const)('refuses a wrong %s in words of the catalogue', (part) => {
    const schema = part === 'querystring' ? call.query : call[part];
    for (const value of wrongly(schema)) {
      const { error } = schema.safeParse(value, { reportInput: true });
      if (!error) continue;
      const said = new Set(error.issues.map(({ message }) => message));
      for (const replyLanguage of languages) {
        const request = { routeOptions: { config: { call } }, body: value, params: value, query: value, replyLanguage };
        const faults = toValidationFaults(request as unknown as FastifyRequest, part);
        for (const { title } of toErrorBody(new ApiError(...faults), replyLanguage).errors) {
          expect(title).not.toMatch(validatorWords);
          for (const message of said) expect(title.toLowerCase()).not.toContain(message.toLowerCase());
        }
      }
    }
  });
});

test('a member of a document beside its data is named where it stands', () => {
  const call = {
    body: z.strictObject({ data: z.unknown(), meta: z.number() }),
    params: z.object({}),
    query: z.object({}),
  };
  const request = { routeOptions: { config: { call } }, body: { data: {}, meta: 'x' }, replyLanguage: 'en' };
  const [fault] = toValidationFaults(request as unknown as FastifyRequest, 'body');
  expect(fault.source).toEqual({ pointer: '/meta' });
});
