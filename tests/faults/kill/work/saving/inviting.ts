import assert from 'node:assert/strict';
import type { SavedThing } from './saved-thing.ts';

interface Invited {
  readonly id: number;
  /** Whether news are sent; `undefined` where a change of it was not answered. */
  isSubscribed: boolean | undefined;
}

/** Members who are there at once. */
const most = 15;

/** People are invited, changed and taken out again. */
export const inviting: SavedThing = async ({ place, random, next }, admin) => {
  const members = new Map<string, Invited>();
  /** Sent and not answered: there or not, and if so whole. */
  const open = new Set<string>();

  const invite = async () => {
    const email = `invited-${next()}@example.com`;
    open.add(email);
    const role = { data: { type: 'roles', id: 'collection-admin' } };
    const data = { type: 'users', attributes: { email, is_subscribed: true }, relationships: { role } };
    const { data: user } = await admin.done(admin.post('/users/', { data }));
    members.set(email, { id: Number(user.id), isSubscribed: true });
    open.delete(email);
  };
  const change = async () => {
    const member = random.pick([...members.values()]);
    const is_subscribed = !member.isSubscribed;
    member.isSubscribed = undefined;
    const data = { type: 'users', id: String(member.id), attributes: { is_subscribed } };
    await admin.done(admin.put(`/users/${member.id}`, { data }));
    member.isSubscribed = is_subscribed;
  };
  const remove = async () => {
    const [email, { id }] = random.pick([...members]);
    members.delete(email);
    open.add(email);
    await admin.done(admin.delete(`/users/${id}`));
    open.delete(email);
  };

  return {
    step: () => {
      if (members.size >= most) return remove();
      const chance = random.below(10);
      return members.size === 0 || chance < 5 ? invite() : chance < 8 ? change() : remove();
    },
    check: async () => {
      const rows = await place.inStore((store) =>
        store
          .selectFrom('users')
          .leftJoin('memberships', 'memberships.user_id', 'users.id')
          .select(['users.id', 'email', 'is_subscribed', 'organisation_id'])
          .where('email', 'like', 'invited-%@example.com')
          .execute(),
      );
      const stored = new Map(rows.map((row) => [row.email, row]));
      assert.equal(stored.size, rows.length, 'a member is there once');
      for (const { email, organisation_id } of rows) {
        assert.equal(organisation_id, 10001, `${email} is a member`);
        assert.ok(members.has(email) || open.has(email), `${email} is taken out`);
      }
      for (const [email, { id, isSubscribed }] of members) {
        const row = stored.get(email);
        assert.equal(row?.id, id, `${email} is there`);
        if (isSubscribed !== undefined) assert.equal(row?.is_subscribed === 1, isSubscribed, `${email} is as changed`);
      }
      members.clear();
      for (const [email, { id, is_subscribed }] of stored)
        members.set(email, { id, isSubscribed: is_subscribed === 1 });
      open.clear();
    },
  };
};
