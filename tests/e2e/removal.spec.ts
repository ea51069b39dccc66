import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { RemovableSheet } from '#contract/calls/removals.ts';
import { call, enter, openSearch } from './people.ts';
import { countHeading, expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';
import { named, removalRow, removalsUnderWay, requestRemoval, sheetsFound } from './removable.ts';

/** Somebody else of the same organisation. */
const colleague = { name: 'collection@mapleridge.example' };
const saveCall = '**/api/saveRemovalRequests';
const locationsCall = '**/api/getLocationByIsns';

const bar = (page: Page) => page.getByRole('region', { name: 'Request removal' });
const wizard = (page: Page) => page.getByRole('dialog', { name: /^Request removal of/ });
const picker = (page: Page, sheet: RemovableSheet) =>
  wizard(page).getByRole('combobox', { name: `Locations to remove ${named(sheet)} from` });
const act = (page: Page, name: string) => wizard(page).getByRole('button', { name, exact: true }).click();

const searchFor = async (page: Page, words: string) => {
  await page.getByRole('combobox', { name: 'Search the collection' }).fill(words);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `Remove filter Keyword ${words}` })).toBeVisible();
};
const tick = (page: Page, sheet: RemovableSheet) => removalRow(page, sheet).getByRole('checkbox').check();

/** Finds sheets, ticks those of them that are wanted, and opens the wizard. */
const openWizard = async (page: Page, words: string, sheets: readonly RemovableSheet[]) => {
  await searchFor(page, words);
  await page.getByRole('button', { name: 'Request removal', exact: true }).click();
  for (const sheet of sheets) await tick(page, sheet);
  await bar(page).getByRole('button', { name: 'Request removal' }).click();
};
/** The first location; one that is the only one is chosen already. */
const chooseFirst = async (page: Page, sheet: RemovableSheet) => {
  if (!inSeveral(sheet)) return;
  await picker(page, sheet).click();
  await page
    .getByRole('option', { name: sheet.subsets[0]?.name ?? '' })
    .first()
    .click();
  await page.keyboard.press('Escape');
};
const inSeveral = ({ subsets }: RemovableSheet) => subsets.length > 1;

/** Admin's page and requests, and requests of a colleague, who needs no page. */
const twoPeople = async (page: Page, request: APIRequestContext) => {
  await openSearch(page);
  await enter(request, colleague);
};

