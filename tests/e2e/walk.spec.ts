import { guides } from '#contract/guides/guides.ts';
import { languages } from '#contract/languages.ts';
import { labelPath } from '../../src/custom-pages/label-tool/label-path.ts';
import { guidePath } from '../../src/custom-pages/resources/guide-path.ts';
import { detailsPathOf } from '../../src/custom-pages/sds-details/details-path.ts';
import { en } from '../../src/i18n/en/index.ts';
import { readRegistries } from './page-registry.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts';

const { pages } = await readRegistries();
/** Every page of the registry that needs no more than a session, one guide, and one that is none. */
const paths = [
  ...pages.filter(({ path, layout }) => layout !== 'open' && !/[:*]/.test(path)).map(({ path }) => path),
  guidePath(guides[0]?.name ?? ''),
  '/nowhere',
];

/** How a page is looked at: axe, which takes the time, sees each width and scheme in one of the languages. */
const looks = {
  en: [
    { width: 360, colorScheme: 'light', isAxed: true },
    { width: 1440, colorScheme: 'dark', isAxed: true },
  ],
  // French, whose words are longer, at the widths between too.
  fr: [
    { width: 360, colorScheme: 'dark', isAxed: true },
    { width: 600, colorScheme: 'light', isAxed: false },
    { width: 800, colorScheme: 'dark', isAxed: false },
    { width: 967, colorScheme: 'light', isAxed: false },
    { width: 1440, colorScheme: 'light', isAxed: true },
  ],
} as const;

for (const language of languages) {
  test(`every page holds at every width, light and dark, in ${language}`, async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, { language });
    const details = await page.locator('a[href^="/sds-details/"]').first().getAttribute('href');
    const isn = Number(details?.split('/').at(-1));
    for (const path of [...paths, detailsPathOf(isn), labelPath(isn)]) {
      await page.goto(path);
      await expect(page.getByRole('heading').first()).toBeVisible();
      await expect(page.getByText(untranslated)).toHaveCount(0);
      for (const { width, colorScheme, isAxed } of looks[language]) {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
        if (isAxed) await expectAccessible(page);
      }
    }
  });
}

/** A key that found no words stands on the page as it is. */
const untranslated = new RegExp(`\\b(?:${Object.keys(en).join('|')}|errors|resources|ra)\\.[a-z]`);
