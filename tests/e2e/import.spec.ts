import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import type { WireAnswer } from '#contract/search/wire-answer.ts';
import { zip } from '#lib/zip/zip.ts';
import { makePdf, shortSheet } from '../support/pdfs.ts';
import { drop, fileOf } from './files.ts';
import { addOrganisation } from './new-organisation.ts';
import { call, enter, openAt } from './people.ts';
import { countHeading, expect, expectAccessible, expectNoSidewaysScroll, looks, test } from './portal.ts';

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const filesInput = (page: Page, name: string) => page.getByLabel(name, { exact: true });

/** The page is that of somebody who manages an organisation of the test's own. */
const asAdministrator = async (page: Page, operator: APIRequestContext) => {
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await page.route('**/api/get-popup-notification', (route) => route.fulfill({ json: null }));
  await enter(operator, { name: 'operator@vigie.example' });
  return addOrganisation(operator, page.request);
};

/**
 * Lines above headers in both languages, then rows: new, new with a date that cannot be read, without a name, for a location that
 * is not there.
 */
const list = fileOf(
  'inventaire.csv',
  [
    'Carrière du Nord / North Quarry;;;;',
    'Inventaire SIMDUT, mars 2026;;;;',
    'Nom du produit / Product name;Fabricant / Supplier;No. CAS;Emplacement;Date de la FDS',
    'Acetone, technical;Larch Solvents;67641;Pit;2024-05-14',
    'Toluene;Larch Solvents;108-88-3;Mill;spring',
    ';Larch Solvents;;Pit;',
    'Xylene;Larch Solvents;1330207;Paint shop;',
  ].join('\n'),
);

test('an administrator has a list checked, sets it, imports it, downloads the report and takes it back [S5.9-30…34]', async ({
  page,
  request,
}) => {
  test.slow();
  const { id } = await asAdministrator(page, request);
  await openAt(page, '/manage-users');
  await page.getByRole('link', { name: 'Imports', exact: true }).click();
  await expect(page.getByText('Nothing has been imported yet.')).toBeVisible();
  const example = page.waitForEvent('download');
  await button(page, 'Download an example list').click();
  expect(await readFile(await (await example).path(), 'utf8')).toContain('Product name,Manufacturer,');
  await drop(page, page.getByText('Drop a list, PDFs, a folder or a ZIP archive here'), [list, fileOf('letter.docx')]);
  await expect(page.getByText('letter.docx, neither a list, a PDF nor a ZIP archive')).toBeVisible();
  await button(page, 'Send and check').click();

  const start = button(page, /^Import \d+ new sheets?$/);
  await expect(start).toHaveText('Import 2 new sheets');
  await expect(page.getByText('Not imported: 2 refused.')).toBeVisible();
  const rows = page.getByRole('table', { name: 'Every row' });
  await expect(rows.getByRole('row').filter({ hasText: 'Toluene' })).toContainText('New · To look at');
  await expect(rows.getByRole('row').filter({ hasText: 'Xylene' })).toContainText('“Paint shop” is unknown');
  await expectAccessible(page);

  // What the counts say narrows the list, and so do words.
  await button(page, 'Refused 2').click();
  await expect(rows.getByRole('row')).toHaveCount(3);
  await page.getByRole('textbox', { name: 'Find by product or file name' }).fill('xyl');
  await expect(rows.getByRole('row')).toHaveCount(2);

  await button(page, 'Change the columns').click();
  await expect(page.getByText('The headers stand on line 3.')).toBeVisible();
  const supplier = page.getByRole('combobox', { name: '“Fabricant / Supplier” is read as' });
  await expect(supplier).toHaveValue('manufacturer');
  await supplier.selectOption('Product name');
  await button(page, 'Check again').click();
  await expect(page.getByText('“Product name” is chosen for two columns.')).toBeVisible();
  await expect(page.getByRole('combobox', { name: /^“.*” is read as$/ }).and(page.locator(':focus'))).toHaveCount(1);
  await page.getByRole('link', { name: 'All imports' }).click();
  const leaving = page.getByRole('alertdialog', { name: 'Leave this page?' });
  await expect(leaving).toContainText('What you changed has not been checked yet.');
  await leaving.getByRole('button', { name: 'Cancel' }).click();
  await button(page, 'Undo').click();
  await expect(
    page.getByText('2 rows are refused. Where that is for locations that are not there yet, make them.'),
  ).toBeVisible();
  await button(page, 'Make the locations').click();
  await expect(start).toHaveText('Import 3 new sheets');
  await expect(page.getByText('1 location is made:')).toBeVisible();
  await expect(page.getByText('No PDF comes with this list')).toBeVisible();
  expect(await sheetsIn(page, id)).toBe(0);

  await start.click();
  // One row of four is refused: it is asked whether that is meant.
  const question = page.getByRole('alertdialog', { name: 'Import all the same?' });
  await expect(question).toContainText('1 of 4 rows are refused');
  await question.getByRole('button', { name: 'Import 3 sheets' }).dblclick();
  await expect(page.getByRole('heading', { name: '3 sheets imported' })).toBeVisible();
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await button(page, 'Download the report').click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('Xylene');
  await page.getByRole('link', { name: /^See the sheets changed since/ }).click();
  await expect(page).toHaveURL(/\/search\?modified\.from=\d{4}-\d\d-\d\d$/);
  await expect(countHeading(page)).toContainText('3');

  await page.goBack();
  await button(page, 'Take back…').click();
  await page
    .getByRole('alertdialog', { name: 'Take back “inventaire.csv”?' })
    .getByRole('button', { name: 'Take back' })
    .click();
  await expect(page.getByRole('heading', { name: 'The import was taken back' })).toBeVisible();
  expect(await sheetsIn(page, id)).toBe(0);
  for (const { language, width, colorScheme } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of ['/imports', new URL(page.url()).pathname]) {
      await openAt(page, path, language);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  }
});

