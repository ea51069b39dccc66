import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, Page } from '@playwright/test';
import { addOrganisation, addSheet } from './new-organisation.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';

interface Ready {
  readonly id: number;
  readonly sheet: { readonly product_name: string };
}

/** Sheets of the demo that the reader reads for certain, as far as it is any. */
const hospitalSheets = (): number[] => {
  const store = new DatabaseSync(join(dirname(process.env.OUTBOX_DIR ?? ''), 'vigie.sqlite'), { readOnly: true });
  try {
    const rows = store
      .prepare(
        `select sheets.isn from sheets join collection_sheets placed on placed.isn = sheets.isn
         where placed.organisation_id = 10002 and placed.removed = 0 and sheets.format = 'whmis-2015'
           and sheets.hazardous = 'yes' and sheets.sheet_date != '' order by sheets.isn limit 12`,
      )
      .all() as { isn: number }[];
    return rows.map(({ isn }) => isn);
  } finally {
    store.close();
  }
};

/** Has an organisation of the test's own send in such sheets; those of its requests that are ready. */
const sendReady = async (operator: APIRequestContext, requests: APIRequestContext): Promise<Ready[]> => {
  await enter(requests, { name: 'admin@riviere-bleue.example' });
  const pdfs: Buffer[] = [];
  for (const isn of hospitalSheets()) pdfs.push(await (await call(requests, 'GET', `/pdf/${isn}.pdf`)).body());
  await addOrganisation(operator, requests);
  const sent: number[] = [];
  for (const [at, pdf] of pdfs.entries()) sent.push(await addSheet(requests, `sheet-${at}.pdf`, pdf));
  const own = async (): Promise<Ready[]> => {
    const { additions } = await (await call(operator, 'GET', '/operator/ready-additions')).json();
    return additions.filter(({ id }: Ready) => sent.includes(id));
  };
  await expect.poll(async () => (await own()).length, { timeout: 60_000 }).toBeGreaterThan(2);
  return own();
};

const leaveOthers = async (page: Page, own: readonly Ready[]): Promise<void> => {
  for (const row of await page
    .getByRole('table')
    .getByRole('row')
    .filter({ has: page.getByRole('checkbox') })
    .all()) {
    const number = await row.getByRole('link').innerText();
    await row.getByRole('checkbox').setChecked(own.some(({ id }) => `R-${id}` === number));
  }
};

test('sheets that were read for certain are looked through and added together; what changed meanwhile is told [S5.8-08…10]', async ({
  page,
  request,
}) => {
  test.setTimeout(150_000);
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'operator@vigie.example' });
  const own = await sendReady(page.request, request);
  const [first, second, third] = own as [Ready, Ready, Ready];
  await openAt(page, '/operator/requests');
  await page.getByRole('link', { name: /^Confirm \d+ ready sheets?…$/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Sheets that are ready' })).toBeVisible();
  const row = (id: number) =>
    page.getByRole('row').filter({ has: page.getByRole('link', { name: `R-${id}`, exact: true }) });
  await expect(row(first.id)).toContainText(first.sheet.product_name);
  await expect(row(first.id)).toContainText('A new product');
  await expectAccessible(page);
  // A colleague takes one while the list is looked through; another is left out.
  const work = await (await call(page.request, 'GET', `/operator/requests/${second.id}/addition`)).json();
  const saved = { draft: { ...work.draft, custom_1: 'B-4' }, version: work.version };
  expect((await call(page.request, 'PUT', `/operator/requests/${second.id}/addition`, saved)).ok()).toBe(true);
  await leaveOthers(page, [first, second]);
  await page.getByRole('button', { name: 'Add 2 sheets', exact: true }).dblclick();
  await expect(toastOf(page, '1 sheet was added.')).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: `R-${second.id}` })).toBeVisible();
  await expect(row(first.id)).toHaveCount(0);
  await expect(row(third.id)).toBeVisible();
  const { status } = await (await call(page.request, 'GET', `/operator/requests/${first.id}`)).json();
  expect(status).toBe('completed');

  await page.setViewportSize({ width: 360, height: 780 });
  await openAt(page, '/operator/ready-additions', 'fr');
  await expect(page.getByRole('heading', { level: 1, name: 'Fiches prêtes' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Ajouter ${third.sheet.product_name}` }).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
});
