import { languages } from '#contract/languages.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts';

/** Paths of the registry that need no more than a session; those with parameters are opened from where they are linked. */
const paths = ['/search', '/not-authorize', '/nowhere'];

for (const language of languages) {
  for (const width of [360, 967, 1440]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      test(`every page holds at ${width} px, ${language}, ${colorScheme}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await page.goto(`/?lang=${language}`);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
        await signIn(page, { language });
        const details = await page.locator('a[href^="/sds-details/"]').first().getAttribute('href');
        for (const path of [...paths, details ?? '']) {
          await page.goto(path);
          await expect(page.getByRole('heading').first()).toBeVisible();
          await expect(page.getByText(/\b(?:search|shell|sheet|details|errors|signIn)\.[a-z]/)).toHaveCount(0);
          await expectNoSidewaysScroll(page);
          await expectAccessible(page);
        }
      });
    }
  }
}
