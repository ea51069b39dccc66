import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { DocumentOptions } from '#server/domains/documents/document-sheet.ts';
import { type EbinderSheet, writeEbinder } from '#server/domains/documents/e-binder/write-ebinder.ts';
import { readArchive } from '../server/documents/archives.ts';
import { listed, listOptions } from '../server/documents/listed-sheets.ts';
import { makePdf } from '../support/pdfs.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

let folder: string;
test.beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'vigie-e-binder-'));
});
test.afterEach(() => rm(folder, { recursive: true, force: true }));

const within = 'Main plant › Water treatment';
const withinInFrench = 'Usine principale › Traitement de l’eau';
const options: DocumentOptions = {
  ...listOptions,
  other: { ...listOptions, organisation: 'Fabrication Maple Ridge', locationLabel: 'Emplacement' },
};

/** Makes an e-binder, unpacks it, and opens its page from the disk, without network; gives what the page asked for. */
const open = async (page: Page, sheets: readonly EbinderSheet[]) => {
  await writeFile(join(folder, 'a.pdf'), await makePdf('acetone'));
  const archive = join(folder, 'binder.zip');
  await writeEbinder(
    options,
    sheets.map((sheet) => (sheet.path === undefined ? { ...sheet, path: join(folder, 'a.pdf') } : sheet)),
    archive,
  );
  for (const { name, read } of readArchive(archive)) {
    const path = join(folder, 'unpacked', name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, read());
  }
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.context().setOffline(true);
  const url = pathToFileURL(join(folder, 'unpacked', 'index.html')).href;
  await page.goto(url);
  return { requests, url };
};

const sheets: readonly EbinderSheet[] = [
  listed({
    isn: 1,
    productName: 'Acetone',
    casNumbers: ['67-64-1'],
    locations: [within],
    otherLocations: [withinInFrench],
    customFields: ['B-4', 'x'],
  }),
  listed({
    isn: 2,
    productName: 'Éthanol dénaturé </script>',
    manufacturer: 'Émaux Yamaska',
    language: 'fr',
    productIds: ['EC-77/2'],
    casNumbers: ['64-17-5'],
    locations: ['Main plant', 'Depot'],
    otherLocations: ['Usine principale', 'Entrepôt'],
  }),
  { ...listed({ isn: 3, productName: 'Œuvre noire', manufacturer: '', locations: ['Depot'] }), path: '' },
  listed({ isn: 4, productName: 'Zinc oxides', manufacturer: 'Abénaquis Labs', productIds: ['ZN 10'] }),
];

const names = (page: Page) => page.locator('tbody th').allInnerTexts();
const search = (page: Page, words: string) => page.getByRole('searchbox').fill(words);

test('an e-binder is searched from the disk without network, in both languages [S5.5-05]', async ({ page }) => {
  const { requests, url } = await open(page, sheets);
  await expect(page.getByRole('status')).toHaveText('4 sheets, One of them without a PDF in this e-binder');
  await expect(page.getByText('Made on November 20, 2026.')).toBeVisible();
  const first = page.getByRole('row', { name: /Acetone/ });
  await expect(first).toContainText('Northern Chemical');
  await expect(first).toContainText('11-03-2024');
  await expect(first.getByRole('cell', { name: 'B-4' })).toBeVisible();
  await expect(page.getByRole('row', { name: /Œuvre noire/ })).toContainText('No PDF in this e-binder');
  await expectAccessible(page);

  const finds: readonly [string, readonly RegExp[]][] = [
    ['ethanol', [/Éthanol/]],
    ['oeuvr', [/Œuvre/]],
    ['yamaska denature', [/Éthanol/]],
    ['northern', [/Acetone/]],
    ['67-64-1', [/Acetone/]],
    ['67641', [/Acetone/]],
    ['EC772', [/Éthanol/]],
    ['oxide', [/Zinc/]],
    ['water', [/Acetone/]],
    ['traitement', [/Acetone/]],
    ['b-4', [/Acetone/]],
    ['***', []],
    ['acetone zinc', []],
  ];
  for (const [words, found] of finds) {
    await search(page, words);
    expect(await names(page), words).toEqual(found.map((name) => expect.stringMatching(name)));
  }
  await expect(page.getByRole('status')).toContainText('No sheet found');
  await search(page, 'acetnoe nothern');
  expect(await names(page)).toEqual([expect.stringMatching(/Acetone/)]);
  await expect(page.getByRole('status')).toHaveText(
    'No sheet has what you typed. These have “acetone northern”. 1 sheet',
  );

  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect(page.getByRole('searchbox')).toBeFocused();
  await page.getByLabel('Location').selectOption('Main plant');
  expect(await names(page)).toEqual([expect.stringMatching(/Acetone/), expect.stringMatching(/Éthanol/)]);
  await page.getByLabel('Language').selectOption('French');
  expect(await names(page)).toEqual([expect.stringMatching(/Éthanol/)]);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByLabel('Manufacturer').selectOption('Abénaquis Labs');
  expect(await names(page)).toEqual(['Zinc oxides']);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByLabel('Sort by').selectOption('Manufacturer');
  expect((await names(page))[0]).toBe('Zinc oxides');

  await page.getByRole('button', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Cartable électronique');
  await expect(page.getByRole('status')).toHaveText('4 fiches, dont une sans PDF dans ce cartable');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByText('Créé le 20 novembre 2026.')).toBeVisible();

  await page.getByLabel('Emplacement').selectOption('Usine principale');
  await expect(page.getByRole('row', { name: /Acetone/ }).getByRole('cell', { name: withinInFrench })).toBeVisible();
  await page.getByRole('button', { name: 'Tout effacer' }).click();

  const link = page.getByRole('link', { name: 'Acetone' });
  const target = new URL((await link.getAttribute('href')) ?? '', url);
  expect(existsSync(fileURLToPath(target))).toBe(true);
  await link.focus();
  const [opened] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
  await opened.close();
  expect(requests.filter((request) => !request.startsWith('file:'))).toEqual([]);
});

test('an e-binder is read on a phone, in the dark, and shows a long list bit by bit', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, [
    ...sheets,
    ...Array.from({ length: 120 }, (_, at) =>
      listed({ isn: 10 + at, productName: `Paint ${at}`, locations: ['Depot'] }),
    ),
  ]);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await expect(page.getByRole('row', { name: /Acetone/ })).toContainText('Northern Chemical');
  await expect(page.getByRole('row')).toHaveCount(100);
  await page.getByRole('button', { name: 'Show more sheets' }).click();
  await expect(page.getByRole('row')).toHaveCount(124);
  await expect(page.getByRole('link', { name: 'Paint 96' })).toBeFocused();
  const { height } = (await page.getByRole('link', { name: 'Paint 96' }).boundingBox())!;
  expect(height).toBeGreaterThanOrEqual(40);
});
