import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { OrganisationEntry } from '#contract/calls/operator/organisations.ts';
import type { Language } from '#contract/languages.ts';
import { jobs } from '#server/app/jobs.ts';
import { jobKinds } from '#src/resources/operator/jobs/job-kinds.ts';
import { makePdf } from '../support/pdfs.ts';
import { fileOf } from './files.ts';
import { accept } from './members.ts';
import { linkMailedTo } from './outbox.ts';
import { call, enter, openAt, openSearch, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, test } from './portal.ts';

const openOperator = async (page: Page, path: string, language: Language = 'en') => {
  // The notice of cookies lies over the foot of a long page until it is accepted.
  await page.addInitScript(() => localStorage.setItem('cookie', '1'));
  await enter(page.request, { name: 'operator@vigie.example' });
  await openAt(page, path, language);
};

/** An organisation of the test's own, with one location; its number. */
const addOrganisation = async (requests: APIRequestContext, entry: Partial<OrganisationEntry> = {}) => {
  const name = `Harbour ${crypto.randomUUID().slice(0, 8)}`;
  const answer = await call(requests, 'POST', '/operator/organisations', {
    name_en: name,
    name_fr: `${name} FR`,
    location_label_en: 'Location',
    location_label_fr: 'Emplacement',
    ingredients: true,
    custom_fields: [],
    products: ['canmanage'],
    allowed_addresses: [],
    account_manager_email: '',
    locations: [{ key: 'quay', parent: '', id: null, name_en: 'Quay', name_fr: 'Quai' }],
    ...entry,
  });
  expect(answer.ok(), await answer.text()).toBe(true);
  return { id: (await answer.json()).id as number, name };
};

/** A company administrator of it, who has accepted; what to sign in with. */
const addMember = async (requests: APIRequestContext, organisation: number): Promise<string> => {
  const email = `${crypto.randomUUID()}@vigie.example`;
  const invitation = { email, organisation, role: 'company-admin', language: 'en', is_subscribed: true };
  const answer = await call(requests, 'POST', '/operator/users', invitation);
  expect(answer.ok(), await answer.text()).toBe(true);
  await accept(requests, { id: String((await answer.json()).id), email });
  return email;
};

/** What somebody else sees meanwhile, in a browser of their own. */
const asMember = async (browser: Browser, name: string, body: (page: Page) => Promise<void>) => {
  const context = await browser.newContext({ ...(process.env.BASE_URL && { baseURL: process.env.BASE_URL }) });
  const page = await context.newPage();
  await openSearch(page, { name });
  await body(page);
  await context.close();
};

const save = (page: Page) => page.getByRole('button', { name: 'Save' }).click();
const menuOf = async (page: Page, location: string, act: string) => {
  await page.getByRole('button', { name: `Actions for ${location}`, exact: true }).click();
  await page.getByRole('menuitem', { name: act }).click();
};

test('an organization gets locations and a custom field by keyboard, and its members see them', async ({
  page,
  browser,
}) => {
  test.slow();
  await openOperator(page, '/operator/organisations');
  const { id, name } = await addOrganisation(page.request);
  const member = await addMember(page.request, id);
  await page.getByRole('searchbox', { name: 'Find' }).fill(name);
  await page.getByRole('link', { name: `Edit ${name}` }).click();

  // Enter adds beside; the menu takes what was added into its neighbour, and names tell where it is.
  const tree = page.getByRole('list', { name: 'Locations' });
  await tree.getByRole('textbox', { name: 'English name, level 1' }).press('Enter');
  await page.keyboard.type('Crane cabin');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Cabine de grue');
  await page.getByRole('button', { name: 'Actions for Crane cabin' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Add a location beside it' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Actions for Crane cabin' })).toBeFocused();
  await menuOf(page, 'Crane cabin', 'Move into “Quay”');
  const cabin = tree.getByRole('textbox', { name: 'English name, level 2, in Quay' });
  await expect(cabin).toBeFocused();
  await expect(cabin).toHaveValue('Crane cabin');
  await menuOf(page, 'Quay', 'Add a location beside it');
  await page.keyboard.type('Store');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Magasin');
  await menuOf(page, 'Crane cabin', 'Move elsewhere…');
  const choice = page.getByRole('combobox', { name: 'Into which location' });
  await choice.fill('Sto');
  await page.getByRole('option', { name: 'Store' }).click();
  await page.getByRole('button', { name: 'Move', exact: true }).click();
  await expect(tree.getByRole('textbox', { name: 'English name, level 2, in Store' })).toHaveValue('Crane cabin');

  await page.getByRole('button', { name: 'Add a custom field' }).click();
  await page.keyboard.type('Berth');
  await page.getByRole('textbox', { name: 'Custom field 1 in French' }).fill('Poste à quai');
  await save(page);
  await expect(toastOf(page, 'The organization was updated.')).toBeVisible();

  await asMember(browser, member, async (theirs) => {
    await theirs.goto('/sds-addition');
    await theirs.getByLabel('Browse files').setInputFiles([fileOf('rope.pdf', await makePdf('rope'))]);
    await expect(theirs.getByRole('textbox', { name: 'Berth, rope.pdf' })).toBeVisible();
    await theirs.getByRole('combobox', { name: 'Location, rope.pdf' }).click();
    const places = theirs.getByRole('dialog').getByRole('checkbox');
    await expect(places.filter({ visible: true })).toHaveCount(4);
    await theirs.keyboard.type('crane');
    await expect(theirs.getByText('Store › Crane cabin')).toBeVisible();
  });
});

