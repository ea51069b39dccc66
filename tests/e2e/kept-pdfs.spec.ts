import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { bar, keep } from './kept.ts';
import { call, openSearch } from './people.ts';
import { expect, expectAccessible, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(180_000);

test('PDFs of sheets opened lately come first; what was too much goes on by itself by the time told, and without a network a sheet says that its PDF is not there [S4.1-07 S4.1-21]', async ({
  page,
  context,
}) => {
  await page.clock.install();
  await openSearch(page);
  const { frame } = await (await call(page.request, 'GET', '/kept-sheets')).json();
  const place = frame.locations.find(({ name }: { name: { en: string } }) => name.en === 'Janitorial');
  const { sheets: listed } = await (await call(page.request, 'GET', `/kept-sheets?location=${place.id}`)).json();
  const query = new URLSearchParams(listed.slice(0, 25).map(([isn]: [number]) => ['isn', String(isn)]));
  const { sheets } = await (await call(page.request, 'GET', `/kept-sheets/sheets?${query}`)).json();
  // Otherwise one of the last to come.
  const opened: number = sheets.find(
    ({ pdf, details }: { pdf: object | null; details: { en: { result: { signal_word: string } } } }) =>
      pdf && details.en.result.signal_word === '',
  ).isn;
  await page.goto(detailsPathOf(opened));
  await expect.poll(() => page.evaluate(() => localStorage.getItem('opened')), { timeout: 30_000 }).toBe(`[${opened}]`);

  const asked: number[] = [];
  let isRefused = true;
  await context.route(/\/api\/pdf\/\d+\.pdf\?for=device/, (route) => {
    asked.push(Number(/(\d+)\.pdf/.exec(route.request().url())?.[1]));
    // As the server says it once an hour's documents are spent.
    if (isRefused && asked.length > 1) return route.fulfill({ status: 429, headers: { 'retry-after': '6' }, json: {} });
    return route.continue();
  });
  await keep(page, 'Janitorial');
  expect(asked[0]).toBe(opened);
  expect(asked).toHaveLength(2);
  const told = page.getByRole('alert').filter({ hasText: /still missing\. It goes on by itself by \d+:\d\d/ });
  await expect(told).toBeVisible();
  await expectAccessible(page);

  await context.setOffline(true);
  await page.goto(detailsPathOf(asked[1]!));
  await expect(bar(page)).toBeVisible();
  await expect(page.getByRole('link', { name: 'PDF not on this device' }).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(detailsPathOf(opened));
  await expect(page.getByRole('link', { name: 'View SDS (PDF)' }).first()).toBeVisible();
  await expect(page.getByText('PDF not on this device')).toHaveCount(0);

  await context.setOffline(false);
  await page.goto('/tools/offline');
  await page.getByRole('button', { name: 'Refresh now' }).click();
  await expect(told).toBeVisible();
  isRefused = false;
  await page.clock.fastForward('15:10');
  await expect(told).toHaveCount(0);
  await expect(page.getByRole('progressbar')).toHaveCount(0, { timeout: 120_000 });
  expect(new Set(asked).size).toBeGreaterThan(10);
});
