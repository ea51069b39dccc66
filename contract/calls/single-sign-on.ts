import { z } from 'zod';
import { defineCall } from '../call.ts';
import { withoutDirections } from '../directions.ts';
import { memberRoles } from '../json-api/types/roles.ts';
import { toMailDomain } from '../mail-domains.ts';
import { roleRules } from '../role-rules.ts';
import { singleSignOnLimits as limits, providerRefusals, publicMailDomains } from '../single-sign-on.ts';

const text = (max: number) => z.string().overwrite(withoutDirections).trim().max(max);

/** A whole domain, kept in small letters and ASCII; none in which strangers have mailboxes. */
const domain = z
  .string()
  .trim()
  .max(253)
  .overwrite((typed) => toMailDomain(typed) ?? typed)
  .refine((typed) => !typed.startsWith('*.') && toMailDomain(typed) === typed, {
    params: { code: 'sso.domain' },
  })
  .refine((typed) => !publicMailDomains.includes(typed), { params: { code: 'sso.public_domain' } });

const facts = {
  /** As the provider writes it, `https://login.example.org/realms/hospital`; empty while nothing is set up. */
  issuer: text(limits.issuer),
  client_id: text(limits.client),
  domains: z.array(domain).max(limits.domains),
  /** Claims that hold the address and the groups; without the second, the rules do not count at sign-in. */
  email_claim: text(limits.claim).min(1),
  groups_claim: text(limits.claim),
  /** Every address of the provider is its person's: some do not say so of each. */
  trusts_addresses: z.boolean(),
  /** The provider asks for a second factor by itself. */
  asks_second_factor: z.boolean(),
  /** Whoever the rules give a role to is let in, and has an account from then on. */
  lets_in_newcomers: z.boolean(),
  /** Nobody signs in otherwise, but for the person named. */
  is_only: z.boolean(),
  /** The administrator who has a way in by password; null where none is named. */
  password_user: z.number().int().positive().nullable(),
  rules: roleRules,
};

const tried = z.object({
  at: z.string(),
  /** Why nobody would be let in; null where somebody would. */
  refusal: z.enum(Object.keys(providerRefusals) as [keyof typeof providerRefusals]).nullable(),
  /** What the provider or the library says of it, in its own words. */
  reason: z.string(),
  /** Names of what the provider said. */
  claims: z.array(z.string()),
  email: z.string(),
  groups: z.array(z.string()),
  /** The account it would be: there already, tied to it then, or a new one. */
  account: z.enum(['known', 'linked', 'new']).nullable(),
  name: z.string(),
  role: z.enum(memberRoles).nullable(),
  locations: z.array(z.number().int()),
  /** The provider says that it asked for a second factor, or the organisation says so. */
  second_factor: z.boolean(),
});
export type Tried = z.output<typeof tried>;

const answer = z.object({
  ...facts,
  domains: z.array(z.string()),
  has_secret: z.boolean(),
  is_on: z.boolean(),
  /** The settings as they are have let somebody in. */
  is_tried: z.boolean(),
  last_try: tried.nullable(),
  /** For the provider: where people are to be sent back to. */
  redirect_uri: z.string(),
  /** Who may be named: company administrators with a password. */
  administrators: z.array(z.object({ id: z.number().int(), name: z.string() })),
  locations: z.array(z.object({ id: z.number().int(), name: z.string() })),
  version: z.number().int(),
});
export type SingleSignOn = z.output<typeof answer>;

const body = z.strictObject({
  ...facts,
  /** Left out, it stays as it is. It is never sent back. */
  client_secret: z.string().trim().min(1).max(limits.secret).optional(),
  version: z.number().int(),
});
export type SingleSignOnEntry = z.output<typeof body>;

const switching = z.strictObject({ is_on: z.boolean(), version: z.number().int() });
const trying = z.object({ url: z.string() });
const own = { permission: 'single-sign-on' } as const;
const operatorOnly = { permission: 'operator' } as const;
const path = '/single-sign-on';
const operatorPath = '/operator/organisations/:id/single-sign-on';
const params = z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });

export const getSingleSignOn = defineCall({
  id: 'getSingleSignOn',
  method: 'GET',
  path,
  summary: 'How people of one’s organisation sign in at its identity provider',
  access: own,
  answer,
});

export const updateSingleSignOn = defineCall({
  id: 'updateSingleSignOn',
  method: 'PUT',
  path,
  summary: 'Changes that; the connection itself only while it is switched off',
  access: own,
  audit: 'single-sign-on-changed',
  body,
  answer,
});

export const switchSingleSignOn = defineCall({
  id: 'switchSingleSignOn',
  method: 'PUT',
  path: `${path}/switch`,
  summary: 'Switches it on, once it was tried, or off',
  access: own,
  audit: 'single-sign-on-switched',
  body: switching,
  answer,
});

export const trySingleSignOn = defineCall({
  id: 'trySingleSignOn',
  method: 'POST',
  repeated: 'harmless',
  path: `${path}/try`,
  summary: 'Begins a sign-in that opens nothing: the address of the provider to go to',
  access: own,
  answer: trying,
});

export const getOperatorSingleSignOn = defineCall({
  id: 'getOperatorSingleSignOn',
  method: 'GET',
  path: operatorPath,
  summary: 'How people of an organisation sign in at its identity provider',
  access: operatorOnly,
  params,
  answer,
});

export const updateOperatorSingleSignOn = defineCall({
  id: 'updateOperatorSingleSignOn',
  method: 'PUT',
  path: operatorPath,
  summary: 'Changes that, for an organisation; its provider may then be in a private network',
  access: operatorOnly,
  audit: 'single-sign-on-changed',
  params,
  body,
  answer,
});

export const switchOperatorSingleSignOn = defineCall({
  id: 'switchOperatorSingleSignOn',
  method: 'PUT',
  path: `${operatorPath}/switch`,
  summary: 'Switches it on, once it was tried, or off, for an organisation',
  access: operatorOnly,
  audit: 'single-sign-on-switched',
  params,
  body: switching,
  answer,
});

export const tryOperatorSingleSignOn = defineCall({
  id: 'tryOperatorSingleSignOn',
  method: 'POST',
  repeated: 'harmless',
  path: `${operatorPath}/try`,
  summary: 'Begins a sign-in of an organisation that opens nothing',
  access: operatorOnly,
  params,
  answer: trying,
});