test('a bad range, a nameless location and a location in use are refused at their places', async ({ page }) => {
  test.slow();
  // Nothing of this is ever saved: the demo's organisation stays what it is.
  await openOperator(page, '/operator/organisations/10001');
  await page.getByRole('button', { name: 'Add a range' }).click();
  await page.keyboard.type('203.0.113.300/24');
  const range = page.getByRole('textbox', { name: 'Range 3' });
  const warehouse = page.getByRole('textbox', { name: 'French name, level 1' }).last();
  await warehouse.fill('');
  await save(page);
  await expect(range).toHaveAccessibleDescription('Enter a range of addresses such as 203.0.113.0/24.');
  await expect(range).toBeFocused();
  await expect(warehouse).toHaveAccessibleDescription('French name, level 1 is required');
  // A link that is scrolled half under the header would be too small a target.
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await range.fill('198.51.100.0/24');
  await expect(warehouse).toHaveAccessibleDescription('French name, level 1 is required');
  await warehouse.fill('Entrepôt');

  const dosing = page.getByRole('textbox', { name: 'English name, level 3, in Water treatment' }).last();
  await expect(dosing).toHaveValue('Dosing station');
  await menuOf(page, 'Dosing station', 'Remove');
  const putBack = page.getByRole('button', { name: 'Put back Dosing station' });
  await expect(putBack).toBeVisible();
  await save(page);
  const refusal = page.getByRole('alert').filter({ has: putBack });
  await expect(refusal).toContainText('“Dosing station” cannot go');
  await expect(putBack).toBeFocused();
  await page.evaluate(() => scrollTo(0, 0));
  await expectAccessible(page);
  await menuOf(page, 'Laboratory', 'Remove');
  await expect(page.getByText('Laboratory, with 2 locations in it')).toBeVisible();
  await page.getByRole('button', { name: 'Put back Laboratory' }).click();
  await expect(page.getByRole('textbox', { name: 'English name, level 2, in Laboratory' })).toHaveCount(2);
  await putBack.click();
  await expect(refusal).toHaveCount(0);
  await expect(dosing).toHaveValue('Dosing station');
  await expect(dosing).toBeFocused();
});

