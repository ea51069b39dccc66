import { scopesFor } from '#contract/api-scopes.ts';
import type { listApiTokens } from '#contract/calls/api-tokens.ts';
import type { listSubsets } from '#contract/calls/list-subsets.ts';
import type { getMailDomains } from '#contract/calls/mail-domains.ts';
import type { listRoles } from '#contract/calls/roles.ts';
import type { SingleSignOn } from '#contract/calls/single-sign-on.ts';
import type { getUser, listUsers } from '#contract/calls/users.ts';
import type { listWebhookDeliveries, listWebhooks } from '#contract/calls/webhooks.ts';
import { memberRoles } from '#contract/json-api/types/roles.ts';
import { permissionsOf } from '#contract/permissions.ts';
import type { AnswerOf } from '../harness/answers.ts';
import { collectionAdmin, companyAdmin, reader } from './people.ts';

const links = { self: '/', first: '/', last: '/' };

export const locations: AnswerOf<typeof listSubsets> = {
  data: [
    { type: 'subsets', id: '1', attributes: { name: 'Mill', path: '1' }, relationships: {}, meta: {} },
    { type: 'subsets', id: '2', attributes: { name: 'Paint shop', path: '1/2' }, relationships: {}, meta: {} },
    { type: 'subsets', id: '3', attributes: { name: 'Warehouse', path: '3' }, relationships: {}, meta: {} },
  ],
  links,
  meta: { total: 3 },
};

export const roles: AnswerOf<typeof listRoles> = {
  data: memberRoles.map((slug) => ({
    type: 'roles',
    id: slug,
    attributes: { slug, permissions: permissionsOf({ role: slug, shared: false }), description_key: `roles.${slug}` },
    relationships: {},
    meta: {},
  })),
  links,
  meta: { total: memberRoles.length },
};

type Member = AnswerOf<typeof getUser>['data'];

const member = (
  { uid, name, email, first_name, last_name, role }: typeof reader,
  meta: Partial<Member['meta']> = {},
): Member => ({
  type: 'users',
  id: String(uid),
  attributes: { name, email, first_name, last_name, phone: '418-555-0100', is_subscribed: true },
  meta: {
    full_name: `${first_name} ${last_name}`,
    has_email: true,
    invitation_status: 'accepted',
    is_editable: true,
    fixed: [],
    is_in_directory: false,
    is_verified: true,
    version: 1,
    pending_email: '',
    ...meta,
  },
  relationships: {
    role: { data: { type: 'roles', id: role } },
    subset_relations: { data: role === 'read-only' ? [{ type: 'subset-relations', id: '13-2' }] : [] },
    clients: { data: [] },
  },
});

const included = [
  ...roles.data,
  {
    type: 'subset-relations',
    id: '13-2',
    relationships: { subset: { data: { type: 'subsets', id: '2' } } },
  },
  ...locations.data,
];

export const users: AnswerOf<typeof listUsers> = {
  data: [
    member(companyAdmin, { is_editable: false }),
    member(collectionAdmin),
    member(reader, { invitation_status: 'pending', is_verified: false }),
  ],
  included,
  links,
  meta: { total: 3 },
};
export const noUsers: AnswerOf<typeof listUsers> = { data: [], links, meta: { total: 0 } };
export const oneUser: AnswerOf<typeof getUser> = { data: member(reader, { is_verified: false }), included };
/** The same, after somebody else has changed it. */
export const renamedUser: AnswerOf<typeof getUser> = {
  data: member({ ...reader, last_name: 'Foxworth' }, { is_verified: false, version: 2 }),
  included,
};
/** One's own account, with an address that is still to be verified. */
export const ownAccount: AnswerOf<typeof getUser> = {
  data: member(companyAdmin, { pending_email: 'ines.roy@northline.example' }),
  included,
};

export const apiTokens: AnswerOf<typeof listApiTokens> = {
  scopes: scopesFor('company-admin'),
  asks_password: true,
  tokens: [
    {
      id: 41,
      name: 'Entra ID',
      begins: 'vigie_Qx3f',
      scopes: ['manage-users', 'add-user', 'edit-user'],
      made_by: 'admin@mapleridge.example',
      maker_id: 12,
      created_at: '2026-03-02T15:04:05.000Z',
      expires_at: '2027-03-02T15:04:05.000Z',
      used_at: '2026-11-20T08:00:00.000Z',
      used_from: '198.51.100.7',
    },
    {
      id: 40,
      name: 'Purchasing',
      begins: 'vigie_a81K',
      scopes: ['search', 'sds-details'],
      made_by: '',
      maker_id: null,
      created_at: '2026-01-05T15:04:05.000Z',
      expires_at: '2026-04-05T15:04:05.000Z',
      used_at: '',
      used_from: '',
    },
  ],
};

