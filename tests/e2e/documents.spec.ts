import type { Page } from '@playwright/test';
import type { Language } from '#contract/languages.ts';
import { fr } from '#src/i18n/fr/index.ts';
import { call, openSearch, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, settled, sheetCount, test } from './portal.ts';

/** People that the other tests do not use, so that counts stay as they were. */
const person = { name: 'collection@mapleridge.example' };

/** Opens the search without the demo's popup notice, which would come in between. */
const open = async (page: Page, language: Language = 'en') => {
  await page.route('**/api/get-popup-notification', (route) => route.fulfill({ json: null }));
  await openSearch(page, { ...person, language });
};
/** Searches for words that find a few sheets in both languages. */
const searchFor = async (page: Page, words: string, language: Language = 'en'): Promise<number> => {
  const name = { en: 'Search the collection', fr: 'Chercher dans la collection' }[language];
  await page.getByRole('combobox', { name }).fill(words);
  await settled(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('button', { name: new RegExp(`${words}$`) })).toBeVisible();
  return sheetCount(page);
};
const summary = (page: Page) => page.getByRole('region', { name: 'What it is made of' });
const selected = (page: Page, count: number) =>
  expect(summary(page).getByRole('status').first()).toContainText(
    new RegExp(`^${count}.*${count} safety data sheets? selected`),
  );
/** The message centre's record of a document. */
const requestOf = async (page: Page, id: string | number) => {
  const answer = await call(page.request, 'GET', `/requests/${id}?include=detail`);
  expect(answer.ok(), await answer.text()).toBe(true);
  const { data, included } = await answer.json();
  return { type: data.attributes.type_slug, info: included[0].attributes.info };
};
const numberIn = async (page: Page): Promise<string> => {
  const heading = page.getByRole('heading', { name: /^(Request|Demande) R-\d+/ });
  await expect(heading).toBeVisible();
  return (await heading.innerText()).replace(/\D/g, '');
};

test('a binder is made of the sheets and filters of the search, in the language chosen, for addresses that are some [S1.2-13 S2.1-08 S2.2-05 S2.2.7-02 S2.2.7-03 S2.2.8-01 S2.2.9-01 S2.3-43 S2.3-45 S2.7-38 S2.7-39]', async ({
  page,
}) => {
  await open(page);
  const found = await searchFor(page, 'acetone');
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Create a binder' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Create binder' })).toBeVisible();
  await selected(page, found);
  await expect(summary(page).getByRole('listitem')).toHaveText(['Keyword: acetone']);

  const english = page.getByRole('radio', { name: /^English/ });
  const count = Number((await page.getByText(/^English \d+$/).innerText()).replace(/\D/g, ''));
  expect(count).toBeGreaterThan(0);
  expect(count).toBeLessThan(found);
  await english.check();
  await selected(page, count);
  await page.getByRole('radio', { name: /^Double-sided/ }).check();
  await page.getByRole('checkbox', { name: 'Date of each sheet' }).check();
  await expectAccessible(page);

  const field = page.getByRole('textbox', { name: 'Email addresses to notify (optional)' });
  const addresses = page.getByRole('list', { name: 'Addresses to notify' }).getByRole('listitem');
  await expect(addresses).toHaveText([person.name]);
  await field.fill('zoe.roy@vigie');
  await page.getByRole('button', { name: 'Create the binder' }).click();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/^zoe\.roy@vigie is not a valid email address\./);
  await expect(field).toHaveValue('zoe.roy@vigie');
  await expectAccessible(page);
  await summary(page).getByRole('link', { name: 'Edit filters' }).click();
  await page.waitForURL('**/search**');
  await page.goBack();
  await expect(english).toBeChecked();
  await expect(field).toHaveValue('zoe.roy@vigie');

  await field.fill('');
  await field.pressSequentially('Zoe.Roy@vigie.example,paul@vigie.example');
  await field.press('Enter');
  await expect(addresses).toHaveText([person.name, 'zoe.roy@vigie.example', 'paul@vigie.example']);
  await page.getByRole('button', { name: `Remove ${person.name}` }).click();
  await expect(field).toBeFocused();
  const [collecting, ordering] = await Promise.all([
    page.waitForRequest((request) => new URL(request.url()).searchParams.get('fl') === 'id'),
    page.waitForRequest('**/api/createBinder'),
    page.getByRole('button', { name: 'Create the binder' }).click(),
  ]);
  expect(new URL(collecting.url()).searchParams.get('rows')).toBe('90000000');
  const { sdsIds, ...asked } = ordering.postDataJSON();
  expect(sdsIds).toHaveLength(count);
  expect(asked).toMatchObject({
    sort: 'product',
    includeDate: true,
    customFields: false,
    language: 'en',
    websiteLanguage: 'en',
    doubleSided: true,
    emails: ['zoe.roy@vigie.example', 'paul@vigie.example'],
    filters: [{ key: 'keywordFilter', value: 'acetone' }],
  });
  const id = await numberIn(page);
  const confirmation = page.getByRole('status').filter({ hasText: `Request R-${id}` });
  await expect(confirmation).toBeFocused();
  await expect(confirmation).toContainText('zoe.roy@vigie.example, paul@vigie.example');
  await expect(confirmation.getByRole('link', { name: 'support@vigie.example' })).toHaveAttribute('href', /^mailto:/);
  await expectAccessible(page);
  expect(await requestOf(page, id)).toMatchObject({
    type: 'binder',
    info: {
      num_sds: count,
      sort_field: 'product',
      language: 'en',
      filters: [{ key: 'keywordFilter', value: 'acetone' }],
    },
  });
  await page.getByRole('button', { name: 'Make another' }).click();
  await expect(addresses).toHaveText([person.name]);
});

