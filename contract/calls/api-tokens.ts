import { z } from 'zod';
import { apiScopeNames, apiTokenDays } from '../api-scopes.ts';
import { defineCall } from '../call.ts';

const scope = z.enum(apiScopeNames);

const apiToken = z.object({
  id: z.number().int(),
  name: z.string(),
  /** Its first characters, by which it is recognised where it is used. */
  begins: z.string(),
  scopes: z.array(scope),
  /** The person who made it; empty when the account is deleted. */
  made_by: z.string(),
  created_at: z.string(),
  expires_at: z.string(),
  /** When, and from which network address, it was used last; empty when never. */
  used_at: z.string(),
  used_from: z.string(),
});
export type ApiToken = z.infer<typeof apiToken>;

export const listApiTokens = defineCall({
  id: 'listApiTokens',
  method: 'GET',
  path: '/api-tokens',
  summary: 'The API tokens of one’s organisation, or of the provider',
  access: { permission: 'api-tokens' },
  answer: z.object({ tokens: z.array(apiToken), scopes: z.array(scope) }),
});

export const createApiToken = defineCall({
  id: 'createApiToken',
  method: 'POST',
  repeated: 'once',
  path: '/api-tokens',
  summary: 'Makes an API token; the answer alone has it in full',
  access: { permission: 'api-tokens' },
  audit: 'api-token-made',
  body: z.strictObject({
    name: z.string().trim().min(1).max(60),
    scopes: z.array(scope).min(1).max(apiScopeNames.length),
    days: z.union(apiTokenDays.map((days) => z.literal(days))),
  }),
  answer: z.object({ id: z.number().int(), token: z.string() }),
});

export const revokeApiToken = defineCall({
  id: 'revokeApiToken',
  method: 'DELETE',
  path: '/api-tokens/:id',
  summary: 'Revokes an API token',
  access: { permission: 'api-tokens' },
  audit: 'api-token-revoked',
  params: z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  answer: z.object({}),
});