/** How many sheets members of the organisation find. */
const sheetsIn = async (page: Page, organisation: number): Promise<number> => {
  const query = new URLSearchParams({ fq: `Codes_ss:"${organisation}"`, q: 'text:"Larch"', rows: '0' });
  const found: WireAnswer = await (
    await call(page.request, 'GET', `/lucidworks-solr-api/sds-${organisation}/?${query}`)
  ).json();
  return found.response.numFound;
};

/** Files by their path, in a folder on the disk. */
const folderOf = async (path: string, names: readonly string[]): Promise<string> => {
  for (const name of names) {
    await mkdir(dirname(join(path, name)), { recursive: true });
    await writeFile(join(path, name), await makePdf(shortSheet(`${name} ${crypto.randomUUID()}`)));
  }
  return path;
};

test('a folder of PDFs is sent in goes; what broke off is gone on with after the page was loaded again [S5.9-31 S5.9-35]', async ({
  page,
  request,
}, testInfo) => {
  test.slow();
  await asAdministrator(page, request);
  const names = Array.from({ length: 23 }, (_, index) => `${index < 12 ? 'Pit' : 'Mill'}/sheet-${index}.pdf`);
  const folder = await folderOf(testInfo.outputPath('FDS'), names);
  await openAt(page, '/imports');
  let goes = 0;
  await page.route('**/api/imports/*/files', (route) => {
    goes += 1;
    return goes === 2 ? route.abort() : route.continue();
  });
  await filesInput(page, 'Choose a folder').setInputFiles(folder);
  await expect(page.getByText('To be sent: 23 PDFs')).toBeVisible();
  await button(page, 'Send and check').click();
  await expect(page.getByText('3 files have not been sent.')).toBeVisible();
  await expectAccessible(page);

  page.once('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByText('20 files received')).toBeVisible();
  await filesInput(page, 'Choose a folder').setInputFiles(folder);
  await expect(button(page, 'Import 23 new sheets')).toBeVisible({ timeout: 60_000 });
  await page.getByRole('checkbox', { name: 'Put each PDF into the location that its folder is called after' }).check();
  await page.getByRole('checkbox', { name: 'Make the locations that are not there yet' }).check();
  await button(page, 'Check again').click();
  await expect(page.getByText(/locations? (is|are) made:/)).toBeVisible({ timeout: 60_000 });
  await expect(button(page, 'Import 23 new sheets')).toBeVisible();
  await button(page, 'Discard…').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click();
  await expect(page.getByText('Nothing has been imported yet.')).toBeVisible();
});

test('an operator imports an archive for an organisation that is chosen, on a phone in French [S5.9-36]', async ({
  page,
  request,
}) => {
  test.slow();
  const { id, name } = await asAdministrator(page, request);
  const pieces: Uint8Array[] = [];
  const sheet = await makePdf(shortSheet(`Kestrel ${crypto.randomUUID()}`));
  for await (const piece of zip([{ name: 'FDS/kestrel.pdf', data: [sheet] }])) pieces.push(Buffer.from(piece));
  await enter(page.request, { name: 'operator@vigie.example' });
  await page.setViewportSize({ width: 360, height: 780 });
  await openAt(page, `/operator/organisations/${id}`, 'fr');
  await page.getByRole('link', { name: 'Importer…' }).click();
  await expect(page.getByRole('combobox', { name: 'Organisation' })).toHaveValue(name);
  await filesInput(page, 'Choisir des fichiers').setInputFiles([fileOf('fds.zip', Buffer.concat(pieces))]);
  await button(page, 'Envoyer et vérifier').click();
  const start = button(page, 'Importer 1 nouvelle fiche');
  await expect(start).toBeVisible({ timeout: 30_000 });
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await start.click();
  const question = page.getByRole('alertdialog', { name: 'Importer quand même?' });
  const done = page.getByRole('heading', { name: '1 fiche importée' });
  await expect(question.or(done)).toBeVisible();
  if (await question.isVisible()) await question.getByRole('button', { name: 'Importer 1 fiche' }).click();
  await expect(done).toBeVisible();
  await page.getByRole('link', { name: 'Voir les fiches de l’organisation' }).click();
  await expect(page).toHaveURL(/\/operator\/sheets\?filter=/);
});

for (const name of ['reader@mapleridge.example', 'collection@mapleridge.example'])
  test(`${name} neither finds nor opens imports [S5.9-37]`, async ({ page }) => {
    await enter(page.request, { name });
    await openAt(page, '/search');
    await expect(page.getByRole('link', { name: 'Imports' })).toHaveCount(0);
    for (const path of ['/imports', '/imports/1', '/operator/imports']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: /^Your role cannot open/ })).toBeVisible();
    }
  });
