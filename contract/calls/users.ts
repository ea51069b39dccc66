import { z } from 'zod';
import { defineCall } from '../call.ts';
import { defineList } from '../json-api/define-list.ts';
import { defineSingle } from '../json-api/define-single.ts';
import { topMembers } from '../json-api/document.ts';
import { memberRoles } from '../json-api/types/roles.ts';
import { accountEmail, userId } from '../json-api/types/user-fields.ts';
import { roleLinkage, subsetLinkages } from '../json-api/types/user-linkages.ts';
import { invitationStatuses, userType } from '../json-api/types/users.ts';
import { languages } from '../languages.ts';
import { listedMemberFields } from '../member-fields.ts';

const includes = ['role', 'subset_relations', 'subset_relations.subset', 'clients', 'clients.subsets'];

/** Users that are deleted at once. */
const maxDeletions = 500;

const list = defineList({
  resource: userType,
  includes,
  sorts: ['role', 'email', 'name', ...listedMemberFields, 'invitation_status'],
  filters: {
    invitation_status: z.enum(invitationStatuses),
    role: z.enum(memberRoles),
    /** Words in names or address. */
    q: z.string().max(200),
  },
});
const single = defineSingle({ resource: userType, includes });

const params = z.strictObject({ id: userId });

export const listUsers = defineCall({
  id: 'listUsers',
  jsonApi: 'users',
  method: 'GET',
  path: '/users',
  summary: 'The members of the organisation and those invited, by name',
  access: { permission: 'manage-users' },
  query: list.query,
  answer: list.document,
});

export const createUser = defineCall({
  id: 'createUser',
  jsonApi: 'users',
  statuses: [200, 201],
  method: 'POST',
  repeated: 'once',
  path: '/users/',
  summary: 'Invites someone into the organisation; the invitation is mailed',
  access: { permission: 'add-user' },
  audit: 'user-added',
  body: z.strictObject({
    ...topMembers,
    data: z.strictObject({
      type: z.literal('users'),
      attributes: z
        .strictObject({
          email: accountEmail,
          is_subscribed: z.boolean().default(false),
          /** In which a newcomer is written to, until they choose another; that of the call when left out. Ours. */
          language: z.enum(languages).optional(),
        })
        .prefault({} as never),
      relationships: z
        .strictObject({ role: roleLinkage, subset_relations: subsetLinkages.optional() })
        .prefault({} as never),
    }),
  }),
  example: {
    data: {
      type: 'users',
      attributes: { email: 'anne.tremblay@mapleridge.example', is_subscribed: true },
      relationships: { role: { data: { type: 'roles', id: 'collection-admin' } } },
    },
  },
  answer: single.document,
});

export const getUser = defineCall({
  id: 'getUser',
  jsonApi: 'users',
  method: 'GET',
  path: '/users/:id',
  summary: 'A member of the organisation, to who may manage users; oneself, to everyone with an account of their own',
  access: 'signed-in',
  params,
  query: single.query,
  answer: single.document,
  reaches: { what: 'user', address: (id) => ({ params: { id } }) },
});

export const resetUserFactors = defineCall({
  id: 'resetUserFactors',
  method: 'POST',
  repeated: 'harmless',
  path: '/users/:id/reset-second-factor',
  summary: 'Takes the second factors of a member away whose device is gone',
  access: { permission: 'edit-user' },
  audit: 'second-factor-reset',
  params,
  answer: z.strictObject({}),
  reaches: { what: 'user', address: (id) => ({ params: { id } }) },
});

export const suspendUser = defineCall({
  id: 'suspendUser',
  method: 'POST',
  repeated: 'harmless',
  path: '/users/:id/suspend',
  summary: 'Takes a member every way in until they are restored; their sessions end',
  access: { permission: 'edit-user' },
  audit: 'user-suspended',
  params,
  answer: z.strictObject({}),
  reaches: { what: 'user', address: (id) => ({ params: { id } }) },
});

export const restoreUser = defineCall({
  id: 'restoreUser',
  method: 'POST',
  repeated: 'harmless',
  path: '/users/:id/restore',
  summary: 'Lets a suspended member in again',
  access: { permission: 'edit-user' },
  audit: 'user-restored',
  params,
  answer: z.strictObject({}),
  reaches: { what: 'user', address: (id) => ({ params: { id } }) },
});

/** The API tokens that they made are revoked too. */
const revoking = z.strictObject({ revoke_tokens: z.enum(['true', 'false']).default('false') });

export const deleteUser = defineCall({
  id: 'deleteUser',
  jsonApi: 'users',
  statuses: [200, 204],
  method: 'DELETE',
  path: '/users/:id',
  summary: 'Takes a member out of the organisation; an account that belongs to no other is deleted',
  access: { permission: 'edit-user' },
  audit: 'user-removed',
  params,
  query: revoking,
  answer: z.strictObject({}),
  reaches: { what: 'user', address: (id) => ({ params: { id } }) },
});

export const deleteUsers = defineCall({
  id: 'deleteUsers',
  method: 'DELETE',
  path: '/users',
  summary: 'Takes members out of the organisation: all of them, or none and then why',
  access: { permission: 'edit-user' },
  audit: 'user-removed',
  query: revoking,
  body: z.strictObject({ data: z.strictObject({ id: z.array(userId).min(1).max(maxDeletions) }) }),
  answer: z.strictObject({}),
  reaches: { what: 'user', address: (id) => ({ body: { data: { id: [String(id)] } } }) },
});

export const resendUserVerification = defineCall({
  id: 'resendUserVerification',
  method: 'POST',
  repeated: 'once',
  path: '/resend-email-verification/:id',
  summary: 'Mails the invitation again, or the verification of the address, whichever the account still waits for',
  access: { permission: 'add-user' },
  audit: 'invitation-resent',
  params,
  answer: z.strictObject({}),
  reaches: { what: 'user', address: (id) => ({ params: { id } }) },
});
