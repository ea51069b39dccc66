import type { FastifyRequest } from 'fastify';
import { scimBase } from '#contract/call.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { Language } from '#contract/languages.ts';
import { scimSchemas } from '#contract/scim/schemas.ts';
import { type ApiError, toErrorBody } from '#server/platform/errors/api-error.ts';

/** Whether a refusal is read by a directory. */
export const isScim = ({ url }: FastifyRequest): boolean => url.startsWith(`${scimBase}/`);

/** A refusal in the form of RFC 7644 §3.12: it has room for one fault, and knows fewer statuses than we use. */
export const toScimError = (error: ApiError, language: Language) => {
  const [fault] = error.errors;
  const code = fault?.code ?? 'internal';
  const status = scimStatusOf(code, error.status);
  const scimType = scimTypes[code] ?? (error.status === 422 && status === 400 ? 'invalidValue' : undefined);
  const where = fault?.source && 'pointer' in fault.source ? `${fault.source.pointer.replace(/^\/data\//, '')}: ` : '';
  const title = toErrorBody(error, language).errors[0]?.title ?? '';
  const body = {
    schemas: [scimSchemas.error],
    status: String(status),
    ...(scimType && { scimType }),
    detail: where + title,
  };
  return { status, body };
};

const scimTypes: Partial<Record<ErrorCode, string>> = {
  'scim.filter': 'invalidFilter',
  'scim.path': 'invalidPath',
  'scim.target': 'noTarget',
  'scim.value': 'invalidValue',
  'scim.mutability': 'mutability',
  'scim.uniqueness': 'uniqueness',
  'request.malformed': 'invalidSyntax',
  'request.parameter': 'invalidValue',
};

/** The last administrator is not a wrong value: who may manage users, or gets in by password, has to be somebody. */
export const scimStatusOf = (code: ErrorCode, status: number): number => {
  if (code === 'people.last_admin' || code === 'people.password_user' || code === 'people.self') return 403;
  return status === 422 ? 400 : status;
};
