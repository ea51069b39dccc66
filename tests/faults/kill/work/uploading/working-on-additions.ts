import assert from 'node:assert/strict';
import type { AdditionWork } from '#contract/operator/addition.ts';
import { expectSame } from '#tests/faults/expect-same.ts';
import type { Workplace } from '#tests/faults/kill/work.ts';
import { people } from '#tests/support/test-server.ts';

interface Taken {
  readonly id: number;
  readonly name: string;
  state: 'new' | 'saving' | 'saved' | 'confirming' | 'confirmed';
}

/** Operators save drafts of additions and confirm them: each is one sheet in the end, found at once. */
export const workingOnAdditions = async ({ place, signIn }: Workplace) => {
  const [operator, member] = [await signIn(people.operator), await signIn(people.collectionAdmin)];
  let additions: Taken[] = [];
  const next = () => additions.find(({ state }) => state === 'new' || state === 'saved');

  const workOn = (id: number): Promise<AdditionWork> =>
    operator.done(operator.get(`/operator/requests/${id}/addition`));
  const save = async (taken: Taken) => {
    const { draft, version } = await workOn(taken.id);
    taken.state = 'saving';
    const sheet = { ...draft.sheet, product_name: taken.name, manufacturer: 'Atelier du Nord', language: 'en' };
    const saved = { ...draft, sheet, decision: { kind: 'new' } };
    await operator.done(operator.put(`/operator/requests/${taken.id}/addition`, { draft: saved, version }));
    taken.state = 'saved';
  };
  const confirm = async (taken: Taken) => {
    const { draft, version } = await workOn(taken.id);
    taken.state = 'confirming';
    await operator.done(operator.post(`/operator/requests/${taken.id}/confirm`, { entry: draft, version, note: '' }));
    taken.state = 'confirmed';
    await expectAdded(taken);
  };
  const expectAdded = async ({ id, name, state }: Taken) => {
    const { rows, status } = await place.inStore(async (store) => ({
      rows: await store.selectFrom('sheets').select('isn').where('product_name', '=', name).execute(),
      status: await store.selectFrom('requests').select('status').where('id', '=', id).executeTakeFirstOrThrow(),
    }));
    const isns = rows.map(({ isn }) => isn);
    const isAdded = status.status === 'completed';
    assert.equal(isns.length, isAdded ? 1 : 0, `${name} is a sheet exactly when its request is completed`);
    if (state === 'confirmed') assert.ok(isAdded, `${name} is added`);
    expectSame(await member.find({ q: `ProductName_txt:"${name.split(' ').at(-1)}"` }), isns, `${name} is found`);
    return isAdded;
  };

  return {
    take: (id: number) => additions.push({ id, name: `Addition handed in ${wordOf(id)}`, state: 'new' }),
    hasWork: () => next() !== undefined,
    step: async () => {
      const taken = next();
      if (taken) await (taken.state === 'new' ? save(taken) : confirm(taken));
    },
    check: async () => {
      for (const taken of additions) {
        if (await expectAdded(taken)) {
          taken.state = 'confirmed';
          continue;
        }
        const { draft, version } = await workOn(taken.id);
        const isSaved = draft.sheet.product_name === taken.name;
        assert.equal(version, isSaved ? 1 : 0, `the draft of ${taken.id} is whole`);
        if (taken.state === 'saved') assert.ok(isSaved, `the draft of ${taken.id} is kept`);
        taken.state = isSaved ? 'saved' : 'new';
      }
      additions = additions.filter(({ state }) => state !== 'confirmed');
    },
  };
};

/** A word of letters, none the beginning of another. */
const wordOf = (id: number): string =>
  `zx${[...String(id).padStart(6, '0')].map((digit) => String.fromCharCode(97 + Number(digit))).join('')}`;
