import type { Page } from '@playwright/test';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, signIn, test } from './portal.ts';
import { sheetWith } from './sheets.ts';

const words = {
  en: {
    card: 'First aid',
    eyes: 'Eyes',
    swallowed: 'Swallowed',
    page: /^Page \d+ of the sheet \(Eyes\)$/,
    section: '4. First-aid measures',
  },
  fr: {
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
      const { isn, emergency } = await sheetWith(page.request, 'acid', (one) => one.emergency.card?.language === language);
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
      }
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

    test('has the sections of the sheet below it, as text [S2.2.5-14]', async ({ page }) => {
      const said = words[language];
      await signIn(page, { language });
      const { isn, emergency } = await sheetWith(page.request, 'acid', (one) => one.emergency.card?.language === language);
      await page.goto(detailsPathOf(isn));
      await page.getByRole('button', { name: said.section }).click();
      await expect(page.locator('#sheet-section-3')).toContainText(emergency.card!.first_aid.ingestion!.text);
      await expectAccessible(page);
    });
  });
}
