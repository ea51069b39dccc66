import type { Page } from '@playwright/test';
import { guides } from '#contract/guides/guides.ts';
import { languages } from '#contract/languages.ts';
import { guidePath } from '#src/custom-pages/help/guide-path.ts';
import { otherSites } from '#src/custom-pages/help/HelpPage.tsx';
import { call, enter, openAt } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './portal.ts';
import { sheetWith } from './sheets.ts';

const words = {
  en: { guides: 'Guides', links: 'Other sites', pdf: 'PDF of the guide', back: 'All resources' },
  fr: { guides: 'Guides', links: 'Autres sites', pdf: 'PDF du guide', back: 'Toutes les ressources' },
};
const part = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const language of languages) {
  test.describe(`resources, ${language}`, () => {
    test('list every guide, to be read or as a PDF [S1.2-11 S2.2-13 S2.2.6-01]', async ({ page }) => {
      await enter(page.request);
      await openAt(page, '/resources', language);
      const listed = part(page, words[language].guides).getByRole('listitem');
      await expect(listed).toHaveCount(guides.length);
      for (const [index, { name, title, summary }] of guides.entries()) {
        const row = listed.nth(index);
        await expect(row).toContainText(summary[language]);
        await expect(row.getByRole('link', { name: title[language], exact: true })).toHaveAttribute(
          'href',
          guidePath(name),
        );
        const pdf = row.getByRole('link', { name: new RegExp(`^${words[language].pdf}`) });
        const answer = await page.request.get((await pdf.getAttribute('href')) ?? '');
        expect(answer.status()).toBe(200);
        expect(answer.headers()).toMatchObject({ 'content-type': 'application/pdf', 'content-language': language });
      }
    });

    test('have guides whose pictures are there [S2.2.6-01]', async ({ page }) => {
      test.slow();
      await enter(page.request);
      await openAt(page, '/resources', language);
      for (const { title, sections } of guides) {
        await page.getByRole('main').getByRole('link', { name: title[language], exact: true }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(title[language]);
        await expect(page).toHaveTitle(`Vigie - ${title[language]}`);
        await expect(page.getByRole('heading', { level: 2 })).toHaveText(
          sections.map(({ heading }) => heading[language]),
        );
        const pictures = page.getByRole('article').locator('img');
        await expect(pictures).toHaveCount(sections.filter(({ picture }) => picture).length);
        for (const picture of await pictures.all()) {
          await picture.scrollIntoViewIfNeeded();
          await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
          await expect(picture).toHaveAttribute('src', new RegExp(`/${language}/`));
          await expect(picture).toHaveAccessibleName(/\w/);
        }
        await page.getByRole('link', { name: words[language].back }).click();
      }
    });

    test('lead to other sites in the reader’s language [S2.2-13 S2.2.6-02 S2.2.6-03]', async ({ page }) => {
      await enter(page.request);
      await openAt(page, '/resources', language);
      const links = part(page, words[language].links).getByRole('link');
      const expected = Object.values(otherSites).flat();
      await expect(links).toHaveCount(expected.length);
      for (const [index, { name, address }] of expected.entries()) {
        await expect(links.nth(index)).toContainText(name[language]);
        await expect(links.nth(index)).toHaveAttribute('href', address[language]);
        await expect(links.nth(index)).toHaveAttribute('target', '_blank');
        await expect(links.nth(index)).toHaveAttribute('rel', /noopener/);
      }
      expect(expected.filter(({ address }) => new Set<string>([address.en, address.fr]).size === 1)).toEqual([]);
    });

    test('hand over to the sites that are configured [S1.1-03 S1.2-22 S1.2-23 S2.1-18 S2.2.18-02]', async ({
      page,
    }) => {
      await enter(page.request);
      const sites = await (await call(page.request, 'GET', '/external-sites')).json();
      for (const [path, name] of [
        ['/sds-database', 'sheetDatabase'],
        ['/chem-info', 'chemicalInformation'],
      ] as const) {
        const address: string = sites[name][language];
        await page.route(`${address}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
        await openAt(page, path, language);
        // A button that leads nowhere until the address is there.
        await page.getByRole('link', { name: /^Continue/ }).click();
        await page.waitForURL(`${address}**`);
        await expect(page.getByText('elsewhere')).toBeVisible();
      }
    });
  });
}

test('a guide that there is none of says so and leads back', async ({ page }) => {
  await enter(page.request);
  await openAt(page, guidePath('no-such-guide'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such guide');
  await expect(page).toHaveTitle('Vigie - Guide');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'All resources' }).click();
  await page.waitForURL('**/resources');
});

test.describe('a document that is refused', () => {
  for (const [width, colorScheme] of [
    [360, 'dark'],
    [1440, 'light'],
  ] as const) {
    test(`is a page with a way back at ${width} px, ${colorScheme} [S2.2.19-03]`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 780 });
      await enter(page.request);
      const answer = await page.goto('/api/pdf/999999999.pdf?lang=fr');
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cette page ne peut pas être affichée');
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      await page.getByRole('link', { name: 'Retour à la recherche' }).click();
      await page.waitForURL('**/search**');
    });
  }

  test('to who is signed out leads to sign-in and back to the PDF', async ({ page, request }) => {
    await enter(request);
    const { isn } = await sheetWith(request, 'toluene');
    const address = `/api/pdf/${isn}.pdf?lang=en`;
    const refused = await page.goto(address);
    expect(refused?.status()).toBe(401);
    await expectAccessible(page);
    await page.getByRole('link', { name: 'Sign in' }).click();
    // The response is checked here: the viewer of PDFs is the browser's, and slow to close.
    await page.route('**/api/pdf/*', async (route) => {
      const pdf = await route.fetch();
      const body = [route.request().isNavigationRequest(), pdf.status(), pdf.headers()['content-type']].join(' ');
      await route.fulfill({ contentType: 'text/plain', body });
    });
    await page.getByRole('textbox', { name: 'Email or user name' }).fill('admin@mapleridge.example');
    await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
    await page.keyboard.press('Enter');
    await expect(page.getByText('true 200 application/pdf')).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(`/api/pdf/${isn}.pdf`);
  });
});
