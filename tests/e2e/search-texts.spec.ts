import type { APIRequestContext } from '@playwright/test';
import { call } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, signIn, test } from './portal.ts';

const words = {
  en: { typed: 'eyelids', title: /^In the text of the sheets · /, more: 'Show more', place: /^Section 4, page \d/ },
  fr: { typed: 'paupières', title: /^Dans le texte des FDS · /, more: 'Afficher plus', place: /^Section 4, page \d/ },
} as const;

/** The demo's sheets are drawn in the background, some at a time: waits for enough that have the word. */
const waitForTexts = (requests: APIRequestContext, typed: string) =>
  expect
    .poll(
      async () => {
        const found = await call(
          requests,
          'GET',
          `/lucidworks-solr-api/sds-10001/texts?q=${encodeURIComponent(typed)}`,
        );
        return (await found.json()).total;
      },
      { timeout: 120_000, intervals: [1000] },
    )
    .toBeGreaterThan(10);

for (const { language, width, colorScheme } of looks) {
  test.describe(`the text of the sheets in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 800 }, colorScheme });
    test.setTimeout(180_000);

    test('is searched below the results, and a hit leads to its section [S2.13-12]', async ({ page, context }) => {
      const said = words[language];
      await signIn(page, { language });
      await waitForTexts(page.request, said.typed);
      await page.goto(`/search?q=${encodeURIComponent(said.typed)}`);
      const block = page.getByRole('region', { name: said.title });
      await expect(block.getByRole('link')).toHaveCount(5);
      await expect(block.locator('mark').first()).toHaveText(new RegExp(`^${said.typed}$`, 'i'));
      await expect(block.getByText(said.place).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);

      await block.getByRole('button', { name: said.more }).press('Enter');
      await expect(block.getByRole('link').nth(5)).toBeFocused();

      const opening = width < 600 ? Promise.resolve(page) : context.waitForEvent('page');
      await block.getByRole('link').first().press('Enter');
      const details = await opening;
      const section = details.getByRole('button', { name: /^4\. /, expanded: true });
      await expect(section).toBeFocused();
      await expect(details.locator(`#${await section.getAttribute('aria-controls')}`)).toContainText(
        new RegExp(said.typed, 'i'),
      );
      const marked = details.locator(`#${await section.getAttribute('aria-controls')} mark`);
      await expect(marked.first()).toHaveText(new RegExp(`^${said.typed}$`, 'i'));
    });
  });
}
