import { globSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

const shared = ['contract', 'lib'] as const;
const domain = [...shared, 'server/platform'] as const;
const base = [...shared, 'src/offline', 'src/chunks', 'src/theme', 'src/i18n'] as const;
const screen = [...base, 'src/providers', 'src/ui', 'src/admin'] as const;

/** The storeys of the house, and what each may import besides itself. */
const mayImport = {
  contract: [],
  lib: ['contract'],
  'server/platform': shared,
  'server/domains': domain,
  'server/http': [...domain, 'server/domains'],
  'server/app': [...domain, 'server/domains', 'server/http'],
  'src/offline': shared,
  'src/service-worker': [...shared, 'src/offline'],
  'src/chunks': shared,
  'src/theme': shared,
  'src/i18n': base,
  'src/providers': base,
  'src/ui': [...base, 'src/providers'],
  'src/admin': [...base, 'src/providers', 'src/ui'],
  'src/custom-pages': screen,
  'src/resources': [...screen, 'src/custom-pages'],
  'src/layout': screen,
  'src/first-drawing': [...screen, 'src/custom-pages', 'src/resources', 'src/app'],
  'src/app': [...screen, 'src/custom-pages', 'src/resources', 'src/layout'],
} satisfies Record<string, readonly string[]>;
type Storey = keyof typeof mayImport;
const storeys = Object.keys(mayImport) as Storey[];

const files = globSync('{contract,lib,server,src}/**/*.{ts,tsx}', { cwd: root });

const importing = /(?:\bfrom\s*|\bimport\s*\(\s*|\bimport\s+|\bnew URL\(\s*)'([.#][^'?]*\.tsx?)/g;

/** Every import of a file of ours by another. */
const imports = files.flatMap((from) =>
  [...readFileSync(join(root, from), 'utf8').matchAll(importing)].map(([, to = '']) => ({
    from,
    to: to.startsWith('#') ? to.slice(1) : posix.join(posix.dirname(from), to),
  })),
);

const storeyOf = (file: string): Storey | undefined => storeys.find((storey) => file.startsWith(`${storey}/`));

/** The folder of a storey that a file lies in, however deep: `server/domains/accounts`. A file above them all, as registries are, is itself. */
const folderOf = (file: string): string => {
  const storey = storeyOf(file) ?? '';
  return `${storey}/${file.slice(storey.length + 1).split('/')[0]}`;
};

test('every import finds its file, and every file has its storey', () => {
  expect(imports.length).toBeGreaterThan(3000);
  expect(files.filter((file) => !storeyOf(file))).toEqual([]);
  const known = new Set(files);
  expect(imports.filter(({ to }) => !known.has(to))).toEqual([]);
});

describe('the storeys of the house', () => {
  test.each(storeys)('%s imports only what lies below it', (storey) => {
    const allowed: readonly (string | undefined)[] = [storey, ...mayImport[storey]];
    const upward = imports.filter(({ from, to }) => storeyOf(from) === storey && !allowed.includes(storeyOf(to)));
    expect(upward).toEqual([]);
  });

  test('no folders of one storey import each other, by whatever way round', () => {
    const next = new Map<string, Set<string>>();
    for (const { from, to } of imports) {
      const [a, b] = [folderOf(from), folderOf(to)];
      if (a !== b && storeyOf(from) === storeyOf(to)) next.set(a, (next.get(a) ?? new Set()).add(b));
    }
    expect(findCycles(next)).toEqual([]);
  });

  test('no import climbs more than one folder', () => {
    const climbing = files.filter((file) =>
      /from '(?:\.\.\/){2,}[^']*\.tsx?'/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(climbing).toEqual([]);
  });
});

/** Ways round, each as the folders on it; a depth-first walk that stops where it has been. */
const findCycles = (next: ReadonlyMap<string, ReadonlySet<string>>): string[] => {
  const cycles: string[] = [];
  const finished = new Set<string>();
  const walk = (folder: string, way: readonly string[]): void => {
    if (way.includes(folder)) cycles.push([...way.slice(way.indexOf(folder)), folder].join(' → '));
    if (finished.has(folder) || way.includes(folder)) return;
    for (const to of next.get(folder) ?? []) walk(to, [...way, folder]);
    finished.add(folder);
  };
  for (const folder of next.keys()) walk(folder, []);
  return cycles;
};
