import type { LightMyRequestResponse } from 'fastify';
import { z } from 'zod';
import { scimContent } from '#contract/call.ts';
import { errorBody } from '#contract/error-body.ts';
import { errorCatalogue } from '#contract/errors.ts';
import { scimSchemas } from '#contract/scim/schemas.ts';
import type { Actor } from './actors.ts';
import { forbiddenTo } from './canaries.ts';
import { scriptMark } from './hostile.ts';
import type { Input } from './input.ts';

/** What is wrong with an answer: nothing, mostly. */
export const faultsOf = (
  answer: LightMyRequestResponse,
  { actor, input }: { actor: Actor | undefined; input: Input },
): string[] => {
  const { statusCode, headers, rawPayload } = answer;
  const type = String(headers['content-type'] ?? '');
  const isSuccess = statusCode < 400;
  const said = `${JSON.stringify(headers)}${rawPayload.toString('latin1')}`;
  return [
    ...(statusCode >= 500 ? [`it is a ${statusCode}: ${answer.body.slice(0, 300)}`] : []),
    ...(isSuccess ? [] : faultsOfError(answer, type)),
    ...(input.isForeign && isSuccess ? [`it answers ${statusCode} for what belongs to others`] : []),
    ...forbiddenTo(actor)
      .filter((word) => said.includes(word))
      .map((word) => `it holds ${word}`),
    ...(type.includes('html') && said.includes(scriptMark) ? ['its page shows markup as it came'] : []),
    ...(headers['x-content-type-options'] === 'nosniff' && headers['content-security-policy']
      ? []
      : ['it lacks security headers']),
    ...[headers['set-cookie'] ?? []]
      .flat()
      .filter((cookie) => !/; HttpOnly/.test(cookie) || /zq=/.test(cookie))
      .map((cookie) => `it sets ${cookie}`),
  ];
};

const faultsOfError = ({ statusCode, body }: LightMyRequestResponse, type: string): string[] => {
  if (type.startsWith('text/html')) return body.includes('<h1>') ? [] : ['its page is not ours'];
  if (type.startsWith(scimContent)) {
    const told = scimError.safeParse(parse(body));
    return told.success && told.data.status === String(statusCode)
      ? []
      : [`it is no error of SCIM: ${body.slice(0, 200)}`];
  }
  const parsed = errorBody.safeParse(parse(body));
  if (!parsed.success || parsed.data.errors.length === 0)
    return [`its body is none of the catalogue’s: ${body.slice(0, 200)}`];
  return parsed.data.errors.flatMap(({ code, title }, index) => {
    if (!Object.hasOwn(errorCatalogue, code)) return [`${code} is not in the catalogue`];
    const faults = title === '' ? [`${code} has no words`] : [];
    return index === 0 && errorCatalogue[code].status !== statusCode
      ? [...faults, `${code} with ${statusCode}`]
      : faults;
  });
};

/** RFC 7644 §3.12. */
const scimError = z.strictObject({
  schemas: z.tuple([z.literal(scimSchemas.error)]),
  status: z.string(),
  scimType: z
    .enum(['invalidFilter', 'invalidSyntax', 'invalidPath', 'noTarget', 'invalidValue', 'mutability', 'uniqueness'])
    .optional(),
  detail: z.string().min(1),
});

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
