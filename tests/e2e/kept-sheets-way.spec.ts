import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { bar, keep } from './kept.ts';
import { call, enter, openSearch } from './people.ts';
import { countHeading, expect, test } from './portal.ts';
import { sheetWith } from './sheets.ts';

test.use({ serviceWorkers: 'allow', viewport: { width: 360, height: 760 } });
test.setTimeout(600_000);

test('wherever on the way to first aid the network goes, the way goes on to the page of the PDF [S4.1-01]', async ({
  page,
  context,
}) => {
  await enter(page.request);
  const sheet = await sheetWith(
    page.request,
    'acid',
    ({ emergency, subsets }) => emergency.card?.language === 'en' && subsets.length > 0,
  );
  const { isn, result, emergency, subsets } = sheet;
  const { frame } = await (await call(page.request, 'GET', '/kept-sheets')).json();
  const place = frame.locations.find(({ id }: { id: number }) => id === subsets[0]?.id);
  await openSearch(page);
  await keep(page, place.name.en);

  const box = page.getByRole('combobox', { name: 'Search the collection' });
  const name = result.product_name;
  const half = Math.ceil(name.length / 2);
  const row = page.locator(`main a[href^="${detailsPathOf(isn)}"]`).first();
  const card = page.getByRole('region', { name: 'First aid', exact: true });
  const eyes = card.getByRole('link', { name: /^Page \d+ of the sheet \(Eyes\)$/ });
  /** The way, as one goes it on a phone. */
  const way: Readonly<Record<string, () => Promise<unknown>>> = {
    'opens the search': () => page.goto('/search?q='),
    'sees how many sheets there are': () => expect(countHeading(page)).toContainText(/\d/),
    'types half of a name': () => box.pressSequentially(name.slice(0, half)),
    'types the rest of it': () => box.pressSequentially(name.slice(half)),
    'asks for what it finds': () => box.press('Enter'),
    'sees the sheet': () => expect(row).toBeVisible({ timeout: 20_000 }),
    'opens the sheet': () => row.click(),
    'reads first aid': () => expect(card).toContainText(emergency.card!.first_aid.eyes!.text, { timeout: 20_000 }),
    'opens the PDF at its page': async () => {
      const href = (await eyes.getAttribute('href')) ?? '';
      expect(href).toMatch(new RegExp(`/pdf/${isn}\\.pdf.*#page=${emergency.card!.first_aid.eyes!.page}$`));
      const answer = await page.evaluate(async (address) => {
        const got = await fetch(address);
        return [got.status, got.headers.get('content-type'), (await got.text()).slice(0, 5)];
      }, href);
      expect(answer).toEqual([200, expect.stringContaining('application/pdf'), '%PDF-']);
    },
  };
  for (const cut of Object.keys(way)) {
    await test.step(`the network goes before one ${cut}`, async () => {
      for (const [step, go] of Object.entries(way)) {
        if (step === cut) await context.setOffline(true);
        await go();
      }
      await context.setOffline(false);
      await expect(bar(page)).toHaveCount(0, { timeout: 30_000 });
    });
  }
});