test('who may only read makes an index, which opens in a window of its own, and no binders [S1.2-12 S2.1-08 S2.2-04 S2.2.7-01 S2.2.7-03 S2.2.7-04 S2.6-09 S2.6-10 S2.7-19 S2.7-53 S2.9-18…21]', async ({
  page,
}) => {
  test.slow();
  await openSearch(page, { name: 'reader@mapleridge.example' });
  await page.getByRole('button', { name: 'More actions' }).click();
  await expect(page.getByRole('menuitem', { name: /^Create/ })).toHaveText(['Create an index']);
  await page.getByRole('menuitem', { name: 'Create an index' }).click();
  await expect(summary(page)).toContainText('The whole collection');
  await expect(page.getByRole('checkbox', { name: 'Date of each sheet' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: /own fields: Cost centre/ })).toBeChecked();
  for (const name of [/^All languages/, 'Product name', /^First letter/, 'PDF'])
    await expect(page.getByRole('radio', { name })).toBeChecked();
  for (const name of [/^English/, /^French/, 'Manufacturer'])
    await expect(page.getByRole('radio', { name })).not.toBeChecked();
  await expect(page.getByRole('main').getByRole('link', { name: 'Back to search' })).toHaveAttribute('href', '/search');
  await page.getByRole('radio', { name: /^Hazard/ }).check();
  await page.getByRole('radio', { name: 'Web page to print' }).check();
  await expectAccessible(page);
  const submit = page.getByRole('button', { name: 'Create the index' });
  const opening = page.waitForEvent('popup');
  await submit.click();
  const popup = await opening;
  await popup.waitForURL(/\/api\/requests\/\d+\/download$/);
  await expect(popup.getByRole('table').first()).toBeVisible();
  await expect(popup.getByRole('rowheader', { name: 'Flammable liquids', exact: true })).toBeVisible();
  await expect(page.getByText('The index is ready in a new window.')).toBeVisible();
  await popup.close();

  // A browser that opens no windows.
  await page.evaluate(() => {
    window.open = () => null;
  });
  // Of fewer rows, so that it is soon made on a slow machine too.
  await page.getByRole('radio', { name: /^First letter/ }).check();
  await page.getByRole('radio', { name: 'PDF' }).check();
  await submit.click();
  const link = page.getByRole('link', { name: 'Open the index' });
  await expect(page.getByText('your browser did not open a window')).toBeVisible();
  const made = await page.request.get((await link.getAttribute('href')) ?? '');
  expect(made.headers()['content-type']).toBe('application/pdf');
  await expectAccessible(page);

  // One that is not soon made is followed in the message centre.
  await page.reload();
  const url = `/message-centre?request=${/\d+/.exec(new URL(made.url()).pathname)?.[0]}`;
  await page.route('**/api/createIndex', (route) => route.fulfill({ json: { id: 1, url } }));
  const waiting = page.waitForEvent('popup');
  await submit.click();
  await page.waitForURL(`**${url.replace('?', '\\?')}`);
  await expect(toastOf(page, 'This index takes a little longer.')).toBeVisible();
  await expect.poll(async () => (await waiting).isClosed()).toBe(true);

  for (const path of ['/create-binder', '/create-ebinder']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: /^Your role cannot open “/ })).toBeVisible();
  }
});