/** Presses Tab until the element has the focus. */
const tabTo = async (page: Page, wanted: Locator) => {
  await expect(wanted).toBeVisible();
  for (let pressed = 0; pressed < 80; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
};

const nameOf = async (box: Locator): Promise<string> => (await box.getAttribute('aria-label')) ?? '';

test.describe('removal mode', () => {
  test('puts a checkbox before each row, but says of a requested one that its removal is under way [S2.2.4-16 S2.3-14 S2.4-31 S2.4-32 S2.7-06]', async ({
    page,
    request,
  }) => {
    await twoPeople(page, request);
    const [requested, free] = (await sheetsFound(request, 'potassium')) as [RemovableSheet, RemovableSheet];
    await requestRemoval(request, requested);
    await page.reload();
    await searchFor(page, 'potassium');
    await expect(removalRow(page, requested)).toContainText('removal requested');
    await expect(page.getByRole('checkbox', { name: /^Select / })).toHaveCount(0);

    await page.getByRole('button', { name: 'Request removal', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: `Select ${named(free)}`, exact: true })).toBeVisible();
    await expect(removalRow(page, requested).getByRole('checkbox')).toHaveCount(0);
    const tip = removalRow(page, requested).getByRole('button', { name: `About the removal of ${named(requested)}` });
    const said = page.getByRole('tooltip', {
      name: /^Removal already requested on .+ \d{4}\. It takes 1 to 2 business days\.$/,
    });
    await tip.hover();
    await expect(said).toBeVisible();
    await expect(tip).toHaveAccessibleDescription(/^Removal already requested on/);
    await page.mouse.move(5, 5);
    await expect(said).toHaveCount(0);
    await page.getByRole('checkbox', { name: 'Select all sheets of this page' }).focus();
    await tabTo(page, tip);
    await expect(said).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(said).toHaveCount(0);
    await expectAccessible(page);
  });

  test('counts what is chosen, keeps it from page to page, and forgets it on the way out [S2.4-33 S2.4-34 S2.5-11]', async ({
    page,
    request,
  }) => {
    await twoPeople(page, request);
    await searchFor(page, 'acid');
    await page.getByRole('button', { name: 'Request removal', exact: true }).click();
    const go = bar(page).getByRole('button', { name: 'Request removal' });
    await expect(bar(page)).toContainText('0 sheets selected');
    await expect(bar(page)).toContainText('Tick the sheets to be removed.');
    await expect(go).toBeDisabled();

    const boxes = page.getByRole('checkbox', { name: /^Select (?!all)/ });
    // By name: a row whose removal another test asks for meanwhile has no box any more.
    const chosen = page.getByRole('checkbox', { name: await nameOf(boxes.nth(1)), exact: true });
    await chosen.check();
    await expect(bar(page)).toContainText('1 sheet selected');
    await expect(bar(page)).toContainText('Selection is kept from page to page.');
    await expect(go).toBeEnabled();
    await page.getByRole('button', { name: 'Next page' }).click();
    await expect(page.getByText(/^Showing 26 –/)).toBeVisible();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
    const onPage = await boxes.count();
    await page.getByRole('checkbox', { name: 'Select all sheets of this page' }).check();
    await expect(bar(page)).toContainText(`${onPage + 1} sheets selected`);
    await page.getByRole('button', { name: 'Previous page' }).click();
    await expect(chosen).toBeChecked();
    await expect(page.getByRole('checkbox', { name: 'Select all sheets of this page' })).toBeChecked({
      indeterminate: true,
    });
    await expectAccessible(page);

    await bar(page).getByRole('button', { name: 'Cancel' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(boxes).toHaveCount(0);
    await expect(countHeading(page)).toBeFocused();

    await page.getByRole('button', { name: 'Request removal', exact: true }).click();
    await expect(bar(page)).toContainText('0 sheets selected');
    await boxes.first().check();
    await page.getByRole('button', { name: 'Cancel removal' }).click();
    await expect(bar(page)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Request removal', exact: true })).toBeFocused();
  });

  test('is not offered to a member who may only read [S2.6-07 S2.6-08]', async ({ page }) => {
    await openSearch(page, { name: 'reader@mapleridge.example' });
    await expect(page.getByRole('button', { name: 'Excel', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /removal/i })).toHaveCount(0);
    await page.getByRole('button', { name: 'More actions' }).click();
    await expect(page.getByRole('menuitem').first()).toBeVisible();
    await expect(page.getByRole('menuitem', { name: /removal/i })).toHaveCount(0);
  });
});

test.describe('the removal wizard', () => {
  test('asks where each sheet is to be removed from, shows it once more, and sends it [S1.9-08 S2.1-06 S2.2.4-29 S2.3-34 S2.4-36…39 S2.4-41 S2.4-42 S2.4-45 S2.5-06…08 S2.5-10 S2.5-11 S2.7-52 S2.8-17 S2.8-19 S2.9-15]', async ({
    page,
    request,
  }) => {
    test.slow();
    await twoPeople(page, request);
    const sheets = await sheetsFound(request, 'xylene');
    const [whole, other] = sheets.filter(inSeveral) as [RemovableSheet, RemovableSheet];
    const single = sheets.find(({ subsets }) => subsets.length === 1) as RemovableSheet;
    const order = [whole, single, other];
    await openWizard(page, 'xylene', order);
    await expect(wizard(page)).toHaveAccessibleName('Request removal of 3 sheets');
    await expect(wizard(page).locator('[aria-current=step]')).toHaveText(/Choose locations$/);
    await expect(wizard(page)).toContainText('Removals take 1 to 2 business days.');

    await act(page, 'Continue');
    const summary = wizard(page).getByRole('alert');
    await expect(summary).toContainText('2 sheets have no location yet.');
    for (const sheet of [whole, other]) {
      await expect(summary.getByRole('button', { name: sheet.productName }).first()).toBeVisible();
      await expect(picker(page, sheet)).toHaveAccessibleDescription('Choose at least one location, or All.');
    }
    await expect(picker(page, whole)).toBeFocused();
    await expectAccessible(page);

    await picker(page, whole).click();
    await page.getByRole('option', { name: 'All', exact: true }).click();
    await expect(wizard(page).getByText(`All ${whole.subsets.length} locations`)).toBeVisible();
    await expect(summary).toContainText('1 sheet has no location yet.');
    await expect(picker(page, whole)).toHaveAttribute('aria-invalid', 'false');
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await wizard(page)
      .getByRole('textbox', { name: `Additional information about ${named(whole)}` })
      .fill('empty drums');

    await summary.getByRole('button', { name: other.productName }).click();
    await expect(picker(page, other)).toBeFocused();
    await wizard(page)
      .getByRole('button', { name: `Take ${named(other)} off the list` })
      .click();
    await expect(wizard(page)).toHaveAccessibleName('Request removal of 2 sheets');
    await expect(summary).toHaveCount(0);

    await act(page, 'Continue');
    const table = wizard(page).getByRole('table', { name: 'Check and confirm' });
    await expect(table.getByRole('columnheader')).toHaveText(['Product', 'Identifications', 'Locations']);
    const line = table.getByRole('row').filter({ hasText: 'empty drums' });
    await expect(line.getByRole('rowheader')).toContainText(whole.productName);
    await expect(line.getByRole('cell')).toHaveText([
      whole.productId,
      whole.subsets.map(({ path }) => path).join('; '),
    ]);
    await expect(table.getByRole('row')).toHaveCount(3);
    await expectAccessible(page);

    await act(page, 'Back');
    await expect(
      wizard(page).getByRole('textbox', { name: `Additional information about ${named(whole)}` }),
    ).toHaveValue('empty drums');
    await expect(wizard(page).getByText(`All ${whole.subsets.length} locations`)).toBeVisible();
    await act(page, 'Continue');
    await act(page, 'Send the request');
    await expect(wizard(page).getByRole('heading', { name: 'Removal request sent' })).toBeVisible();
    await expect(wizard(page)).toContainText('The removal of 2 sheets was requested. It takes 1 to 2 business days.');
    await expect(wizard(page).getByRole('link', { name: 'Follow it in the message centre' })).toBeVisible();
    await expectAccessible(page);
    await wizard(page).getByRole('button', { name: 'Close' }).last().click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar(page)).toHaveCount(0);
    await expect(countHeading(page)).toBeFocused();

    for (const sheet of [whole, single]) await expect(removalRow(page, sheet)).toContainText('removal requested');
    await expect(removalRow(page, other)).not.toContainText('removal requested');
    await page.getByRole('button', { name: 'Request removal', exact: true }).click();
    await expect(removalRow(page, other).getByRole('checkbox')).toBeVisible();
    await expect(removalRow(page, whole).getByRole('checkbox')).toHaveCount(0);
    expect(await removalsUnderWay(request)).toEqual(expect.arrayContaining([whole.isn, single.isn]));
    expect(await removalsUnderWay(request)).not.toContain(other.isn);
  });

  test('is closed by Back, which asks before what was written in it is lost', async ({ page, request }) => {
    await twoPeople(page, request);
    const [sheet] = (await sheetsFound(request, 'urea')) as [RemovableSheet];
    await openWizard(page, 'urea', [sheet]);
    const address = page.url();
    const note = wizard(page).getByRole('textbox', { name: `Additional information about ${named(sheet)}` });
    await note.fill('Empty drums');
    await page.goBack();
    const question = page.getByRole('alertdialog', { name: 'Leave this page?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(note).toHaveValue('Empty drums');
    await page.goBack();
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect(wizard(page)).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(removalRow(page, sheet)).toBeVisible();
  });

  test('left without sending keeps the mode, the selection and what was typed, and sends nothing', async ({
    page,
    request,
  }) => {
    await twoPeople(page, request);
    const [sheet] = (await sheetsFound(request, 'urea')) as [RemovableSheet];
    await openWizard(page, 'urea', [sheet]);
    const note = wizard(page).getByRole('textbox', { name: `Additional information about ${named(sheet)}` });
    await note.fill('Empty drums');
    await page.keyboard.press('Escape');
    await bar(page).getByRole('button', { name: 'Request removal' }).click();
    await expect(note).toHaveValue('Empty drums');
    await act(page, 'Cancel');
    await expect(bar(page)).toContainText('1 sheet selected');
    const go = bar(page).getByRole('button', { name: 'Request removal' });
    await expect(go).toBeFocused();
    await page.keyboard.press('Enter');
    await wizard(page)
      .getByRole('button', { name: /^Take .* off the list$/ })
      .click();
    await expect(wizard(page)).toContainText('No sheet is left on this list.');
    await expect(wizard(page).locator(':focus')).toHaveCount(1);
    await expect(wizard(page).getByRole('button', { name: 'Continue' })).toBeDisabled();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(bar(page)).toContainText('1 sheet selected');
    expect(await removalsUnderWay(request)).not.toContain(sheet.isn);
  });

  test('removes from one place and offers the sheet again for the others', async ({ page, request }) => {
    await twoPeople(page, request);
    const sheet = (await sheetsFound(request, 'sulfuric')).find(inSeveral) as RemovableSheet;
    await openWizard(page, 'sulfuric', [sheet]);
    await chooseFirst(page, sheet);
    await act(page, 'Continue');
    await act(page, 'Send the request');
    await wizard(page).getByRole('button', { name: 'Close' }).last().click();
    const located = await call(request, 'POST', '/getLocationByIsns', { isns: [sheet.isn] });
    const [now] = (await located.json()).data as RemovableSheet[];
    expect(now?.requested).toBe(false);
    expect(now?.subsets.map(({ requested }) => requested)).toEqual(sheet.subsets.map((_, index) => index === 0));
  });

  test('needs no choice where the organisation has one location, and shows none [S2.4-40 S2.5-09]', async ({
    page,
  }) => {
    const person = { name: 'admin@riviere-bleue.example', language: 'fr' } as const;
    await openSearch(page, person);
    const [sheet] = (await sheetsFound(page.request, 'hexane', 10002)) as [RemovableSheet];
    await page.getByRole('combobox', { name: 'Chercher dans la collection' }).fill('hexane');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Retirer le filtre Mot-clé hexane' })).toBeVisible();
    await page.getByRole('button', { name: 'Demander un retrait', exact: true }).click();
    await tick(page, sheet);
    await page.getByRole('button', { name: 'Demander le retrait', exact: true }).click();
    const french = page.getByRole('dialog', { name: 'Demander le retrait de 1 fiche' });
    await expect(french).toContainText('Hôpital principal');
    await expect(french.getByRole('combobox')).toHaveCount(0);
    await expectAccessible(page);
    await french.getByRole('button', { name: 'Continuer' }).click();
    await expect(french.getByRole('columnheader')).toHaveText(['Produit', 'Identifications']);
    await expectAccessible(page);
    await french.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(french.getByRole('heading', { name: 'Demande de retrait envoyée' })).toBeVisible();
    await expect(french).toContainText('Le retrait de 1 fiche a été demandé.');
    await expectAccessible(page);
    expect(await removalsUnderWay(page.request, 10002)).toContain(sheet.isn);
  });
});

test.describe('when something comes between', () => {
  test('a request whose answer was lost is sent again and made once [S2.4-44 S2.8-07]', async ({
    page,
    request,
    browser,
    baseURL,
  }) => {
    await twoPeople(page, request);
    const sheet = (await sheetsFound(request, 'nitric')).find(inSeveral) as RemovableSheet;
    await openWizard(page, 'nitric', [sheet]);
    await picker(page, sheet).click();
    await page.getByRole('option', { name: 'All', exact: true }).click();
    await page.keyboard.press('Escape');
    await act(page, 'Continue');
    const sent: string[] = [];
    await page.route(saveCall, async (route) => {
      sent.push(route.request().postData() ?? '');
      if (sent.length > 1) return route.continue();
      expect((await route.fetch()).status()).toBe(200);
      await expect(wizard(page).getByRole('status')).toHaveText('Sending the request…');
      for (const name of ['Back', 'Send the request'])
        await expect(wizard(page).getByRole('button', { name })).toHaveCount(0);
      await route.abort();
    });
    await act(page, 'Send the request');
    const failure = wizard(page).getByRole('alert');
    await expect(failure).toContainText('The request was not confirmed.');
    await expect(failure).toContainText('nothing will be requested twice');
    await expect(wizard(page).getByRole('table')).toContainText(sheet.productName);
    await expectAccessible(page);
    const first = await (await call(request, 'GET', '/getRemovalRequestsByClinetID/10001')).json();

    await act(page, 'Send the request');
    await expect(wizard(page).getByRole('heading', { name: 'Removal request sent' })).toBeVisible();
    expect(sent[1]).toBe(sent[0]);
    const second = await (await call(request, 'GET', '/getRemovalRequestsByClinetID/10001')).json();
    const ours = (list: { isn: number }[]) => list.filter(({ isn }) => isn === sheet.isn);
    expect(ours(second)).toEqual(ours(first));
    expect(ours(second)).toHaveLength(1);

    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await context.newPage();
    // This person’s popup notice belongs to the tests of notices.
    await other.route('**/api/get-popup-notification', (route) => route.abort());
    await openSearch(other, colleague);
    await searchFor(other, 'nitric');
    await expect(removalRow(other, sheet)).toContainText('removal requested');
    await context.close();
  });

  test('a sheet that somebody else requested meanwhile leads back to its row, and the others are kept [S2.8-07]', async ({
    page,
    request,
  }) => {
    await twoPeople(page, request);
    const sheets = await sheetsFound(request, 'hexane');
    const [kept, taken] = [sheets[0], sheets[1]] as [RemovableSheet, RemovableSheet];
    await openWizard(page, 'hexane', [kept, taken]);
    for (const sheet of [kept, taken]) await chooseFirst(page, sheet);
    const info = wizard(page).getByRole('textbox', { name: `Additional information about ${named(kept)}` });
    await info.fill('replaced by heptane');
    await act(page, 'Continue');
    await requestRemoval(request, taken);
    await act(page, 'Send the request');

    const summary = wizard(page).getByRole('alert');
    await expect(summary).toContainText('1 sheet needs your attention.');
    await expect(summary).toContainText('Nothing has been sent yet.');
    await expect(picker(page, taken)).toBeFocused();
    await expect(picker(page, taken)).toHaveAccessibleDescription(/^Removal has already been requested\./);
    await expect(picker(page, kept)).toHaveAttribute('aria-invalid', 'false');
    await expect(info).toHaveValue('replaced by heptane');
    await expectAccessible(page);
    expect(await removalsUnderWay(request)).not.toContain(kept.isn);

    await wizard(page)
      .getByRole('button', { name: `Take ${named(taken)} off the list` })
      .click();
    await act(page, 'Continue');
    await expect(wizard(page).getByRole('table')).toContainText('replaced by heptane');
    await act(page, 'Send the request');
    await expect(wizard(page)).toContainText('The removal of 1 sheet was requested.');
    expect(await removalsUnderWay(request)).toContain(kept.isn);
  });

  test('sheets that were requested, or left the collection, before the wizard opened are named', async ({
    page,
    request,
  }) => {
    await twoPeople(page, request);
    const [requested, gone, left] = (await sheetsFound(request, 'solder')) as [
      RemovableSheet,
      RemovableSheet,
      RemovableSheet,
    ];
    // Sheets leave a collection by the provider’s import, which no member can start.
    await page.route(locationsCall, async (route) => {
      const response = await route.fetch();
      const { data, ...rest } = await response.json();
      const json = { ...rest, data: data.filter(({ isn }: RemovableSheet) => isn !== gone.isn) };
      await route.fulfill({ response, json });
    });
    await searchFor(page, 'solder');
    await page.getByRole('button', { name: 'Request removal', exact: true }).click();
    for (const sheet of [requested, gone, left]) await tick(page, sheet);
    await requestRemoval(request, requested);
    await bar(page).getByRole('button', { name: 'Request removal' }).click();
    await expect(wizard(page)).toHaveAccessibleName('Request removal of 1 sheet');
    await expect(wizard(page).getByRole('alert').or(wizard(page).locator('[data-severity]'))).toHaveText([
      `No longer in your collection, taken off this list: ${gone.productName}.`,
      `Removal already requested, taken off this list: ${requested.productName}.`,
    ]);
    await expect(wizard(page).getByRole('combobox')).toHaveCount(1);
    await expect(picker(page, left)).toBeVisible();
    await expectAccessible(page);
  });

  test('locations that cannot be loaded are asked for again [S2.4-43]', async ({ page, request }) => {
    await twoPeople(page, request);
    const [sheet] = (await sheetsFound(request, 'titanium')) as [RemovableSheet];
    await page.route(locationsCall, async (route) => {
      await expect(wizard(page).getByRole('status')).toHaveText('Loading locations…');
      await route.abort();
    });
    await openWizard(page, 'titanium', [sheet]);
    await expect(wizard(page).getByRole('alert')).toContainText('The locations could not be loaded.');
    await expectAccessible(page);
    await page.unroute(locationsCall);
    await act(page, 'Try again');
    await expect(picker(page, sheet)).toBeVisible();
  });
});

test('a removal is requested with the keyboard alone', async ({ page, request }) => {
  await twoPeople(page, request);
  const sheet = (await sheetsFound(request, 'propane')).find(inSeveral) as RemovableSheet;
  await page.keyboard.press('/');
  await page.keyboard.type('propane');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Remove filter Keyword propane' })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Request removal', exact: true }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('checkbox', { name: `Select ${named(sheet)}`, exact: true }));
  await page.keyboard.press('Space');
  await tabTo(page, bar(page).getByRole('button', { name: 'Request removal' }));
  await page.keyboard.press('Enter');

  await tabTo(page, wizard(page).getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(picker(page, sheet)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(picker(page, sheet)).toHaveAttribute('aria-invalid', 'false');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await expect(wizard(page)).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.type('cylinder returned');
  await tabTo(page, wizard(page).getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await tabTo(page, wizard(page).getByRole('button', { name: 'Back' }));
  await page.keyboard.press('Enter');
  await tabTo(page, wizard(page).getByRole('button', { name: 'Continue' }));
  await page.keyboard.press('Enter');
  await expect(wizard(page).getByRole('table')).toContainText('cylinder returned');
  await tabTo(page, wizard(page).getByRole('button', { name: 'Send the request' }));
  await page.keyboard.press('Enter');
  await expect(wizard(page).getByRole('heading', { name: 'Removal request sent' })).toBeVisible();
  await tabTo(page, wizard(page).getByRole('button', { name: 'Close' }).last());
  await page.keyboard.press('Enter');
  await expect(countHeading(page)).toBeFocused();
  await expect(removalRow(page, sheet)).toContainText('removal requested');
});

test.describe('at 360 px, in French', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('a removal is requested from the cards, and nothing runs off the side', async ({ page, request }) => {
    await openSearch(page, { language: 'fr' });
    await enter(request, colleague);
    const sheet = (await sheetsFound(request, 'lubrifiant')).find(inSeveral) as RemovableSheet;
    await page.getByRole('combobox', { name: 'Chercher dans la collection' }).fill('lubrifiant');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('button', { name: 'Retirer le filtre Mot-clé lubrifiant' })).toBeVisible();
    await page.getByRole('button', { name: 'Autres actions' }).click();
    await page.getByRole('menuitem', { name: 'Demander un retrait' }).click();
    await removalRow(page, sheet).getByRole('checkbox').check();
    await expect(page.getByRole('region', { name: 'Demander un retrait' })).toContainText('1 fiche sélectionnée');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Demander le retrait', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Demander le retrait de 1 fiche' });
    const go = dialog.getByRole('button', { name: 'Continuer' });
    await go.click();
    await expect(dialog.getByRole('alert')).toContainText('1 fiche n’a pas encore d’emplacement.');
    const choice = dialog.getByRole('combobox');
    await expect(choice).toHaveAccessibleDescription('Choisissez au moins un emplacement, ou Tous.');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await choice.click();
    await page.getByRole('option').first().click();
    await expectNoSidewaysScroll(page);
    await page.keyboard.press('Escape');
    await go.click();
    await expect(dialog.getByRole('table', { name: 'Vérifier et confirmer' })).toContainText(sheet.productName);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Envoyer la demande' }).click();
    await expect(dialog.getByRole('heading', { name: 'Demande de retrait envoyée' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Fermer' }).last().click();
    await expect(removalRow(page, sheet)).toContainText('retrait demandé');
  });
});
