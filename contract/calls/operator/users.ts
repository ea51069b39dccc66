import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { withoutDirections } from '#contract/directions.ts';
import { memberRoles } from '#contract/json-api/types/roles.ts';
import { accountEmail } from '#contract/json-api/types/user-fields.ts';
import { invitationStatuses } from '#contract/json-api/types/users.ts';
import { languages } from '#contract/languages.ts';
import { defineRest } from '#contract/operator/define-rest.ts';
import { roles } from '#contract/permissions.ts';
import { phone } from '#contract/phone.ts';

const name = z.string().overwrite(withoutDirections).trim().max(100);

/** What somebody is in an organisation; of the operators the organisation is null. */
const membership = z.object({
  organisation: z.number().int().nullable(),
  name_en: z.string(),
  name_fr: z.string(),
  role: z.enum(roles),
  status: z.enum(invitationStatuses),
});

const item = z.object({
  id: z.number().int(),
  /** What one signs in with. */
  name: z.string(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  phone: z.string(),
  /** Nobody's own: a workstation's. */
  shared: z.boolean(),
  is_subscribed: z.boolean(),
  language: z.enum(languages),
  is_verified: z.boolean(),
  memberships: z.array(membership),
  created_at: z.string(),
  version: z.number().int(),
});

const record = item.extend({
  /** Places, devices or networks, where the name has to wait before it may be tried again. */
  waits: z.number().int(),
  /** API tokens that they made and that still work, of organisations and of the provider (null). */
  tokens: z.array(z.object({ name: z.string(), organisation: z.number().int().nullable() })),
});

const rest = defineRest({
  name: 'users',
  summary: 'The users of all organisations, and the operators',
  item,
  record,
  sorts: ['name', 'email', 'last_name', 'created_at'],
  filters: {
    q: z.string().trim().max(200),
    organisation: z.coerce.number().int(),
    role: z.enum(roles),
  },
  audit: 'people-read',
});

const organisation = z.number().int().positive();
/** Of an operator there is no organisation. */
const membershipOf = z.object({ organisation: organisation.nullable() });

export const listOperatorUsers = rest.list;
export const getOperatorUser = rest.get;
/** Invites somebody to an organisation, as its administrators do, or as an operator, who belongs to none. */
export const createOperatorUser = {
  ...rest.create(
    z
      .object({
        email: accountEmail,
        organisation: organisation.nullable().default(null),
        role: z.enum([...memberRoles, 'operator']),
        /** Of a role that sees its own locations only: which; of any other none. */
        locations: z.array(z.number().int().positive()).max(2000).default([]),
        language: z.enum(languages),
        is_subscribed: z.boolean().default(true),
      })
      .refine(({ organisation, role }) => role === 'operator' || organisation !== null, {
        path: ['organisation'],
        params: { code: 'request.required' },
      }),
    'user-added',
  ),
  example: { email: 'anne.tremblay@mapleridge.example', organisation: 10001, role: 'company-admin', language: 'en' },
};
/** All that is kept of somebody, to be handed to them. */
export const downloadOperatorUserData = defineCall({
  id: 'downloadOperatorUserData',
  method: 'GET',
  path: `${rest.path}/:id/data`,
  summary: 'All that is kept of a person',
  access: { permission: 'operator' },
  audit: 'person-exported',
  params: rest.get.params,
  answer: z.looseObject({ made_at: z.string() }),
});
/** Erases somebody wherever they are, also who is gone already. */
export const eraseOperatorUser = rest.act('erase', {
  repeated: 'harmless',
  summary: 'Erases a person: account, names, addresses and words',
  body: z.strictObject({}),
  answer: z.strictObject({}),
  audit: 'person-erased',
});
export const updateOperatorUser = rest.update(
  z.object({ first_name: name, last_name: name, phone, is_subscribed: z.boolean(), version: z.number().int() }),
  'user-changed',
);
/** Sends the invitation to an organisation once more. */
export const resendOperatorUser = rest.act('resend', {
  repeated: 'once',
  summary: 'Sends a user’s invitation once more',
  body: membershipOf,
  answer: record,
  audit: 'invitation-resent',
});
/** Takes somebody out of an organisation, or an operator from that role; an account that is in none any more goes. */
export const dismissOperatorUser = rest.act('dismiss', {
  repeated: 'harmless',
  summary: 'Takes a user out of an organisation',
  /** `revoke_tokens`: those that they made for it are revoked too. */
  body: membershipOf.extend({ revoke_tokens: z.boolean().default(false) }),
  answer: z.strictObject({}),
  audit: 'user-removed',
});
/** For somebody whose device is gone. */
export const resetOperatorUserFactors = rest.act('reset-second-factor', {
  repeated: 'harmless',
  summary: 'Takes the second factors of a user away',
  body: z.strictObject({}),
  answer: record,
  audit: 'second-factor-reset',
});
/** Takes away what a name has to wait for after wrong passwords. */
export const unlockOperatorUser = rest.act('unlock', {
  repeated: 'harmless',
  summary: 'Lets a user try again who has to wait after wrong passwords',
  body: z.strictObject({}),
  answer: record,
  audit: 'user-unlocked',
});
