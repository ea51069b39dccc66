import { matchPath } from 'react-router-dom';
import { expect, test } from 'vitest';
import { operatorPages } from '#src/app/operator-pages.ts';
import { pages } from '#src/app/pages.ts';
import { type StoryFile, storiesOf } from './harness/test-stories.ts';

const files = Object.entries(import.meta.glob<StoryFile>('./**/*.stories.tsx', { eager: true }));

/** The addresses that stories of the file come to. */
const addressesIn = (file: StoryFile): string[] =>
  Object.values(storiesOf(file)).map(({ parameters }) => new URL(parameters.path, 'http://localhost').pathname);

const addresses = files.flatMap(([, file]) => addressesIn(file));
const all = [...new Map([...pages, ...operatorPages].map((page) => [page.path, page])).values()];
/** The page that is at an address; the one for all other addresses comes last. */
const pageAt = (address: string) => all.find(({ path }) => path !== '*' && matchPath(path, address))?.path ?? '*';
const shown = new Set(addresses.map(pageAt));

test.each(all.map(({ path }) => path))('the page at %s has stories', (path) => {
  expect([...shown]).toContain(path);
});

test.each(files)('%s has the screen in French and on a phone', (_, file) => {
  const names = Object.keys(file);
  expect(names.some((name) => name.includes('French'))).toBe(true);
  expect(names.some((name) => name.includes('Phone'))).toBe(true);
});
