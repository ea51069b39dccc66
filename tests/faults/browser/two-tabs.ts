import { expect } from '@playwright/test';
import { people } from '#tests/support/test-server.ts';
import { expectSoon, field, openAs, press, type Scene } from './scene.ts';

/** One person, or two, at the same thing in two tabs. */
export const twoTabs = {
  'two tabs: who signs out in one is told so in the other': async ({ context, page }) => {
    await openAs(page, people.reader, '/search');
    const other = await context.newPage();
    await other.goto('/search');
    await expectSoon(other.getByRole('row').nth(1)).toBeVisible();
    await press(page, 'Sign out');
    await expectSoon(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
    await other.waitForURL('**/login?error=401*');
    await expectSoon(other.getByText('Your session has ended.', { exact: false })).toBeVisible();
  },

  'two tabs: of two that save the same sheet the later is told, and keeps what was typed': async ({
    context,
    page,
  }) => {
    await openAs(page, people.operator, '/operator/sheets');
    const [{ id }] = await (await page.request.get('/api/operator/sheets?organisation=10002&_start=3&_end=4')).json();
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await tab.goto(`/operator/sheets/${id}`);
      await expectSoon(field(tab, 'Other name')).toBeVisible();
    }
    await field(other, 'Other name').fill('Saved first');
    await press(other, 'Save');
    await expectSoon(other.getByRole('status').filter({ hasText: 'The sheet was updated.' })).toBeVisible();
    await field(page, 'Other name').fill('Saved second');
    await press(page, 'Save');
    const told = page.getByRole('alert').filter({ hasText: 'in another window or by somebody else' });
    await expectSoon(told).toBeVisible();
    await expect(field(page, 'Other name')).toHaveValue('Saved second');
    const stored = async () =>
      (await (await page.request.get(`/api/operator/sheets/${id}`)).json()).alternative_name as string;
    expect(await stored()).toBe('Saved first');
    await told.getByRole('button', { name: 'Load it as it is now' }).click();
    await expectSoon(field(page, 'Other name')).toHaveValue('Saved first');
    await field(page, 'Other name').fill('Saved second');
    await press(page, 'Save');
    await expect.poll(stored, { timeout: 30_000 }).toBe('Saved second');
  },

  'two tabs: the columns that were saved last stand, in both after a reload': async ({ context, page, place }) => {
    await openAs(page, people.shared, '/search');
    const other = await context.newPage();
    await other.goto('/search');
    for (const [tab, column] of [
      [page, 'Manufacturer'],
      [other, 'Language'],
    ] as const) {
      await expectSoon(tab.getByRole('row').nth(1)).toBeVisible();
      await press(tab, 'Columns');
      const dialog = tab.getByRole('dialog', { name: 'Manage columns' });
      await dialog.getByRole('checkbox', { name: column }).uncheck();
    }
    for (const tab of [page, other]) {
      await tab.getByRole('dialog', { name: 'Manage columns' }).getByRole('button', { name: 'Save' }).click();
      await expectSoon(tab.getByRole('status').filter({ hasText: 'Columns saved.' })).toBeVisible();
    }
    for (const tab of [page, other]) {
      await tab.reload();
      await expectSoon(tab.getByRole('columnheader', { name: 'Manufacturer' })).toBeVisible();
      await expect(tab.getByRole('columnheader', { name: 'Language' })).toHaveCount(0);
    }
    const rows = await place.inStore((store) => store.selectFrom('preferences').select('columns').execute());
    expect(rows.filter(({ columns }) => !columns.includes('language'))).toHaveLength(1);
  },
} satisfies Readonly<Record<string, Scene>>;
