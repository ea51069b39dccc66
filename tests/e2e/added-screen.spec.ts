import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { languages } from '#contract/languages.ts';
import { dismissPopups } from '../support/dismiss-popups.ts';
import { spawnServer } from '../support/spawn-server.ts';
import { phone, withoutScripts } from './drawn-pages.ts';
import { openSearch } from './people.ts';
import { test as base, expect, expectAccessible, expectNoSidewaysScroll, withoutFirstAnswers } from './portal.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
/** The product's own code; its libraries are linked. */
const tree = [
  'contract',
  'lib',
  'server',
  'src',
  'public',
  'index.html',
  'package.json',
  'tsconfig.json',
  'vite.config.ts',
];
const registry = 'src/app/resources.ts';

/** Code of the document by the file it says it belongs into: ```` ```ts src/app/resources.ts ````. */
const codeByFile = new Map(
  [...readFileSync(join(root, 'docs/adding-a-screen.md'), 'utf8').matchAll(/^```tsx? (\S+)\n([\s\S]*?)^```$/gm)].map(
    ([, file = '', code = '']) => [file, code] as const,
  ),
);

/** Does in a copy of the tree what the document says, and builds it. */
const addScreen = (folder: string): void => {
  for (const name of tree) cpSync(join(root, name), join(folder, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, code] of codeByFile) {
    if (file === registry) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), code);
  }
  const line = codeByFile.get(registry) ?? '';
  const [, name = ''] = /\{ (\w+) \}/.exec(line) ?? [];
  const registered = readFileSync(join(folder, registry), 'utf8').replace(/,?\s*\];\s*$/, `, ${name}];\n`);
  writeFileSync(join(folder, registry), line + registered);
  execFileSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], { cwd: folder });
};

/** The product with the added screen, as its own process, with its own data. */
const test = base.extend<object, { extendedProduct: string }>({
  extendedProduct: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter to know what the fixture needs
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'vigie-added-'));
      addScreen(folder);
      const server = await spawnServer({ entry: join(folder, 'server/app/main.ts') });
      await dismissPopups(server.url);
      await use(server.url);
      await server.stop();
      rmSync(folder, { recursive: true, force: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ extendedProduct }, use) => use(extendedProduct),
});

// One copy, one build and one server for all of them.
test.describe.configure({ mode: 'default' });

const words = {
  en: {
    title: 'Locations of the organization',
    columns: ['Location', 'Level'],
    outermost: ['Main plant', '1'],
    below: ['Chlorine room', '3'],
  },
  fr: {
    title: 'Emplacements de l’organisation',
    columns: ['Emplacement', 'Niveau'],
    outermost: ['Usine principale', '1'],
    below: ['Salle du chlore', '3'],
  },
} as const;

test('the document asks for one folder and one line', () => {
  const files = [...codeByFile.keys()].filter((file) => file !== registry);
  expect(new Set(files.map((file) => dirname(file)))).toEqual(new Set(['src/resources/locations']));
  expect(codeByFile.get(registry)?.trim().split('\n')).toHaveLength(1);
});

for (const language of languages) {
  const { title, columns, outermost, below } = words[language];

  test(`the screen stands in the navigation, lists and sorts, ${language}`, async ({ page }) => {
    await openSearch(page, { language });
    await page.goto('/change-password');
    await page.getByRole('navigation').getByRole('link', { name: title, exact: true }).click();
    await page.waitForURL('**/manage-users/locations');
    await expect(page).toHaveTitle(`Vigie - ${title}`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    const table = page.getByRole('table', { name: title });
    await expect(table.getByRole('columnheader')).toHaveText([...columns]);
    await expect(table.getByRole('row')).toHaveCount(15);
    await expect(table.getByRole('row').nth(1).getByRole('cell')).toHaveText([...outermost]);
    await expect(table.getByRole('row').filter({ hasText: below[0] }).getByRole('cell')).toHaveText([...below]);

    await table.getByRole('button', { name: columns[0] }).click();
    await expect(table.getByRole('columnheader', { name: columns[0] })).toHaveAttribute('aria-sort', 'ascending');
    const names = () => table.getByRole('row').locator('td:first-child').allInnerTexts();
    await expect.poll(names).toEqual((await names()).toSorted(new Intl.Collator(language).compare));
    await expectAccessible(page);
    await page.setViewportSize({ width: 360, height: 780 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
}

test('the screen asks for no more than its columns', async ({ page }) => {
  await openSearch(page);
  await withoutFirstAnswers(page);
  const asked = page.waitForRequest((request) => request.url().includes('/api/subsets?'));
  await page.goto('/manage-users/locations');
  const query = new URL((await asked).url()).searchParams;
  expect(Object.fromEntries(query)).toEqual({
    'fields[subsets]': 'name,path',
    'page[number]': '1',
    'page[size]': '25',
    sort: 'path',
  });
});

test('the screen stands there on a phone before any script, its chunks asked for with the page [S4.2-06]', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await page.goto('/manage-users/locations');
  const rows = page.getByRole('row').filter({ has: page.getByRole('cell') });
  await rows.first().waitFor();
  const count = await rows.count();
  await context.setExtraHTTPHeaders({ 'User-Agent': phone.userAgent });
  await page.setViewportSize(phone.viewport);
  await withoutScripts(page);
  await page.goto('/manage-users/locations');
  await expect(page.locator('.drawn li')).toHaveCount(count);
  await expect(page.locator('.drawn li').first()).toContainText(words.en.outermost[0]);
  await expect(page.locator('link[rel=preload][href*="/derived-views-"]')).toBeAttached();
});

test('the guard keeps out who may not open it', async ({ page }) => {
  await openSearch(page, { name: 'reader@mapleridge.example' });
  await page.goto('/manage-users/locations');
  await page.waitForURL('**/not-authorize');
});