test('a notice is previewed in both languages without its scripts, published, seen by a member, and deleted', async ({
  page,
  browser,
}) => {
  test.slow();
  await openOperator(page, '/operator/notices/create');
  const { id, name } = await addOrganisation(page.request);
  const member = await addMember(page.request, id);
  await page.reload();
  await page.getByRole('combobox', { name: 'Organization' }).fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('textbox', { name: 'Subject in French' }).fill('Exercice d’évacuation');
  await page.getByRole('textbox', { name: 'Text in French' }).fill('Jeudi,\nà dix heures');
  await page.getByRole('textbox', { name: 'Subject in English' }).fill('Fire drill');
  await page.getByRole('combobox', { name: 'English text is' }).click();
  await page.getByRole('option', { name: 'Formatted (HTML)' }).click();
  await page
    .getByRole('textbox', { name: 'Text in English' })
    .fill('<p onclick="alert(1)">On <strong>Thursday</strong></p><img src=x onerror="alert(1)">');

  const english = page.getByRole('group', { name: 'As members see it in English' });
  await expect(english.locator('strong')).toHaveText('Thursday');
  await expect(english.locator('img, [onclick]')).toHaveCount(0);
  const french = page.getByRole('group', { name: 'As members see it in French' });
  await expect(french).toContainText('Jeudi,\nà dix heures', { useInnerText: true });
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Popup notice' }).click();
  await french.getByRole('button', { name: 'Open the window' }).click();
  const popup = page.getByRole('dialog', { name: 'Exercice d’évacuation' });
  await expect(popup.getByRole('checkbox', { name: 'Ne plus afficher' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(popup).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Kind' }).click();
  await page.getByRole('option', { name: 'Announcement' }).click();

  await page.getByLabel('First day').fill('01-02-2020');
  await page.getByLabel('Last day').fill('31-1');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByLabel('Last day')).toHaveAccessibleDescription(
    'Enter a whole date that exists, as DD-MM-YYYY.',
  );
  await page.getByLabel('Last day').fill('01-01-2020');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByLabel('Last day')).toHaveAccessibleDescription('The last day lies before the first.');
  await page.getByLabel('Last day').fill('');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toastOf(page, 'The notice was saved.')).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('From 01-02-2020');
  await expect(row).toContainText('Shown');

  await asMember(browser, member, async (theirs) => {
    const announcement = theirs.getByRole('region', { name: 'Announcement' });
    await expect(announcement).toContainText('Fire drill');
    await expect(announcement.locator('strong')).toHaveText('Thursday');
  });

  await row.getByRole('link', { name: 'Edit Fire drill' }).click();
  await page.getByRole('button', { name: 'Delete the notice' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this notice?' });
  await expect(dialog).toContainText('“Fire drill” is no longer shown to anyone.');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'The notice was deleted.')).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a user is invited, gets the mail, gets it again, and is taken out of the organization', async ({ page }) => {
  await openOperator(page, '/operator/users/create');
  const { name } = await addOrganisation(page.request);
  const email = `${crypto.randomUUID()}@vigie.example`;
  await page.reload();
  await page.getByRole('button', { name: 'Create' }).click();
  const organisation = page.getByRole('combobox', { name: 'Organization' });
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(page.getByRole('radio').first()).toBeFocused();
  await expect(organisation).toHaveAccessibleDescription('Organization is required');
  await expectAccessible(page);
  await organisation.fill(name);
  await page.getByRole('option', { name }).click();
  await page.getByRole('radio', { name: /^Collection administrator/ }).check();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(toastOf(page, 'The invitation was sent.')).toBeVisible();
  expect(await linkMailedTo(email)).toContain('/verify-email?');

  await page.getByRole('combobox', { name: 'Organization' }).fill(name);
  await page.getByRole('option', { name }).click();
  await expect(page).toHaveURL(/filter=.*organisation/);
  const row = page.getByRole('row').filter({ hasText: email });
  await expect(row).toContainText(`${name}, Collection administrator`);
  await expect(row).toContainText('Pending');
  await expect(page.getByRole('row')).toHaveCount(2);

  await row.getByRole('link', { name: /^Edit/ }).click();
  await page.getByRole('button', { name: `Send the invitation to ${name} again` }).click();
  await expect(toastOf(page, 'The invitation was sent again.')).toBeVisible();
  await linkMailedTo(email, { after: 1 });
  await page.getByRole('button', { name: `Take out of ${name}` }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(`${email} can no longer open the sheets of ${name}.`);
  await expect(dialog).toContainText('It is the only organization of this account, which goes too.');
  await dialog.getByRole('button', { name: 'Take out' }).click();
  await page.waitForURL(/\/operator\/users(\?|$)/);
  await expect(row).toHaveCount(0);
});

test('an organization’s number of users leads to the list of them', async ({ page }) => {
  await openOperator(page, `/operator/organisations?${new URLSearchParams({ filter: '{"q":"Rivière"}' })}`);
  await page
    .getByRole('row')
    .filter({ hasText: 'Rivière-Bleue Hospital' })
    .getByRole('link', { name: /users, Rivière-Bleue/ })
    .click();
  await page.waitForURL('**/operator/users?**');
  await expect(page.getByRole('combobox', { name: 'Organization' })).toHaveValue('Rivière-Bleue Hospital');
  await expect(page.getByRole('row').filter({ hasText: 'admin@riviere-bleue.example' })).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: 'admin@mapleridge.example' })).toHaveCount(0);
});

