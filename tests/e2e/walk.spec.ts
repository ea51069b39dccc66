import { guides } from '#contract/guides/guides.ts';
import { pages } from '#src/app/pages.ts';
import { guidePath } from '#src/custom-pages/help/guide-path.ts';
import { labelPath } from '#src/custom-pages/label-tool/label-path.ts';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { en } from '#src/i18n/en/index.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, signIn, test } from './portal.ts';

/** Every page of the registry that needs only a session, one guide, and one unknown address. */
const paths = [
  ...pages.filter(({ path, layout }) => layout !== 'open' && !/[:*]/.test(path)).map(({ path }) => path),
  guidePath(guides[0]?.name ?? ''),
  '/nowhere',
];

/** Widths between those that are looked at: what does not fit shows in French first, whose words are longer. */
const between = [600, 800, 967];

for (const { language, width, colorScheme } of looks) {
  test(`every page holds at ${width} px in ${language} [S1.0-01 S1.1-06 S2.0-01 S2.1-12]`, async ({ page }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme });
    await signIn(page, { language });
    const details = await page.locator('a[href^="/sds-details/"]').first().getAttribute('href');
    const isn = Number(details?.split('/').at(-1));
    for (const path of [...paths, detailsPathOf(isn), labelPath(isn)]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(untranslated)).toHaveCount(0);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
      for (const other of language === 'fr' ? between : []) {
        await page.setViewportSize({ width: other, height: 900 });
        await expectNoSidewaysScroll(page);
      }
    }
  });
}

/** A key that found no words stands on the page as it is. */
const untranslated = new RegExp(`\\b(?:${Object.keys(en).join('|')}|errors|resources|ra)\\.[a-z]`);
