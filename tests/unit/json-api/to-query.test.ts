import { expect, test } from 'vitest';
import { toListQuery, toReadQuery } from '#src/providers/json-api/to-query.ts';
import { frozen } from './people.ts';

const query = (params: Parameters<typeof toListQuery>[0]) => Object.fromEntries(toListQuery(frozen(params)));

test('can ask for a page by its number and its size', () => {
  expect(query({ pagination: { page: 3, perPage: 25 } })).toEqual({ 'page[number]': '3', 'page[size]': '25' });
});

test('asks for no page where none was given', () => {
  expect(query({})).toEqual({});
});

test.each([
  ['ASC', 'name'],
  ['DESC', '-name'],
] as const)('can sort %s', (order, sort) => {
  expect(query({ sort: { field: 'name', order } })).toEqual({ sort });
});

test('cannot sort by what react-admin sorts by when nobody said', () => {
  expect(query({ sort: { field: 'id', order: 'ASC' } })).toEqual({});
  expect(query({ sort: { field: '', order: 'ASC' } })).toEqual({});
});

test('can filter by values and lists of them; a filter that says nothing is left out', () => {
  expect(
    query({ filter: { role: 'read-only', id: ['1', 2], q: '', phone: null, email: undefined, kept: false, none: 0 } }),
  ).toEqual({ 'filter[role]': 'read-only', 'filter[id]': '1,2', 'filter[kept]': 'false', 'filter[none]': '0' });
});

test('leaves out a filter by no value of many', () => {
  expect(query({ filter: { role: [] } })).toEqual({});
});

test('can ask for fields by type and for what is to be included', () => {
  expect(
    Object.fromEntries(
      toReadQuery(
        frozen({ include: ['role', 'subset_relations.subset'], fields: { users: ['name', 'email'], roles: ['slug'] } }),
      ),
    ),
  ).toEqual({ include: 'role,subset_relations.subset', 'fields[users]': 'name,email', 'fields[roles]': 'slug' });
  expect(query({ meta: { include: ['role'] } })).toEqual({ include: 'role' });
});

test('asks for nothing beyond what is wanted', () => {
  expect(toReadQuery({})).toEqual([]);
  expect(toReadQuery({ include: [], fields: {} })).toEqual([]);
});
