import { describe, expect, test } from 'vitest';
import type { ResourceObject } from '#contract/json-api/document.ts';
import { pageLinks, takePage } from '#server/platform/json-api/pages.ts';
import { presentDocument } from '#server/platform/json-api/present-document.ts';
import { sortBy } from '#server/platform/json-api/sort.ts';

const books: ResourceObject[] = ['1', '2'].map((id) => ({
  type: 'books',
  id,
  attributes: { title: `Book ${id}`, pages: 10 },
  relationships: { author: { data: { type: 'people', id: '9' } }, readers: { data: [] }, sequel: { data: null } },
  meta: { version: 1 },
}));
const author: ResourceObject = {
  type: 'people',
  id: '9',
  attributes: { name: 'Anne' },
  relationships: { town: { data: { type: 'towns', id: '5' } }, books: { data: [{ type: 'books', id: '1' }] } },
};
const town: ResourceObject = { type: 'towns', id: '5', attributes: { name: 'Québec' } };
const stranger: ResourceObject = { type: 'people', id: '10', attributes: { name: 'Nobody' } };
const related = [author, town, stranger];
const present = (include: string[] = [], fields: Record<string, string[]> = {}) =>
  presentDocument({ data: books, related }, { include, fields });

describe('a document', () => {
  test('holds whole resources and nothing beside them when nothing is asked', () => {
    expect(present()).toEqual({ data: books });
  });

  test('includes what a path leads to, once, and nothing that no path leads to', () => {
    expect(present(['author']).included).toEqual([author]);
    expect(present(['author', 'author.town', 'readers', 'sequel']).included).toEqual([author, town]);
  });

  test('includes what lies along a path, as JSON:API has it', () => {
    expect(present(['author.town']).included).toEqual([author, town]);
  });

  test('says that nothing is included when nothing is there to include', () => {
    expect(present(['readers']).included).toEqual([]);
  });

  test('never includes what is primary data', () => {
    expect(present(['author.books']).included).toEqual([author]);
  });

  test('bears the fields asked for, of each type, and leaves out parts without any', () => {
    const { data, included } = present(['author'], { books: ['title', 'version'], people: [] });
    expect(data[0]).toEqual({
      type: 'books',
      id: '1',
      attributes: { title: 'Book 1' },
      relationships: { author: { data: { type: 'people', id: '9' } } },
      meta: { version: 1 },
    });
    expect(included).toEqual([{ type: 'people', id: '9' }]);
  });

  test('changes none of the resources it is made of', () => {
    const before = JSON.stringify([books, related]);
    present(['author.town'], { books: [] });
    expect(JSON.stringify([books, related])).toBe(before);
  });

  test('is not made when a path leads to a resource that was not given', () => {
    expect(() => presentDocument({ data: books }, { include: ['author'], fields: {} })).toThrow('people/9');
  });
});

describe('pages', () => {
  const address = '/api/books?sort=title&page[number]=2&page[size]=3&filter[q]=a%20b';
  test('link to each other with everything else as it is', () => {
    const links = pageLinks(address, { number: 2, size: 3 }, 8);
    const pageIn = (link = '') => Object.fromEntries(new URLSearchParams(link.split('?')[1]));
    expect(pageIn(links.next)).toEqual({ sort: 'title', 'page[number]': '3', 'page[size]': '3', 'filter[q]': 'a b' });
    expect([links.first, links.prev, links.last].map((link) => pageIn(link)['page[number]'])).toEqual(['1', '1', '3']);
    expect(links.self).toBe(address);
  });

  test('of an empty list are one', () => {
    const { prev, next, last } = pageLinks('/api/books', { number: 1, size: 10 }, 0);
    expect([prev, next, last.includes('page%5Bnumber%5D=1')]).toEqual([undefined, undefined, true]);
    expect(takePage([], { number: 1, size: 10 })).toEqual([]);
  });
});

test('an order of several steps leaves what they hold equal as it was', () => {
  const list = [3, 1, 13, 11, 2];
  const sorted = sortBy(list, [{ field: 'last', descending: true }], {
    last: (a: number, b: number) => (a % 10) - (b % 10),
  });
  expect(sorted).toEqual([3, 13, 2, 1, 11]);
});
