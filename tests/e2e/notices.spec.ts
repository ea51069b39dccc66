import type { Page } from '@playwright/test';
import { phone } from './drawn-pages.ts';
import { openSearch, toastOf } from './people.ts';
import { countHeading, expect, expectAccessible, expectNoSidewaysScroll, test, withoutFirstAnswers } from './portal.ts';

/** Has the popup wait until what is answered is called, and then be there. */
const holdPopup = async (page: Page): Promise<() => Promise<void>> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.unroute(popupChunk);
  await page.route(popupChunk, async (route) => {
    await promise;
    await route.continue();
  });
  const asked = page.waitForRequest(popupChunk);
  return async () => {
    await asked;
    const brought = page.waitForResponse(popupChunk);
    resolve();
    await (await brought).finished();
  };
};
const popupChunk = '**/assets/PopupOnLoad-*.js';

/** It would have come by now: what is loaded late is shown 0.3 seconds later at most. */
const expectNoPopup = async (page: Page) => {
  await page.waitForTimeout(600);
  await expect(popup(page)).toHaveCount(0);
};

/** The one person of Maple Ridge who has not put the popup away. */
const unaware = 'collection@mapleridge.example';
/** Neither has this one, in both organisations. */
const manager = { name: 'manager@vigie.example', organisation: 10001 };

const announcement = (page: Page) => page.getByRole('region', { name: 'Announcement' });
const popup = (page: Page) => page.getByRole('dialog', { name: 'Year-end inventory' });

test.describe('the announcement', () => {
  test('once hidden stays hidden in the tab, and stands in another [S2.2.4-26]', async ({ page, context }) => {
    await openSearch(page);
    await expect(announcement(page)).toContainText('New WHMIS pictogram posters');
    await expect(announcement(page).getByRole('link', { name: 'write to support' })).toHaveAttribute(
      'href',
      'mailto:support@vigie.example',
    );
    await announcement(page).getByRole('button', { name: 'Hide this announcement' }).click();
    await expect(announcement(page)).toHaveCount(0);
    await expect(countHeading(page)).toBeFocused();
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(announcement(page)).toHaveCount(0);

    const other = await context.newPage();
    await other.goto('/search');
    await expect(announcement(other)).toBeVisible();
  });

  test('speaks the language of the page, and follows it [S2.4-28]', async ({ page }) => {
    await openSearch(page, { language: 'fr' });
    const french = page.getByRole('region', { name: 'Annonce' });
    await expect(french).toContainText('Nouvelles affiches des pictogrammes du SIMDUT');
    await page.getByRole('button', { name: /Show in English/ }).click();
    await expect(announcement(page)).toContainText('New WHMIS pictogram posters');
    await expect(french).toHaveCount(0);
  });
});

