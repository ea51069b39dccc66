import { describe, expect, test } from 'vitest';
import { nearestEntry } from '#src/admin/find-page.ts';
import { operatorPages } from '#src/app/operator-pages.ts';
import { pages } from '#src/app/pages.ts';

describe('the navigation', () => {
  test.each([
    ['/operator/requests', '/operator/requests'],
    ['/operator/requests/412', '/operator/requests'],
    ['/operator/figures', '/operator/requests'],
    ['/operator/ready-additions', '/operator/requests'],
    ['/operator/sheet-moves', '/operator/sheets'],
    ['/operator/sheets/create', '/operator/sheets'],
    ['/operator/single-sign-on/10001', '/operator/organisations'],
    ['/operator/imports/7', '/operator/imports'],
  ])('at %s marks the entry %s', (pathname, entry) => {
    expect(nearestEntry(operatorPages, pathname)).toBe(entry);
  });

  test('marks an entry of the desk on every page of it', () => {
    const desk = operatorPages.filter(({ path }) => path.startsWith('/operator'));
    const entries = new Set(desk.filter(({ section }) => section === 'desk').map(({ path }) => path));
    expect(desk.length).toBeGreaterThan(entries.size);
    const unmarked = desk.filter(({ path }) => !entries.has(nearestEntry(operatorPages, path) ?? ''));
    expect(unmarked.map(({ path }) => path)).toEqual([]);
  });

  test('marks nothing at an address that belongs to no entry', () => {
    expect(nearestEntry(pages, '/not-authorize')).toBeUndefined();
    expect(nearestEntry(pages, '/searching')).toBeUndefined();
  });
});
