import assert from 'node:assert/strict';
import { ask, enter, Unexpected } from '#tests/faults/person.ts';
import { people } from '#tests/support/test-server.ts';
import type { CreateWork } from '../work.ts';

const names = [people.companyAdmin, people.collectionAdmin, people.reader, people.hospitalAdmin, people.operator];

/** Sessions that are kept open at once. */
const most = 8;

/** People sign in, are who they say, and sign out. */
export const signingIn: CreateWork = async ({ place, random, next }) => {
  const open = new Map<string, string>();
  const closed = new Set<string>();
  let closing = '';
  let count = 0;

  const whoIs = (cookie: string) => ask(place.url(), '/userinfo', { cookie });
  const signOut = async () => {
    closing = random.pick([...open.keys()]);
    const name = open.get(closing)!;
    open.delete(closing);
    const { status } = await ask(place.url(), '/logout', { method: 'POST', cookie: closing });
    if (status !== 200) throw new Unexpected(`${name} is not signed out: ${status}`);
    closed.add(closing);
    closing = '';
  };
  const signIn = async () => {
    const name = random.pick(names);
    const number = next();
    const { status, cookie } = await enter(place.url(), name, { network: `10.${number >> 8}.${number & 255}.1` });
    if (status !== 200) throw new Unexpected(`${name} is not let in: ${status}`);
    open.set(cookie, name);
    count++;
  };

  return {
    name: 'signing in',
    steps: 6,
    within: 60,
    step: () => (open.size >= most || (open.size > 0 && random.chance(0.3)) ? signOut() : signIn()),
    check: async () => {
      for (const [cookie, name] of open) assert.equal((await whoIs(cookie)).status, 200, `${name} is signed in`);
      for (const cookie of closed) assert.equal((await whoIs(cookie)).status, 401, 'who signed out is signed out');
      closed.clear();
      const wrong = await enter(place.url(), people.reader, { network: `10.99.${next() & 255}.1`, password: 'wrong' });
      assert.equal(wrong.status, 422, 'a wrong password opens nothing');
    },
    count: () => count,
  };
};