test('an announcement without a word in the language of the page is not shown in it [S2.4-28]', async ({ page }) => {
  const words = { subject_en: 'New posters', subject_fr: '', msg_en: 'In English alone.', msg_fr: '' };
  await page.route('**/api/get-announcement', (route) =>
    route.fulfill({ json: { id: 1, ...words, type_en: 'plain', type_fr: 'plain' } }),
  );
  await openSearch(page);
  await expect(announcement(page)).toContainText('In English alone.');
  await page.getByRole('button', { name: /Afficher en français/ }).click();
  await expect(page.getByRole('columnheader', { name: 'Fabricant' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Annonce' })).toHaveCount(0);
});

test.describe('the popup notice', () => {
  test('comes at every load until it is ticked away, and then nowhere any more [S2.2.4-27 S2.4-26 S2.4-27 S2.7-16]', async ({
    page,
    browser,
    baseURL,
  }) => {
    await openSearch(page, { name: unaware });
    await expect(popup(page)).toContainText('request the removal of those whose product is no longer there');
    await expect(popup(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await expectAccessible(page);
    await page.keyboard.press('Enter');
    await expect(popup(page)).toHaveCount(0);

    await page.reload();
    await expect(popup(page).getByRole('button', { name: 'OK' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(popup(page)).toHaveCount(0);
    // It opened by itself: the focus goes to where one reads on.
    await expect(page.locator('h1')).toBeFocused();
    await page.getByRole('button', { name: /^Message centre/ }).click();
    await page.waitForURL('**/message-centre');
    await page.goBack();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);

    await page.reload();
    await popup(page).getByRole('checkbox', { name: 'Do not show this again' }).check();
    const told = page.waitForResponse('**/api/do-not-show-popup-again');
    await popup(page).getByRole('button', { name: 'OK' }).click();
    expect((await told).status()).toBe(200);
    await page.reload();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(announcement(page)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);

    const context = await browser.newContext({ ...(baseURL && { baseURL }) });
    const other = await context.newPage();
    await openSearch(other, { name: unaware });
    await expect(announcement(other)).toBeVisible();
    await expect(popup(other)).toHaveCount(0);
    await context.close();
  });

  test('does not come over the field that somebody has begun to type in, nor over an address with a keyword', async ({
    page,
  }) => {
    await withoutFirstAnswers(page);
    await openSearch(page, manager);
    await popup(page).getByRole('button', { name: 'OK' }).click();
    await page.goto('/search?q=acetone');
    await expect(announcement(page)).toBeVisible();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);

    let tell = () => {};
    const isTyping = new Promise<void>((resolve) => {
      tell = resolve;
    });
    await page.route('**/api/get-popup-notification', async (route) => {
      await isTyping;
      await route.continue();
    });
    const field = page.getByRole('combobox', { name: 'Search the collection' });
    await page.goto('/contact-us');
    await page.goto('/search?rows=25');
    await field.press('a');
    const answered = page.waitForResponse('**/api/get-popup-notification');
    tell();
    await answered;
    await field.pressSequentially('cetne');
    await expect(field).toHaveValue('acetne');
    await expect(popup(page)).toHaveCount(0);
  });

  test('does not come over a field that somebody went to while it was being loaded', async ({ page }) => {
    await withoutFirstAnswers(page);
    await openSearch(page, manager);
    await popup(page).getByRole('button', { name: 'OK' }).click();
    let bring = () => {};
    const isTyping = new Promise<void>((resolve) => {
      bring = resolve;
    });
    await page.route('**/assets/PopupOnLoad-*.js', async (route) => {
      await isTyping;
      await route.continue();
    });
    const asked = page.waitForRequest('**/assets/PopupOnLoad-*.js');
    await page.reload();
    await asked;
    const field = page.getByRole('combobox', { name: 'Search the collection' });
    await field.press('s');
    const brought = page.waitForResponse('**/assets/PopupOnLoad-*.js');
    bring();
    await brought;
    await field.pressSequentially('odium hypochlorite', { delay: 30 });
    await expect(field).toHaveValue('sodium hypochlorite');
    await expect(popup(page)).toHaveCount(0);
    await page.reload();
    await expect(popup(page)).toBeVisible();
  });

  for (const [name, leave] of [
    ['typed, and went on from', (page: Page) => page.keyboard.press('Tab')],
    ['typed, and left', (page: Page) => page.locator(':focus').evaluate((field: HTMLElement) => field.blur())],
  ] as const)
    test(`does not come over words that somebody has ${name}`, async ({ page }) => {
      await withoutFirstAnswers(page);
      await openSearch(page, manager);
      await popup(page).getByRole('button', { name: 'OK' }).click();
      const bring = await holdPopup(page);
      await page.reload();
      const field = page.getByRole('combobox', { name: 'Search the collection' });
      await field.fill('sodium');
      await leave(page);
      await bring();
      await expectNoPopup(page);
      await field.press('Enter');
      await page.waitForURL('**/search?q=sodium');
    });

  test('does not come over another field that somebody is in, nor over a dialog', async ({ page }) => {
    await withoutFirstAnswers(page);
    await openSearch(page, manager);
    await popup(page).getByRole('button', { name: 'OK' }).click();
    for (const go of [
      () => page.getByRole('complementary').getByRole('checkbox').first().focus(),
      async () => {
        await page.getByRole('button', { name: 'Advanced search' }).click();
        await page.getByRole('dialog').waitFor();
      },
    ]) {
      const bring = await holdPopup(page);
      await page.reload();
      await go();
      await bring();
      await expectNoPopup(page);
    }
  });

  test('that could not be put away for good says so, and is gone from this browser all the same [S2.8-04]', async ({
    page,
  }) => {
    await openSearch(page, manager);
    await page.route('**/api/do-not-show-popup-again', (route) => route.abort());
    await popup(page).getByRole('checkbox').check();
    await popup(page).getByRole('button', { name: 'OK' }).click();
    await expect(toastOf(page, 'Vigie cannot be reached.')).toBeVisible();
    await page.reload();
    await expect(announcement(page)).toBeVisible();
    await expect(popup(page)).toHaveCount(0);
  });

  test('is each organisation’s own, plain text as it was typed [S2.3-37]', async ({ page }) => {
    await openSearch(page, { ...manager, organisation: 10002, language: 'fr' });
    const hospitals = page.getByRole('dialog', { name: 'Des fiches dans les deux langues' });
    await expect(hospitals).toContainText('Bon nombre de vos fiches existent en français et en anglais.');
    await hospitals.getByRole('button', { name: 'OK' }).click();
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await expect(page.getByRole('region', { name: 'Annonce' })).toHaveCount(0);
  });
});

test.describe('on a phone, where the server drew the page', () => {
  test.use(phone);

  test('the popup does not come over words typed before the app is there [S4.2-02]', async ({ page }) => {
    await openSearch(page, manager);
    await popup(page).getByRole('button', { name: 'OK' }).click();
    await withoutFirstAnswers(page);
    const { promise, resolve } = Promise.withResolvers<void>();
    // The drawing stays until the app has what it shows.
    await page.route('**/lucidworks-solr-api/**', async (route) => {
      await promise;
      await route.continue();
    });
    const bring = await holdPopup(page);
    await page.reload({ waitUntil: 'commit' });
    const box = page.locator('.drawn-keyword input');
    await box.pressSequentially('sod');
    await bring();
    await expectNoPopup(page);
    await box.pressSequentially('ium');
    resolve();
    const field = page.getByRole('combobox', { name: 'Search the collection' });
    await expect(field).toHaveValue('sodium');
    await expect(field).toBeFocused();
    await expectNoPopup(page);
    await field.press('Enter');
    await page.waitForURL('**/search?q=sodium');
  });
});

test('on a first visit popup, toast and cookies come one after the other', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email or user name' }).fill(manager.name);
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: /Maple Ridge/ }).click();
  const toast = toastOf(page, 'You are logged in.');
  const cookies = page.locator('section[aria-label="Cookies"]');
  await expect(popup(page)).toBeVisible();
  await expect(toast).toHaveCount(0);
  await expect(cookies).toHaveCount(0);
  await popup(page).getByRole('button', { name: 'OK' }).click();
  await expect(toast).toBeVisible();
  await expect(cookies).toHaveCount(0);
  await toast.getByRole('button').click();
  await expect(cookies).toBeVisible();
});

test('notices that cannot be fetched are not missed [S2.4-28 S2.8-02 S2.8-03]', async ({ page }) => {
  for (const path of ['get-announcement', 'get-popup-notification'])
    await page.route(`**/api/${path}`, (route) => route.abort());
  await openSearch(page, manager);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(announcement(page)).toHaveCount(0);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(toastOf(page, 'Vigie cannot be reached.')).toHaveCount(0);
});

test.describe('at 360 px, in French', () => {
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, colorScheme: 'dark' });

  test('the popup fits the window, the announcement shows its subject and the rest on demand', async ({ page }) => {
    await openSearch(page, { ...manager, language: 'fr' });
    const french = page.getByRole('dialog', { name: 'Inventaire de fin d’année' });
    await expect(french.getByRole('checkbox', { name: 'Ne plus afficher ce message' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await french.getByRole('button', { name: 'OK' }).click();
    await expect(french).toHaveCount(0);

    const region = page.getByRole('region', { name: 'Annonce' });
    await expect(region.getByText('Pour recevoir les vôtres')).toBeHidden();
    await region.getByText('Nouvelles affiches des pictogrammes du SIMDUT').click();
    await expect(region.getByText('Pour recevoir les vôtres')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  });
});

test.describe('the greeting', () => {
  const mail = (page: Page) => page.getByRole('link', { name: /Sylvie Gagnon, admin@mapleridge\.example/ });

  test('names the organisation and its administrator, who is told their role [S2.1-14 S2.1-15 S2.6-22]', async ({
    page,
  }) => {
    await openSearch(page);
    const panel = page.getByRole('complementary');
    await expect(panel.getByText('Welcome, Maple Ridge Manufacturing')).toBeVisible();
    await expect(panel.getByText('Your role: company administrator')).toBeVisible();
    await expect(panel.getByText('Company administrator: Sylvie Gagnon')).toBeVisible();
    await expect(mail(page)).toHaveAttribute('href', 'mailto:admin@mapleridge.example');
  });

  test('tells no other role, and speaks French to a reader of French [S2.1-15 S2.6-23]', async ({ page }) => {
    await openSearch(page, { name: 'reader@mapleridge.example', language: 'fr' });
    const panel = page.getByRole('complementary');
    await expect(panel.getByText('Bienvenue, Fabrication Maple Ridge')).toBeVisible();
    await expect(panel.getByText('Administration de l’entreprise\u00a0: Sylvie Gagnon')).toBeVisible();
    await expect(mail(page)).toHaveAttribute('href', 'mailto:admin@mapleridge.example');
    await expect(page.getByText(/Votre rôle/)).toHaveCount(0);
  });
});
