import { expect, test } from 'vitest';
import { includedIn, toRecord } from '#src/providers/json-api/json-api-provider.ts';
import { frozen, included, people, zoe } from './people.ts';

const read = (object = zoe, with_ = included) => toRecord(frozen(object), people, includedIn(frozen(with_)));

test('can hold attributes, meta and relationships side by side, under an id that is a string', () => {
  expect(read()).toEqual({
    id: '7',
    email: 'zoe@vigie.example',
    last_name: 'Roy',
    phone: '',
    is_subscribed: false,
    full_name: 'Zoé Roy',
    version: 4,
    role: { id: 'read-only', slug: 'read-only' },
    clients: [{ id: '10001', custkey: 10001 }],
    subset_relations: ['3', '5'],
  });
});

test('cannot let an attribute or meta named id take the place of the id', () => {
  expect(read({ ...zoe, attributes: { id: 99 }, meta: { id: 98 } }).id).toBe('7');
});

test('can tell nothing related from what was not asked for', () => {
  const { role, clients, subset_relations } = read({
    ...zoe,
    relationships: { role: { data: null }, clients: { data: [] }, subset_relations: {} },
  });
  expect([role, clients, subset_relations]).toEqual([null, [], undefined]);
  const bare = read({ type: 'users', id: '7' });
  expect(bare).toEqual({ id: '7' });
});

test('can do with related resources that were not included: of them the ids are known', () => {
  const { role, clients } = read(zoe, []);
  expect([role, clients]).toEqual([{ id: 'read-only' }, [{ id: '10001' }]]);
});

test('leaves out what lies beyond a joining resource that was not included', () => {
  expect(read(zoe, included.slice(0, 3)).subset_relations).toEqual(['3']);
});

test('can share one included resource between records, and tell types with the same id apart', () => {
  const find = includedIn([
    { type: 'roles', id: '1', attributes: { slug: 'read-only' } },
    { type: 'clients', id: '1', attributes: { custkey: 1 } },
  ]);
  const relationships = {
    role: { data: { type: 'roles', id: '1' } },
    clients: { data: [{ type: 'clients', id: '1' }] },
  };
  const [first, second] = ['7', '8'].map((id) => toRecord({ type: 'users', id, relationships }, people, find));
  expect(first).toEqual({ id: '7', role: { id: '1', slug: 'read-only' }, clients: [{ id: '1', custkey: 1 }] });
  expect(second).toEqual({ ...first, id: '8' });
});

test('cannot show a relationship that the resource does not declare', () => {
  const { boss } = read({ ...zoe, relationships: { boss: { data: { type: 'users', id: '1' } } } });
  expect(boss).toBeUndefined();
});