/** A job that was begun as often as any is, without success; its number. */
const putGivenUp = (payload: object): number => {
  const store = new DatabaseSync(join(dirname(process.env.OUTBOX_DIR ?? ''), 'vigie.sqlite'));
  try {
    store.exec('PRAGMA busy_timeout = 10000');
    const at = new Date().toISOString();
    const { id } = store
      .prepare(
        `insert into jobs (kind, lane, payload, attempts, run_at, last_error, created_at)
         values ('mail-reset-link', 'short', ?, 30, ?, 'Error: the mail server hung up', ?) returning id`,
      )
      .get(JSON.stringify(payload), at, at) as { id: number };
    return id;
  } finally {
    store.close();
  }
};

test('a job that was given up is tried again, another deleted once it is said what is lost', async ({ page }) => {
  await openOperator(page, '/operator/jobs');
  const { id: organisation } = await addOrganisation(page.request);
  const member = await addMember(page.request, organisation);
  const payload = { name: member, askedAt: new Date().toISOString() };
  const [tried, gone] = [putGivenUp(payload), putGivenUp({ ...payload, name: 'nobody@vigie.example' })];
  const rowOf = (id: number) =>
    page.getByRole('row').filter({ has: page.getByRole('button', { name: new RegExp(`^Try now.* ${id}$`) }) });

  // The list follows by itself.
  await expect(rowOf(tried)).toContainText('Given up');
  await rowOf(tried).getByText('Show the error').click();
  await expect(rowOf(tried)).toContainText('Error: the mail server hung up');
  await expectAccessible(page);
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'At work' }).click();
  await expect(rowOf(tried)).toHaveCount(0);
  await page.getByRole('combobox', { name: 'State' }).click();
  await page.getByRole('option', { name: 'Given up' }).click();

  await rowOf(tried)
    .getByRole('button', { name: /^Try now/ })
    .click();
  await expect(toastOf(page, 'The job is begun again.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect.poll(() => linkMailedTo(member, { after: 1 })).toContain('/reset-password');
  await expect(rowOf(tried)).toHaveCount(0);

  await rowOf(gone)
    .getByRole('button', { name: /^Delete/ })
    .click();
  const dialog = page.getByRole('alertdialog', { name: 'Delete this job?' });
  await expect(dialog).toContainText('The link to a new password will never be sent.');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(toastOf(page, 'The job was deleted.')).toBeVisible();
  await expect(rowOf(gone)).toHaveCount(0);
});

test('every kind of job has words', () => {
  expect(jobs.map(({ declaration }) => declaration.kind).filter((kind) => !jobKinds[kind])).toEqual([]);
});

const screens = {
  organisations: ['', '/create', '/10001'],
  notices: ['', '/create', '/1'],
  users: ['', '/create', '/1'],
  jobs: [''],
};
const loading = { en: 'Loading', fr: 'Chargement' };

for (const { language, width, colorScheme } of looks) {
  for (const [name, paths] of Object.entries(screens)) {
    test(`the screens of ${name} hold at ${width} px, ${language}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await openOperator(page, `/operator/${name}`, language);
      for (const path of paths) {
        await page.goto(`/operator/${name}${path}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.getByRole('group', { name: loading[language] })).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        await expectAccessible(page);
      }
    });
  }
}

test('a search that a document was made of reads as it did to who made it', async ({ page }) => {
  await openOperator(page, '/operator/requests');
  const listed: { id: number }[] = await (
    await call(page.request, 'GET', '/operator/requests?organisation=10002&_start=0&_end=100')
  ).json();
  const requests: { id: number; info: { filters?: { value: string | string[] }[] } }[] = await Promise.all(
    listed.map(async ({ id }) => (await call(page.request, 'GET', `/operator/requests/${id}`)).json()),
  );
  const madeOf = (wanted: (filters: string) => boolean) =>
    requests.find(({ info }) => info.filters && wanted(JSON.stringify(info.filters)))?.id;
  await page.goto(`/operator/requests/${madeOf((filters) => filters.includes('_txt'))}`);
  const searched = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Advanced search' });
  await expect(searched).toContainText('Product name contains “acide” and Product name does not contain “nitrique”');
  await page.goto(`/operator/requests/${madeOf((filters) => filters.includes('locationFilter'))}`);
  await expect(page.getByRole('listitem').filter({ hasText: 'Site' })).toContainText('Main hospital');
});
