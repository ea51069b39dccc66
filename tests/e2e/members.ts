import type { APIRequestContext } from '@playwright/test';
import type { MemberRole } from '#contract/json-api/types/roles.ts';
import { secretOf } from '../support/mails.ts';
import { linkMailedTo } from './outbox.ts';
import { call } from './people.ts';
import { expect } from './portal.ts';

/** A person who was invited into the organisation of the requests' owner. */
export interface Member {
  readonly id: string;
  readonly email: string;
  readonly role?: MemberRole;
}

/** Invites someone whom no other test knows. */
export const invite = async (
  requests: APIRequestContext,
  role: MemberRole = 'collection-admin',
  email = `${crypto.randomUUID()}@vigie.example`,
): Promise<Member> => {
  const subsets = await (await call(requests, 'GET', '/subsets')).json();
  const limits = role === 'read-only' ? subsets.data.slice(0, 2) : [];
  const answer = await call(requests, 'POST', '/users/', {
    data: {
      type: 'users',
      attributes: { email, is_subscribed: true },
      relationships: {
        role: { data: { type: 'roles', id: role } },
        subset_relations: {
          data: limits.map(({ id }: { id: string }) => ({
            type: 'subset-relations',
            relationships: { subset: { data: { type: 'subsets', id } } },
          })),
        },
      },
    },
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { id: (await answer.json()).data.id, email, role };
};

/** Accepts by the link that was mailed: from then on the person signs in with that password. */
export const accept = async (
  requests: APIRequestContext,
  { email, role }: Member,
  { password = 'Demo-2026-portal', first_name = 'Zoé', last_name = 'Roy', phone = '514-555-0142' } = {},
): Promise<void> => {
  const { id, token } = secretOf(await linkMailedTo(email));
  const fields = {
    id,
    token,
    first_name,
    last_name,
    // Who may only read has none, and is not asked for one.
    ...(role !== 'read-only' && { phone }),
    password,
    password_confirmation: password,
  };
  const answer = await call(requests, 'POST', '/verification-link/complete', fields);
  expect(answer.ok(), await answer.text()).toBe(true);
};

/** Removes those that are left. */
export const remove = async (requests: APIRequestContext, ...members: readonly Member[]): Promise<void> => {
  for (const { id } of members) await call(requests, 'DELETE', `/users/${id}`);
};

/** The number of the person whom the requests belong to. */
export const ownId = async (requests: APIRequestContext): Promise<string> =>
  String((await (await call(requests, 'GET', '/userinfo')).json()).uid);