test('an e-binder needs an address; on a phone in French, in the dark [S1.2-14 S2.1-08 S2.2-06 S2.2.9-01…07 S2.3-44 S2.4-62 S2.5-40 S2.5-41 S2.7-36 S2.7-38 S2.8-11 S2.9-18…20]', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await open(page, 'fr');
  const found = await searchFor(page, 'toluène', 'fr');
  await page.goto('/create-ebinder');
  await expect(page.getByRole('status').filter({ hasText: 'sélectionnée' })).toContainText(String(found));
  const field = page.getByRole('textbox', { name: 'Adresse courriel du destinataire' });
  const submit = page.getByRole('button', { name: 'Créer le cartable électronique' });
  const { languages, sorts, includeDate, back } = fr.documents;
  for (const name of [languages.all, sorts.product])
    await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).toBeChecked();
  for (const name of [languages.en, languages.fr, sorts.manufacturer])
    await expect(page.getByRole('radio', { name: new RegExp(`^${name}`) })).not.toBeChecked();
  for (const name of [includeDate, /Centre de coûts/])
    await expect(page.getByRole('checkbox', { name })).not.toBeChecked();
  await expect(page.getByRole('main').getByRole('link', { name: back })).toHaveAttribute('href', '/search');
  await expect(field).toHaveValue(person.name);
  await field.fill('');
  await submit.click();
  await expect(toastOf(page, 'Saisissez une adresse courriel.')).toBeVisible();
  await expect(field).toBeFocused();
  await expect(field).toHaveAccessibleDescription(/Saisissez une adresse courriel\.$/);
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await field.fill('zoe.roy@');
  await submit.click();
  await expect(field).toHaveAccessibleDescription(/adresse courriel valide/);
  await field.fill('zoe.roy@vigie.example');
  const [ordering] = await Promise.all([page.waitForRequest('**/api/createEbinder'), submit.click()]);
  const { sdsIds, ...asked } = ordering.postDataJSON();
  expect(sdsIds).toHaveLength(found);
  expect(asked).toMatchObject({
    sort: 'product',
    includeDate: false,
    customFields: false,
    language: 'all',
    websiteLanguage: 'fr',
    email: 'zoe.roy@vigie.example',
    filters: [{ key: 'keywordFilter', value: 'toluène' }],
  });
  const id = await numberIn(page);
  await expect(field).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('link', { name: /@vigie\.example$/ })).toHaveAttribute(
    'href',
    /^mailto:/,
  );
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  expect(await requestOf(page, id)).toMatchObject({ type: 'eBinder', info: { num_sds: found, language: 'all' } });
});

test('what goes wrong is said in place, and what is sent again is made once [S2.2.7-02 S2.8-07 S2.8-11]', async ({
  page,
}) => {
  const searches = '**/api/lucidworks-solr-api/**';
  await open(page);
  await searchFor(page, 'xylene');
  await page.locator('#filters-language').click();
  await settled(page, () => page.getByRole('radio', { name: /^English/ }).click());
  await expect(page.getByRole('button', { name: 'Remove filter Language English' })).toBeVisible();
  await page.route(searches, (route) => route.abort());
  await page.goto('/create-binder');
  await expect(summary(page)).toContainText('The number of sheets could not be found out.');
  await expectAccessible(page);
  await page.unroute(searches);
  await summary(page).getByRole('button', { name: 'Try again' }).click();
  await expect(summary(page).getByRole('status').first()).toContainText(/\d/);

  // A search that the address says goes before the one that was left.
  await page.goto('/create-binder?q=toluene');
  await expect(summary(page)).toContainText('toluene');
  await expect(summary(page)).not.toContainText('xylene');
  await page.goto('/create-binder');
  await expect(summary(page)).toContainText('xylene');

  const french = page.getByRole('radio', { name: /^French/ });
  await french.check();
  await selected(page, 0);
  await expect(page.getByText('No sheet of this search is in the language you chose.')).toBeVisible();
  const submit = page.getByRole('button', { name: 'Create the binder' });
  await submit.click();
  await expect(french).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: /^All languages/ }).check();
  await expect(page.getByText('No sheet of this search')).toHaveCount(0);

  const bodies: string[] = [];
  let answered = 0;
  await page.route('**/api/createBinder', async (route) => {
    bodies.push(route.request().postData() ?? '');
    const response = await route.fetch();
    answered = (await response.json()).id;
    // The server did it, and its answer was lost.
    await route.abort();
  });
  await submit.click();
  await expect(page.getByRole('alert')).toContainText('nothing will be made twice');
  await expect(submit).toBeFocused();
  await expectAccessible(page);
  await page.unroute('**/api/createBinder');
  const again = page.waitForRequest('**/api/createBinder');
  await submit.click();
  expect((await again).postData()).toBe(bodies[0]);
  expect(await numberIn(page)).toBe(String(answered));
});