export const mailDomains: AnswerOf<typeof getMailDomains> = {
  mail_domains: ['northline.example', '*.northline.example', 'xn--hpital-ixa.example'],
  version: 4,
};

export const singleSignOn: SingleSignOn = {
  issuer: 'https://login.northline.example/realms/mills',
  client_id: 'vigie',
  has_secret: true,
  domains: ['northline.example', 'xn--hpital-ixa.example'],
  email_claim: 'email',
  groups_claim: 'groups',
  trusts_addresses: false,
  asks_second_factor: true,
  lets_in_newcomers: true,
  is_only: false,
  password_user: null,
  rules: [
    { value: 'Safety committee', role: 'company-admin', locations: [] },
    { value: 'Shop floor', role: 'read-only', locations: [1] },
  ],
  is_on: false,
  is_tried: true,
  last_try: {
    at: '2026-11-20T14:00:00.000Z',
    refusal: null,
    reason: '',
    claims: ['aud', 'email', 'email_verified', 'exp', 'groups', 'iat', 'iss', 'nonce', 'sub'],
    email: 'ana.roy@northline.example',
    groups: ['Safety committee', 'Everyone'],
    account: 'linked',
    name: 'Ana Roy',
    role: 'company-admin',
    locations: [],
    second_factor: true,
  },
  redirect_uri: 'https://sheets.northline.example/api/login/provider/10001/callback',
  administrators: [{ id: 4, name: 'Ana Roy (ana.roy@northline.example)' }],
  locations: [
    { id: 1, name: 'Mill 1' },
    { id: 2, name: 'Mill 2' },
  ],
  version: 3,
};

export const webhooks: AnswerOf<typeof listWebhooks> = {
  webhooks: [
    {
      id: 1,
      url: 'https://purchasing.mapleridge.example/hooks/vigie',
      description: 'Purchasing system',
      events: ['sheet.added', 'sheet.replaced', 'sheet.removed'],
      is_on: true,
      off_reason: '',
      failing_since: '',
      delivered_at: '2026-11-24T15:04:00.000Z',
      waiting: 0,
      former_until: '2026-11-25T15:04:00.000Z',
      created_at: '2026-10-01T12:00:00.000Z',
      version: 1,
    },
    {
      id: 2,
      url: 'https://maintenance.mapleridge.example/in',
      description: '',
      events: ['document.ready'],
      is_on: true,
      off_reason: '',
      failing_since: '2026-11-23T08:00:00.000Z',
      delivered_at: '2026-11-22T08:00:00.000Z',
      waiting: 3,
      former_until: '',
      created_at: '2026-10-02T12:00:00.000Z',
      version: 2,
    },
    {
      id: 3,
      url: 'https://old.mapleridge.example/',
      description: 'Replaced in spring',
      events: ['import.ended', 'request.answered'],
      is_on: false,
      off_reason: 'gone',
      failing_since: '2026-09-01T08:00:00.000Z',
      delivered_at: '',
      waiting: 0,
      former_until: '',
      created_at: '2026-08-02T12:00:00.000Z',
      version: 1,
    },
  ],
};

export const webhookDeliveries: AnswerOf<typeof listWebhookDeliveries> = {
  deliveries: [
    {
      ...{ id: 12, kind: 'sheet.added', count: 250, state: 'waiting', attempts: 2, status: 503, fault: '' },
      ...{ created_at: '2026-11-24T15:00:00.000Z', tried_at: '2026-11-24T15:00:06.000Z' },
      due_at: '2026-11-24T15:05:06.000Z',
    },
    {
      ...{ id: 11, kind: 'sheet.removed', count: 1, state: 'given-up', attempts: 8, status: null, fault: 'timeout' },
      ...{ created_at: '2026-11-20T15:00:00.000Z', tried_at: '2026-11-21T22:40:00.000Z', due_at: '' },
    },
    {
      ...{ id: 10, kind: 'webhook.test', count: 0, state: 'delivered', attempts: 1, status: 204, fault: '' },
      ...{ created_at: '2026-11-19T15:00:00.000Z', tried_at: '2026-11-19T15:00:01.000Z', due_at: '' },
    },
  ],
  more: true,
};
