import type { Page } from '@playwright/test';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { enter } from './people.ts';
import {
  expect,
  expectAccessible,
  expectNoSidewaysScroll,
  looks,
  signIn,
  test,
  withoutFirstAnswers,
} from './portal.ts';
import { sheetWith } from './sheets.ts';

const words = {
  en: {
    acid: 'acid',
    card: 'First aid',
    eyes: 'Eyes',
    swallowed: 'Swallowed',
    page: /^Page \d+ of the sheet \(Eyes\)$/,
    section: '4. First-aid measures',
  },
  fr: {
    acid: 'acide',
    card: 'Premiers soins',
    eyes: 'Yeux',
    swallowed: 'Avalé',
    page: /^Page \d+ de la fiche \(Yeux\)$/,
    section: '4. Premiers soins',
  },
} as const;

const cardOf = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

for (const { language, width, colorScheme } of looks) {
  test.describe(`the emergency card in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });

    test('shows first aid for the eyes without scrolling, leads to the page of the PDF and to the telephone [S2.2.5-12]', async ({
      page,
    }) => {
      const said = words[language];
      await signIn(page, { language });
      const { isn, emergency } = await sheetWith(
        page.request,
        said.acid,
        (one) => one.emergency.card?.language === language,
      );
      await page.goto(detailsPathOf(isn));
      const card = cardOf(page, said.card);
      const heading = card.getByRole('heading', { name: said.eyes, exact: true });
      await expect(heading).toBeInViewport();
      await expect(card).toContainText(emergency.card!.first_aid.eyes!.text);
      const link = card.getByRole('link', { name: said.page });
      await expect(link).toHaveAttribute(
        'href',
        new RegExp(`/pdf/${isn}\\.pdf.*#page=${emergency.card!.first_aid.eyes!.page}$`),
      );
      await expect(card.locator(`a[href="tel:${emergency.card!.telephones[0]!.number}"]`)).toBeVisible();
      if (width < 600) {
        await card.getByRole('link', { name: said.swallowed, exact: true }).click();
        await expect(card.getByRole('heading', { name: said.swallowed, exact: true })).toBeFocused();
        await expect(page).toHaveURL(/#first-aid-ingestion$/);
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test('has the sections of the sheet below it, as text [S2.2.5-14]', async ({ page }) => {
      const said = words[language];
      await signIn(page, { language });
      const { isn, emergency } = await sheetWith(
        page.request,
        said.acid,
        (one) => one.emergency.card?.language === language,
      );
      await page.goto(detailsPathOf(isn));
      await page.getByRole('button', { name: said.section }).click();
      await expect(page.locator('#sheet-section-3')).toContainText(emergency.card!.first_aid.ingestion!.text);
      await expectAccessible(page);
    });
  });
}

test('where no emergency telephone was read, the card says where to look [S2.2.5-29]', async ({ page }) => {
  await withoutFirstAnswers(page);
  await signIn(page, { language: 'en' });
  const { isn } = await sheetWith(page.request, 'acid', (one) => one.emergency.card?.language === 'en');
  await page.route('**/api/sds-details/?**', async (route) => {
    const response = await route.fetch();
    const details = await response.json();
    details.emergency.card.telephones = [];
    await route.fulfill({ response, json: details });
  });
  await page.goto(detailsPathOf(isn));
  const card = cardOf(page, 'First aid');
  await expect(card.getByRole('heading', { name: 'Emergency telephone' })).toBeVisible();
  await expect(card.getByRole('link', { name: 'see section 1 (Emergency telephone)' })).toHaveAttribute(
    'href',
    new RegExp(`/pdf/${isn}\\.pdf.*#page=1$`),
  );
});

test('a link to first aid for the eyes leads there through sign-in [S2.2.5-19]', async ({ page, request }) => {
  await enter(request);
  const { isn } = await sheetWith(request, 'acid', (one) => one.emergency.card?.language === 'en');
  await page.goto(`${detailsPathOf(isn)}#first-aid-eyes`);
  await page.waitForURL('**/login**');
  await page.getByRole('textbox', { name: 'Email or user name' }).fill('admin@mapleridge.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(`**${detailsPathOf(isn)}#first-aid-eyes`);
  const heading = page.getByRole('heading', { name: 'Eyes', exact: true });
  await expect(heading).toBeFocused();
  await expect(heading).toBeInViewport();
});

test.describe('of a sheet in the other language, on a phone', () => {
  test.use({ viewport: { width: 360, height: 800 } });

  for (const { language, other, eyes, statement } of [
    { language: 'en', other: 'fr', eyes: 'Eyes', statement: /^IF IN EYES:/ },
    {
      language: 'fr',
      other: 'en',
      eyes: 'Yeux',
      statement: /^EN CAS DE CONTACT AVEC LES YEUX/,
    },
  ] as const)
    test(`the button of a route leads to the reader’s language first, then to the supplier’s words, ${language} [S2.2.5-17]`, async ({
      page,
    }) => {
      await signIn(page, { language });
      const { isn, emergency } = await sheetWith(
        page.request,
        language === 'en' ? 'acide' : 'acid',
        (one) =>
          one.result.language === other &&
          one.emergency.card?.language === other &&
          one.emergency.card.first_aid.eyes !== null &&
          one.result.hazard_statements.some(({ code }) => ['H314', 'H318', 'H319'].includes(code)),
      );
      await page.goto(detailsPathOf(isn));
      const card = cardOf(page, words[language].card);
      await card.getByRole('link', { name: eyes, exact: true }).click();
      const heading = card.getByRole('heading', { name: eyes, exact: true }).first();
      await expect(heading).toBeFocused();
      const said = card.getByRole('listitem').filter({ hasText: statement });
      await expect(said).toHaveCount(1);
      await expect(said).toBeInViewport();
      const places = await Promise.all(
        [heading, said, card.getByText(emergency.card!.first_aid.eyes!.text.split('\n')[0]!).first()].map(
          async (one) => (await one.boundingBox())!.y,
        ),
      );
      expect(places).toEqual(places.toSorted((one, next) => one - next));
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    });
});
