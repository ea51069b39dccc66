import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResourceIdentifier, ResourceObject } from '#src/providers/json-api/document.ts';
import { includedIn, toDocument, toRecord } from '#src/providers/json-api/json-api-provider.ts';
import { frozen, people } from './people.ts';

const send = (record: Record<string, unknown>) => toDocument(frozen(record), people).data;

test('can send attributes that the resource writes, and none that it does not', () => {
  expect(send({ id: 7, email: 'a@b.ca', is_subscribed: false, phone: '', full_name: 'A B', name: 'a' })).toEqual({
    type: 'users',
    id: '7',
    attributes: { email: 'a@b.ca', is_subscribed: false, phone: '' },
  });
});

test('leaves out what the record does not hold: the server keeps it as it is', () => {
  expect(send({ email: undefined })).toEqual({ type: 'users', attributes: {} });
});

test.each([
  ['an id', 'read-only'],
  ['the related record', { id: 'read-only', slug: 'read-only' }],
])('can name one related resource by %s', (_, role) => {
  expect(send({ role }).relationships).toEqual({ role: { data: { type: 'roles', id: 'read-only' } } });
});

test('can say that nothing is related, in each of its forms', () => {
  expect(send({ role: null, clients: [], subset_relations: [] }).relationships).toEqual({
    role: { data: null },
    clients: { data: [] },
    subset_relations: { data: [] },
  });
  // An emptied select holds the empty text.
  expect(send({ role: '' }).relationships).toEqual({ role: { data: null } });
});

test('can name several related resources, with ids as strings', () => {
  expect(send({ clients: [{ id: 10001 }, '10002'] }).relationships).toEqual({
    clients: {
      data: [
        { type: 'clients', id: '10001' },
        { type: 'clients', id: '10002' },
      ],
    },
  });
});

test('can name the far side of a joining type, with the key that points back [S2.7-29]', () => {
  expect(send({ subset_relations: ['3', 5] }).relationships).toEqual({
    subset_relations: {
      data: ['3', '5'].map((id) => ({
        type: 'subset-relations',
        relationships: { subset: { data: { type: 'subsets', id } } },
        meta: { parent_key: 'user_id' },
      })),
    },
  });
});

test('can send back the version that the record was read in', () => {
  expect(send({ id: '7', version: 4 }).meta).toEqual({ version: 4 });
  expect(send({ id: '7' })).not.toHaveProperty('meta');
});

const id = fc.stringMatching(/^[1-9]\d{0,6}$/);
const subset = (identifier: ResourceIdentifier, to: string): ResourceObject => ({
  ...identifier,
  relationships: { subset: { data: { type: 'subsets', id: to } } },
});

test('what is read and sent again keeps attributes and linkage', () => {
  fc.assert(
    fc.property(
      fc.record({
        id,
        attributes: fc.record(
          { email: fc.string(), last_name: fc.string(), phone: fc.string(), is_subscribed: fc.boolean() },
          { requiredKeys: [] },
        ),
        role: fc.option(id),
        clients: fc.uniqueArray(id),
        subsets: fc.uniqueArray(id),
        isIncluded: fc.boolean(),
      }),
      ({ id, attributes, role, clients, subsets, isIncluded }) => {
        const joining = subsets.map((to): [ResourceIdentifier, string] => [
          { type: 'subset-relations', id: `${id}-${to}` },
          to,
        ]);
        const relationships = {
          role: { data: role === null ? null : { type: 'roles', id: role } },
          clients: { data: clients.map((one) => ({ type: 'clients', id: one })) },
          subset_relations: { data: joining.map(([identifier]) => identifier) },
        };
        const object = { type: 'users', id, attributes, relationships };
        const find = includedIn([
          ...joining.map(([identifier, to]) => subset(identifier, to)),
          ...(isIncluded && role !== null ? [{ type: 'roles', id: role, attributes: { slug: 'x' } }] : []),
        ]);
        const { data } = toDocument(frozen(toRecord(frozen(object), people, find)), people);
        expect(data.id).toBe(id);
        expect(data.attributes).toEqual(attributes);
        expect(data.relationships).toMatchObject({ role: relationships.role, clients: relationships.clients });
        const sent = (data.relationships as { subset_relations: { data: ResourceObject[] } }).subset_relations.data;
        expect(sent.map((one) => one.relationships?.subset?.data)).toEqual(
          subsets.map((to) => ({ type: 'subsets', id: to })),
        );
      },
    ),
  );
});
