import type { Locator, Page } from '@playwright/test';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { languageFallbackHeader } from '#contract/calls/get-sheet-pdf.ts';
import { languages } from '#contract/languages.ts';
import { customValueLength } from '#contract/limits.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { labelPath } from '#src/custom-pages/label-tool/label-path.ts';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { pdfMessages } from '../server/documents/pdf-text.ts';
import { call, enter, openAt, toastOf } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';
import { sheetsFound } from './removable.ts';
import { longDay, openSheet, sheetWith } from './sheets.ts';

const detailsCall = '**/api/sds-details/**';

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The text beside a label, or nothing without the label. */
const factOf = (page: Page, label: string) =>
  card(page, 'Product identification')
    .locator('dt')
    .filter({ hasText: new RegExp(`^${label}$`) })
    .locator('xpath=following-sibling::dd[1]');
const pdfLink = (page: Page) => page.getByRole('main').getByRole('link', { name: 'View SDS (PDF)' });
const labelLink = (page: Page) => page.getByRole('link', { name: 'Generate label' });

test.describe('a sheet', () => {
  test('is identified by all that is recorded of it, and gives its tab the product’s name [S1.2-10 S2.1-05 S2.2-03 S2.2-16 S2.2.5-02]', async ({
    page,
  }) => {
    const { isn, result } = await openSheet(page, 'blood grouping', (one) => one.result.contributor_name !== '');
    await expect(page).toHaveTitle(result.product_name);
    await expect(page.getByRole('banner')).toContainText(`Record no. ${isn}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.product_name);
    const expected = {
      'Record number': String(isn),
      'Product name': result.product_name,
      Manufacturer: result.manufacturer_name,
      Contributor: result.contributor_name,
      'Product identifier': result.product_identifier,
      'SDS date': longDay(result.dateofmsds),
    };
    for (const [label, value] of Object.entries(expected)) {
      expect(value).not.toBe('');
      await expect(factOf(page, label)).toHaveText(value);
    }
    await expect(factOf(page, 'Last checked')).toContainText(longDay(result.CCOHSLastCheckedDate));
    expect(result.alternative_product_name).toBe('');
    await expect(factOf(page, 'Also known as')).toHaveCount(0);
    await expect(page.getByRole('button', { name: /navigation/ })).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Vigie, back to search' })).toHaveCount(0);
  });

  test('says under the pointer and at the keyboard what “last checked” means [S2.2.5-02]', async ({ page }) => {
    await openSheet(page, 'toluene');
    const tip = page.getByRole('button', { name: 'About the date last checked' });
    const said = page.getByRole('tooltip', { name: /^The day on which the provider of the safety information/ });
    await tip.hover();
    await expect(said).toBeVisible();
    await page.mouse.move(5, 5);
    await expect(said).toHaveCount(0);
    await page.getByRole('button', { name: 'Print' }).focus();
    const isThere = () => tip.evaluate((element) => element === document.activeElement);
    for (let pressed = 0; pressed < 40 && !(await isThere()); pressed += 1) await page.keyboard.press('Tab');
    await expect(tip).toBeFocused();
    await expect(said).toBeVisible();
    await expect(tip).toHaveAccessibleDescription(/current sheet\.$/);
    await page.keyboard.press('Escape');
    await expect(said).toHaveCount(0);
  });

  const warned: [string, string, (details: SheetDetails) => boolean, string[]][] = [
    [
      'of which nothing has to be said',
      'copper',
      ({ result }) => result.dateofmsds > '2026-01-01' && result.whmis2015 === 'Yes',
      [],
    ],
    [
      'discontinued',
      'butane',
      ({ result }) => result.discountinued === 'Yes' && result.language === 'en',
      ['This product has been discontinued by its manufacturer.'],
    ],
    [
      'not sold in Canada',
      'cement',
      ({ result }) => result.notforsalein_canada === 'Yes',
      ['This product is not for sale in Canada.'],
    ],
    [
      'of a foreign format, not hazardous, and old',
      'glycol',
      ({ result }) => result.whmis === 'No' && result.dateofmsds === '2021-06-29',
      ['Not a controlled or hazardous product.', 'This sheet is dated June 29, 2021.'],
    ],
  ];
  test('warns of exactly what there is to say [S2.2.5-02]', async ({ page }) => {
    test.slow();
    // Warnings depend on the sheet's age: for this page it is the day that the demo is set on.
    await page.clock.setFixedTime('2026-11-01T12:00:00Z');
    for (const [what, words, isWanted, expected] of warned) {
      await openSheet(page, words, isWanted);
      await expect(card(page, 'Before you rely on this sheet').locator('p strong'), what).toHaveText(expected);
      for (const said of await card(page, 'Before you rely on this sheet').locator('p').allInnerTexts())
        expect(said, `${what} is explained`).toMatch(/\. [A-Z].*\.$/);
    }
  });

  test.describe('that has been replaced', () => {
    const letterOf = { en: 'E', fr: 'F' } as const;
    const newest = ({ alternates, result }: SheetDetails) =>
      alternates
        .filter(
          ({ language, display_dateof_msds: day }) => language === letterOf[result.language] && day > result.dateofmsds,
        )
        .toSorted((a, b) => (a.display_dateof_msds < b.display_dateof_msds ? 1 : -1))[0];
    const isReplaced = (details: SheetDetails) => details.result.dateofmsds !== '' && newest(details) !== undefined;

    for (const [where, viewport] of [
      ['in a wide window', { width: 1440, height: 900 }],
      ['on a phone', { width: 360, height: 640 }],
    ] as const)
      test(`says before first aid that there is a newer one, leads to it, and sends nobody to the supplier: ${where} [S2.2.5-02]`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        const details = await openSheet(page, 'antifreeze', isReplaced);
        const newer = newest(details);
        const note = page.getByRole('note').filter({ hasText: 'There is a newer version of this sheet' });
        await expect(note).toContainText(longDay(newer?.display_dateof_msds ?? ''));
        await expect(note).toBeInViewport();
        const { y: top = 0 } = (await note.boundingBox()) ?? {};
        const { y: firstAid = 0 } =
          (await page.getByRole('heading', { name: 'First aid' }).first().boundingBox()) ?? {};
        expect(top).toBeLessThan(firstAid);
        await expect(page.getByText('Check with the supplier whether there is a newer one.')).toHaveCount(0);
        await note.getByRole('link', { name: 'Open it' }).click();
        await page.waitForURL(`**${detailsPathOf(newer?.isn ?? 0)}`);
        await expect(note).toHaveCount(0);
      });
  });

  test('shows pictograms by name, signal word and statements, or says why there is no pictogram [S2.2.5-07 S2.3-22]', async ({
    page,
  }) => {
    const { result } = await openSheet(page, 'toluene', (one) => one.result.signal_word === 'danger');
    const codes = result.whmis2015_ghscode.split('\n') as (keyof typeof pictograms)[];
    expect(codes.length).toBeGreaterThan(1);
    const hazards = card(page, 'Hazards');
    await expect(hazards.getByRole('listitem')).toHaveText(codes.map((code) => pictograms[code].en));
    for (const picture of await hazards.locator('img').all())
      await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    const tops = await hazards
      .locator('img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect().top));
    expect(new Set(tops).size, 'pictograms stand in one row').toBe(1);
    await expect(hazards.getByText('DANGER', { exact: true })).toBeVisible();
    for (const { text } of result.hazard_statements) await expect(hazards).toContainText(text);

    for (const [words, hazardous, sentence] of [
      ['cement', 'No Information', 'Pictogram not available'],
      ['carbon', 'Yes', 'Hazardous, no pictogram'],
      ['paint', 'No', 'Not hazardous'],
    ] as const) {
      await openSheet(page, words, (one) => one.result.whmis2015_ghscode === '' && one.result.whmis2015 === hazardous);
      await expect(hazards).toContainText(sentence);
      await expect(hazards.locator('img')).toHaveCount(0);
    }
  });

  test('shows the organisation’s own fields under its names, and its ingredients [S2.2.5-08 S2.2.5-10 S2.3-42 S2.9-17]', async ({
    page,
  }) => {
    const { result, ingredients } = await openSheet(page, 'toluene', (one) => one.result.clientcustomf1 !== '');
    await expect(factOf(page, 'Cost centre')).toHaveText(result.clientcustomf1);
    const rows = page.getByRole('table', { name: 'Ingredients' }).getByRole('row');
    await expect(rows).toHaveText([
      'CAS numberSubstance',
      ...ingredients.map(({ casnumber, substancename }) => casnumber + substancename),
    ]);
    expect(ingredients.length).toBeGreaterThan(0);
  });

  test('shows 80 characters of a longer value, and the rest on demand [S2.4-59 S2.9-17]', async ({ page }) => {
    const value = `${'a'.repeat(customValueLength)}the rest`;
    // No demo value is as long as that.
    await page.route(detailsCall, async (route) => {
      const response = await route.fetch();
      const json: SheetDetails = await response.json();
      await route.fulfill({ response, json: { ...json, result: { ...json.result, clientcustomf1: value } } });
    });
    await openSheet(page, 'toluene', (one) => one.result.customfieldname1 !== '');
    await expect(factOf(page, 'Cost centre')).toHaveText(`${'a'.repeat(customValueLength)}… Show more`);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(factOf(page, 'Cost centre')).toHaveText(`${value} Show less`);
    await expect(page.getByRole('button', { name: 'Show less' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(factOf(page, 'Cost centre')).not.toContainText('the rest');
  });

  test('has the shape of what comes while it is loaded, and then what else the product is known as [S2.2.5-02 S2.4-46]', async ({
    page,
  }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await enter(page.request);
    const { isn } = await sheetWith(page.request, 'toluene');
    // No sheet of the demo has another name.
    await page.route(detailsCall, async (route) => {
      await held;
      const response = await route.fetch();
      const json: SheetDetails = await response.json();
      const result = { ...json.result, alternative_product_name: 'Methylbenzene' };
      await route.fulfill({ response, json: { ...json, result } });
    });
    await page.goto(`/?${new URLSearchParams({ redirect: detailsPathOf(isn) })}`);
    await expect(page.getByRole('group', { name: 'Loading' })).toBeVisible();
    release();
    await expect(factOf(page, 'Also known as')).toHaveText('Methylbenzene');
    await expect(page.getByRole('group', { name: 'Loading' })).toHaveCount(0);
  });

  test('of an organisation without flag and fields of its own shows neither ingredients nor fields [S2.2.5-08 S2.2.5-10 S2.3-05 S2.6-21]', async ({
    page,
  }) => {
    await openSheet(page, 'ethanol', undefined, { name: 'admin@riviere-bleue.example', mseid: 10002 });
    await expect(factOf(page, 'Record number')).toBeVisible();
    await expect(factOf(page, 'Cost centre')).toHaveCount(0);
    await expect(card(page, 'Ingredients')).toHaveCount(0);
    const labels = await card(page, 'Product identification').locator('dt').allInnerTexts();
    expect(labels.at(-1)).toBe('Last checked');
  });
});

test.describe('versions', () => {
  test('are loaded once one is chosen, each with its own data and PDF [S2.2.5-03 S2.4-60]', async ({ page }) => {
    const { isn, result, alternates } = await openSheet(page, 'helium', (one) => one.alternates.length > 1);
    const earlier = alternates.find(({ language }) => language === 'E');
    if (!earlier) throw new Error('the demo has no earlier English version');
    const versions = card(page, 'Other versions of this sheet');
    const select = versions.getByRole('combobox', { name: 'Version' });
    const load = versions.getByRole('button', { name: 'Load' });
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/sds-details/') && asked.push(request.url()));
    await expect(select).toHaveText('Choose a version');
    await load.click();
    await select.click();
    await expect(page.getByRole('option')).toHaveCount(alternates.length + 1);
    await page.getByRole('option', { name: `${longDay(earlier.display_dateof_msds)}, English` }).click();
    expect(asked).toEqual([]);
    await expect(page).toHaveURL(new RegExp(`/isn/${isn}\\b`));

    await load.click();
    await page.waitForURL(`**${detailsPathOf(earlier.isn)}`);
    await expect(factOf(page, 'Record number')).toHaveText(String(earlier.isn));
    await expect(factOf(page, 'SDS date')).toHaveText(longDay(earlier.display_dateof_msds));
    expect(earlier.display_dateof_msds < result.dateofmsds).toBe(true);
    await expect(pdfLink(page)).toHaveAttribute('href', `/api/pdf/${earlier.isn}.pdf?lang=en`);
    const locations = card(page, 'Locations');
    await expect(locations).toContainText('another version of a sheet in your collection');
    await expect(locations.getByRole('button')).toHaveCount(0);
    await expect(select).toHaveText('Choose a version');
    await page.goBack();
    await expect(factOf(page, 'Record number')).toHaveText(String(isn));
  });

  test('that are French only say so in English, and the PDF says in which language it is', async ({ page }) => {
    const { isn, result } = await openSheet(
      page,
      'phosphate trisodique',
      (one) => one.result.language === 'fr' && one.alternates.length === 0,
    );
    await expect(page.getByRole('note').filter({ hasText: 'This sheet is in French.' })).toContainText(
      'There is no English sheet of this product; the PDF opens in French.',
    );
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.product_name);
    await expect(card(page, 'Other versions of this sheet')).toHaveCount(0);
    const pdf = await page.request.get((await pdfLink(page).getAttribute('href')) ?? '');
    expect(pdf.headers()).toMatchObject({
      'content-type': 'application/pdf',
      'content-language': 'fr',
      [languageFallbackHeader]: 'fr',
    });
    await openAt(page, detailsPathOf(isn), 'fr');
    await expect(page.getByText('Cette fiche est en', { exact: false })).toHaveCount(0);
  });

  test('in the other language lead to the one in the reader’s', async ({ page }) => {
    const { alternates } = await openSheet(
      page,
      'nickel',
      (one) => one.result.language === 'fr' && one.alternates.some(({ language }) => language === 'E'),
    );
    await page.getByRole('link', { name: 'Open the English sheet' }).click();
    const english = alternates.find(({ language }) => language === 'E');
    await expect(factOf(page, 'Record number')).toHaveText(String(english?.isn));
    await expect(page.getByText('This sheet is in', { exact: false })).toHaveCount(0);
  });
});

test.describe('windows beside the sheet', () => {
  /** Records which windows the page opens; opens them, or blocks them. */
  const watchWindows = (page: Page, isBlocked: boolean) =>
    page.addInitScript((blocked) => {
      const asked: unknown[][] = [];
      Object.assign(window, { asked });
      window.open = (...args) => {
        asked.push(args);
        return blocked ? null : window;
      };
    }, isBlocked);
  const asked = (page: Page) => page.evaluate(() => Reflect.get(window, 'asked') as unknown[][]);

  test('take half the screen: the PDF the left, the label the right [S2.2.5-04 S2.2.5-05 S2.7-43]', async ({
    page,
    baseURL,
    context,
  }) => {
    await watchWindows(page, false);
    const { isn } = await openSheet(page, 'toluene');
    await pdfLink(page).click();
    await labelLink(page).click();
    expect(await asked(page)).toEqual([
      [`${baseURL}/api/pdf/${isn}.pdf?lang=en`, 'vigie-left', 'popup,width=720,height=900,left=0,top=0'],
      [baseURL + labelPath(isn), 'vigie-right', 'popup,width=720,height=900,left=720,top=0'],
    ]);
    expect(context.pages()).toHaveLength(1);
  });

  test('that a browser does not open are tabs, as with any link [S2.7-43]', async ({ page }) => {
    await watchWindows(page, true);
    const { isn } = await openSheet(page, 'toluene');
    const [tab] = await Promise.all([page.waitForEvent('popup'), labelLink(page).click()]);
    await tab.waitForURL(`**${labelPath(isn)}`);
    expect(await asked(page)).toHaveLength(1);
    await expect(tab.getByRole('heading', { level: 1 })).toHaveText('Workplace label');
    await expect(tab.getByRole('img', { name: /^Label of/ })).toBeVisible();
    await expect(tab.getByRole('banner')).toHaveCount(0);
    await expect(pdfLink(page)).toHaveAttribute('target', '_blank');
  });
});

test('prints hazards and first aid on its first page, and no more than two, without what only a screen needs [S2.2.5-06]', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => Object.assign(window, { printed: true });
  });
  const { result } = await openSheet(
    page,
    'toluene',
    (one) => one.alternates.length > 0 && one.subsets.length > 1 && one.ingredients.length > 0,
  );
  await page.getByRole('button', { name: 'Print' }).click();
  expect(await page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  for (const kept of ['Product identification', 'Hazards', 'Locations', 'Ingredients'])
    await expect(card(page, kept)).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  // The emergency number is read on paper, too, and so is the page that the words stand on.
  const links = page.getByRole('main').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')?.split(':')[0]))).toEqual([
    'tel',
  ]);
  await expect(
    card(page, 'First aid')
      .getByText(/^Page \d of the sheet$/)
      .filter({ visible: true }),
  ).not.toHaveCount(0);
  await expect(card(page, 'Other versions of this sheet')).toBeHidden();
  const paper = await pdfMessages(await page.pdf({ format: 'Letter', margin: { top: '0.4in', bottom: '0.4in' } }));
  expect(paper.length).toBeLessThanOrEqual(2);
  for (const said of ['Hazards', 'Eyes', 'Skin', 'Inhaled', 'Swallowed', 'Emergency telephone'])
    expect(paper[0]).toContain(said);
  expect(result.hazard_statements.length).toBeGreaterThan(3);
});

test.describe('addresses', () => {
  test('whose record number is no integer say that there is no such sheet, and lead on [S2.2-03 S2.5-42]', async ({
    page,
  }) => {
    await enter(page.request);
    for (const isn of ['abc', '12.5', '-4', '1e3']) {
      await page.goto(detailsPathOf(0).replace('0', isn));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This sheet is not in your collection');
      await expect(page.getByRole('link', { name: 'Search for a sheet' })).toBeVisible();
    }
  });

  test('of a sheet of nobody, of another organisation, or of no number a sheet has, say the same and lead on [S2.2.5-18 S2.4-47 S2.8-09]', async ({
    page,
    request,
  }) => {
    await enter(request, { name: 'admin@riviere-bleue.example' });
    const theirs = await sheetsFound(request, 'ethanol', 10002);
    await enter(page.request);
    const statuses = await Promise.all(
      theirs.map(async ({ isn }) => (await call(page.request, 'GET', `/sds-details/?recordID=${isn}`)).status()),
    );
    const foreign = theirs[statuses.indexOf(404)];
    expect(foreign).toBeDefined();
    const said = new Set<string>();
    for (const isn of [999_999_999, foreign?.isn ?? 0, 0, '9'.repeat(40)]) {
      await openAt(page, `/sds-details/isn/${isn}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This sheet is not in your collection');
      await expect(page).toHaveURL(new RegExp(`/isn/${isn}\\b`));
      said.add(`${await page.title()} ${await page.getByRole('main').innerText()}`);
      await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
    }
    expect(said.size, 'it is not told which of them there is').toBe(1);
    await expect(page.getByRole('link', { name: 'Ask for the sheet' })).toHaveAttribute('href', '/contact-us');
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Search for a sheet' }).click();
    await page.waitForURL('**/search**');
  });

  test('whose sheet cannot be loaded say so, still lead to the PDF, and try again [S2.4-46 S2.8-05]', async ({
    page,
  }) => {
    await enter(page.request);
    const { isn, result } = await sheetWith(page.request, 'toluene');
    await page.route(detailsCall, (route) => route.abort());
    await openAt(page, detailsPathOf(isn));
    await expect(page.getByRole('heading', { name: 'The sheet could not be loaded' })).toBeVisible({ timeout: 20_000 });
    await expect(page.getByText('Vigie cannot be reached. Check your connection')).toBeVisible();
    await expect(pdfLink(page)).toHaveCount(0);
    await page.unroute(detailsCall);
    await page.route(detailsCall, (route) => route.fulfill({ status: 500, body: '' }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(pdfLink(page)).toHaveAttribute('href', `/api/pdf/${isn}.pdf?lang=en`);
    await expect(page.getByRole('heading', { name: 'The sheet could not be loaded' })).toBeVisible();
    await expectAccessible(page);
    await page.unroute(detailsCall);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(result.product_name);
  });
});

test.describe('removal', () => {
  const locations = (page: Page) => card(page, 'Locations');
  const rowOf = (page: Page, name: string) => locations(page).getByRole('row').filter({ hasText: name });
  const dialog = (page: Page) => page.getByRole('dialog', { name: 'Request removal' });

  test('from one location is requested with a note, and a colleague sees it [S2.2.5-09 S2.2.5-11 S2.3-35 S2.4-48…51 S2.6-07 S2.8-17]', async ({
    page,
    browser,
    baseURL,
  }) => {
    const { isn, subsets } = await openSheet(
      page,
      'nickel',
      (one) => one.subsets.length > 1 && one.result.language === 'en' && one.sdsDeletionCount === 0,
    );
    const [first, second] = subsets.map(({ name }) => name) as [string, string];
    await expect(locations(page).getByRole('button', { name: 'Request removal from all' })).toBeVisible();
    await rowOf(page, first)
      .getByRole('button', { name: `Remove from ${first}` })
      .click();
    await expect(dialog(page)).toContainText(`The sheet will be removed from ${first}.`);
    await expectAccessible(page);
    const note = dialog(page).getByRole('textbox', { name: 'Additional information (optional)' });
    await note.fill('The drum is empty');
    const [sent, reloaded] = await Promise.all([
      page.waitForRequest('**/api/sds-deletion'),
      page.waitForResponse(detailsCall),
      dialog(page).getByRole('button', { name: 'Send the request' }).click(),
    ]);
    expect(sent.postDataJSON()).toMatchObject({
      isn,
      location: [subsets[0]?.id],
      additionalInfo: 'The drum is empty',
    });
    expect((await reloaded.json()).sdsDeletionCount).toBe(1);
    await expect(dialog(page)).toHaveCount(0);
    await expect(toastOf(page, 'Removal request sent. It takes 1 to 2 business days.')).toBeVisible();
    await expect(rowOf(page, first)).toContainText('Removal request sent');
    await expect(rowOf(page, first).getByRole('button', { name: /^Remove/ })).toHaveCount(0);
    await expect(locations(page).getByRole('button', { name: 'Request removal from all' })).toHaveCount(0);

    await rowOf(page, second)
      .getByRole('button', { name: `Remove from ${second}` })
      .click();
    await expect(note).toHaveValue('');
    await dialog(page).getByRole('button', { name: 'Cancel' }).click();
    await expectAccessible(page);

    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await context.newPage();
    await enter(other.request, { name: 'collection@mapleridge.example' });
    await openAt(other, detailsPathOf(isn));
    await expect(rowOf(other, first)).toContainText('Removal request sent');
    await expect(rowOf(other, second).getByRole('button', { name: `Remove from ${second}` })).toBeVisible();
    await expect(locations(other).getByRole('button', { name: 'Request removal from all' })).toHaveCount(0);
    await context.close();
  });

  test('of the whole sheet is requested once, and then under way everywhere [S2.2.5-11 S2.4-50]', async ({ page }) => {
    const { isn, subsets } = await openSheet(
      page,
      'grout',
      (one) => one.subsets.length > 1 && one.sdsDeletionCount === 0,
    );
    await locations(page).getByRole('button', { name: 'Request removal from all' }).click();
    await expect(dialog(page)).toContainText('The sheet will be removed from every location it stands in.');
    await page.keyboard.press('Escape');
    await expect(locations(page).getByRole('button', { name: 'Request removal from all' })).toBeFocused();
    await page.keyboard.press('Enter');
    const sent: string[] = [];
    // The answer to the first is lost on the way.
    await page.route('**/api/sds-deletion', async (route) => {
      sent.push(route.request().postData() ?? '');
      if (sent.length > 1) return route.continue();
      expect((await route.fetch()).status()).toBe(200);
      await route.abort();
    });
    const send = dialog(page).getByRole('button', { name: 'Send the request' });
    await send.click();
    await expect(toastOf(page, 'Vigie cannot be reached.')).toBeVisible();
    await expect(dialog(page)).toBeVisible();
    await send.click();
    await expect(dialog(page)).toHaveCount(0);
    expect(sent[1]).toBe(sent[0]);
    await expect(locations(page).getByText('Removal request sent')).toHaveCount(subsets.length + 1);
    await expect(locations(page).getByRole('button')).toHaveCount(0);
    const listed = await call(page.request, 'GET', '/getRemovalRequestsByClinetID/10001');
    expect(((await listed.json()) as { isn: number }[]).filter((one) => one.isn === isn)).toHaveLength(1);
  });

  test('is not offered to a member who may only read [S2.6-07]', async ({ page, request }) => {
    await enter(request);
    const { isn } = await sheetWith(request, 'toluene', (one) => one.subsets.length > 0);
    await enter(page.request, { name: 'reader@mapleridge.example' });
    await openAt(page, detailsPathOf(isn));
    await expect(locations(page).getByRole('row')).not.toHaveCount(0);
    await expect(locations(page).getByRole('button')).toHaveCount(0);
    await expect(page.getByText(/removal/i)).toHaveCount(0);
  });
});

for (const language of languages) {
  test(`a sheet holds with everything on it, ${language}`, async ({ page }) => {
    await openSheet(
      page,
      'glycol',
      (one) => one.alternates.length > 0 && one.result.whmis2015 === 'No' && one.subsets.length > 1,
      { language },
    );
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    }
  });
}

/** Touches a point away from the bar. A finger stays for a moment, which Playwright's own tap does not. */
const touch = async (page: Page, target: Locator) => {
  await target.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const finger = await page.context().newCDPSession(page);
  const touchPoints = [{ x: x + width / 2, y: y + height / 2 }];
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await page.waitForTimeout(300);
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
};

test.describe('at 360 px, in French', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('has its buttons in a bar under the thumb, and says under a finger what “last checked” means', async ({
    page,
  }) => {
    const { isn } = await openSheet(page, 'toluene', (one) => one.subsets.length > 1, { language: 'fr' });
    const pdf = page.getByRole('main').getByRole('link', { name: 'Voir la FDS' });
    const label = page.getByRole('link', { name: 'Étiquette' });
    await expect(pdf).toHaveAttribute('href', `/api/pdf/${isn}.pdf?lang=fr`);
    await page.getByRole('button', { name: 'Accepter et continuer' }).tap();
    for (const y of [0, 400, 5000]) {
      await page.evaluate((top) => window.scrollTo(0, top), y);
      for (const link of [pdf, label]) {
        await expect(link).toBeInViewport({ ratio: 1 });
        const box = await link.boundingBox();
        expect(box?.height).toBeGreaterThanOrEqual(48);
        if (y === 0) expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(720);
      }
    }
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    const tip = page.getByRole('button', { name: 'À propos de la date de dernière vérification' });
    await touch(page, tip);
    await expect(page.getByRole('tooltip', { name: /^Le jour où le fournisseur/ })).toBeVisible();
    await page.getByRole('button', { name: 'Demander le retrait' }).tap();
    const dialog = page.getByRole('dialog', { name: 'Demander le retrait' });
    await expect(dialog).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Annuler' }).tap();
    // A phone has no room for half a window: the link is a link.
    const [tab] = await Promise.all([page.waitForEvent('popup'), label.tap()]);
    await tab.waitForURL(`**${labelPath(isn)}`);
  });

  test('searches again with one touch, and prints, hazards and first aid on the first page [S2.2.5-16]', async ({
    page,
  }) => {
    await page.addInitScript(() => {
      window.print = () => Object.assign(window, { printed: true });
    });
    const { isn } = await openSheet(page, 'toluene', (one) => one.subsets.length > 1, { language: 'fr' });
    await page.getByRole('button', { name: 'Accepter et continuer' }).tap();
    await page.getByRole('button', { name: 'Imprimer' }).tap();
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'printed'))).toBe(true);
    await page.emulateMedia({ media: 'print' });
    const paper = await pdfMessages(await page.pdf({ format: 'Letter', margin: { top: '0.4in', bottom: '0.4in' } }));
    expect(paper.length).toBeLessThanOrEqual(2);
    for (const said of ['Dangers', 'Yeux', 'Peau', 'Inhalé', 'Avalé']) expect(paper[0]).toContain(said);
    await page.emulateMedia({ media: 'screen' });
    const link = page.getByRole('banner').getByRole('link', { name: 'Chercher une fiche' });
    const box = await link.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(48);
    await expect(page.getByRole('banner')).toContainText(String(isn));
    await link.tap();
    await page.waitForURL('**/search**');
    await expect(page.getByRole('search').getByRole('combobox').first()).toBeInViewport();
  });

  test('leads from the other language to one’s own before anything else, and begins at its top', async ({ page }) => {
    const { alternates } = await openSheet(
      page,
      'helium',
      (one) => one.result.language === 'en' && one.alternates.some(({ language }) => language === 'F'),
      { language: 'fr' },
    );
    const french = alternates.find(({ language }) => language === 'F');
    const link = page.getByRole('link', { name: 'Ouvrir la fiche en français' });
    await expect(link).toBeInViewport();
    await page.getByRole('button', { name: 'Accepter et continuer' }).tap();
    const versions = card(page, 'Autres versions de cette fiche');
    await versions.getByRole('combobox').click();
    await page
      .getByRole('option', { name: /français/i })
      .first()
      .click();
    await versions.getByRole('button', { name: 'Charger' }).click();
    await page.waitForURL(`**${detailsPathOf(french?.isn ?? 0)}`);
    await expect(link).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
});
