import { guides } from '#contract/guides/guides.ts';
import { languages } from '#contract/languages.ts';
import { labelPath } from '../../src/custom-pages/label-tool/label-path.ts';
import { guidePath } from '../../src/custom-pages/resources/guide-path.ts';
import { detailsPathOf } from '../../src/custom-pages/sds-details/details-path.ts';
import { en } from '../../src/i18n/en/index.ts';
import { readPages } from './page-registry.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts';

const pages = await readPages();
/** Every page of the registry that needs no more than a session, one guide, and one that is none. */
const paths = [
  ...pages.filter(({ path, layout }) => layout !== 'open' && !/[:*]/.test(path)).map(({ path }) => path),
  guidePath(guides[0]?.name ?? ''),
  '/nowhere',
];

/** Axe, which takes the time, sees each width, scheme and language once; between them French, whose words are longer, will do. */
const windows = [
  { width: 360, colorScheme: 'light', axedIn: 'en' },
  { width: 360, colorScheme: 'dark', axedIn: 'fr' },
  { width: 600, colorScheme: 'light', axedIn: undefined, onlyIn: 'fr' },
  { width: 800, colorScheme: 'dark', axedIn: undefined, onlyIn: 'fr' },
  { width: 967, colorScheme: 'light', axedIn: undefined, onlyIn: 'fr' },
  { width: 1440, colorScheme: 'light', axedIn: 'fr' },
  { width: 1440, colorScheme: 'dark', axedIn: 'en' },
] as const;

for (const language of languages) {
  for (const { width, colorScheme, axedIn } of windows.filter((one) => !('onlyIn' in one) || one.onlyIn === language)) {
    test(`every page holds at ${width} px, ${language}, ${colorScheme}`, async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`/?lang=${language}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expectNoSidewaysScroll(page);
      await signIn(page, { language });
      const details = await page.locator('a[href^="/sds-details/"]').first().getAttribute('href');
      const isn = Number(details?.split('/').at(-1));
      for (const path of [...paths, detailsPathOf(isn), labelPath(isn)]) {
        await page.goto(path);
        await expect(page.getByRole('heading').first()).toBeVisible();
        await expect(page.getByText(untranslated)).toHaveCount(0);
        await expectNoSidewaysScroll(page);
        if (axedIn === language) await expectAccessible(page);
      }
    });
  }
}

/** A key that found no words stands on the page as it is. */
const untranslated = new RegExp(`\\b(?:${Object.keys(en).join('|')}|errors|resources|ra)\\.[a-z]`);
