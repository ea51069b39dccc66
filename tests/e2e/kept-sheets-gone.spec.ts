import type { APIRequestContext, Page } from '@playwright/test';
import { detailsPathOf } from '#src/custom-pages/sds-details/details-path.ts';
import { bar, keep, kept, untilKept } from './kept.ts';
import { accept, invite, type Member, remove } from './members.ts';
import { call, enter, openSearch } from './people.ts';
import { countHeading, expect, expectAccessible, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });
test.setTimeout(240_000);

/** Numbers of the sheets that lie on the device. */
const sheetsOn = (page: Page): Promise<number[]> =>
  page.evaluate(async () => {
    const there = await indexedDB.databases();
    if (!there.some(({ name }) => name === 'vigie-kept')) return [];
    return new Promise((resolve) => {
      const open = indexedDB.open('vigie-kept');
      // It has gone meanwhile: to ask for it must not make another, which would be empty.
      open.onupgradeneeded = () => open.transaction?.abort();
      open.onerror = () => resolve([]);
      open.onsuccess = () => {
        const ask = open.result.transaction('sheets').objectStore('sheets').getAllKeys();
        ask.onsuccess = () => {
          open.result.close();
          resolve(ask.result as number[]);
        };
      };
    });
  });

/** Nothing is left of it: no sheet, no PDF, no name. */
const expectGone = async (page: Page) => {
  await expect
    .poll(async () => {
      const { caches, mark } = await kept(page);
      return [await sheetsOn(page), caches.includes('vigie-kept-pdfs'), mark];
    })
    .toEqual([[], false, null]);
};

/** The ids of locations, by their English names. */
const placeIds = async (requests: APIRequestContext, names: readonly string[]): Promise<string[]> => {
  const { frame } = await (await call(requests, 'GET', '/kept-sheets')).json();
  return names.map((name) =>
    String(frame.locations.find((place: { name: { en: string } }) => place.name.en === name).id),
  );
};

/** Has a reader see these locations and no others. */
const limitTo = async (requests: APIRequestContext, { id }: Member, names: readonly string[]) => {
  const places = await placeIds(requests, names);
  const changed = await call(requests, 'PUT', `/users/${id}`, {
    data: {
      type: 'users',
      id,
      attributes: {},
      relationships: {
        role: { data: { type: 'roles', id: 'read-only' } },
        subset_relations: {
          data: places.map((place) => ({
            type: 'subset-relations',
            relationships: { subset: { data: { type: 'subsets', id: place } } },
          })),
        },
      },
    },
  });
  expect(changed.ok(), await changed.text()).toBe(true);
};

/** Somebody new who reads two locations, with the sheets of both on this device. */
const keepAsReader = async (page: Page): Promise<Member> => {
  await enter(page.request);
  const reader = await invite(page.request, 'read-only');
  await accept(page.request, reader);
  await enter(page.request);
  await limitTo(page.request, reader, ['Janitorial', 'Chlorine room']);
  await openSearch(page, { name: reader.email });
  await page.goto('/tools/offline');
  await page.getByRole('radio', { name: 'None' }).check();
  await page.getByRole('button', { name: 'Keep on this device' }).click();
  await untilKept(page);
  return reader;
};

/** Does something as an administrator, on another device. */
const asAdmin = async (page: Page, act: (requests: Page['request']) => Promise<unknown>) => {
  const other = await page
    .context()
    .browser()!
    .newContext({ baseURL: new URL(page.url()).origin });
  await enter(other.request);
  await act(other.request);
  await other.close();
};

test('a location that is taken away from its reader takes its sheets off the device at the next refresh [S4.1-04 S4.1-09]', async ({
  page,
  context,
}) => {
  const reader = await keepAsReader(page);
  const before = await sheetsOn(page);
  await asAdmin(page, (requests) => limitTo(requests, reader, ['Janitorial']));
  await page.getByRole('button', { name: 'Refresh now' }).click();
  await expect.poll(async () => (await sheetsOn(page)).length).toBeLessThan(before.length);
  await expect(page.getByRole('button', { name: 'Refresh now' })).toBeEnabled();
  const after = await sheetsOn(page);
  const { sheets } = await (await call(page.request, 'GET', '/kept-sheets')).json();
  expect(after.toSorted()).toEqual(sheets.map(([isn]: [number]) => isn).toSorted());
  const gone = before.find((isn) => !after.includes(isn));
  await context.setOffline(true);
  await page.goto(detailsPathOf(gone!));
  await expect(page.getByRole('heading', { name: 'This sheet is not kept on this device' })).toBeVisible();
  await context.setOffline(false);
  await asAdmin(page, (requests) => remove(requests, reader));
});

test('a suspended person’s device is emptied, and so is one whose account has ended [S4.1-05 S4.1-09]', async ({
  page,
}) => {
  for (const ends of ['suspended', 'removed'] as const) {
    const reader = await keepAsReader(page);
    await asAdmin(page, async (requests) => {
      if (ends === 'removed') return remove(requests, reader);
      const answer = await call(requests, 'POST', `/users/${reader.id}/suspend`);
      expect(answer.ok(), await answer.text()).toBe(true);
    });
    await page.getByRole('button', { name: 'Refresh now' }).click();
    await page.waitForURL('**/login**');
    await expectGone(page);
    if (ends === 'suspended') await asAdmin(page, (requests) => remove(requests, reader));
  }
});

test('who loses a device ends its session from another: nothing that it keeps opens there any more [S4.1-09 S4.1-17]', async ({
  page,
  context,
  browser,
}) => {
  const reader = await keepAsReader(page);
  const [isn] = await sheetsOn(page);
  const other = await browser.newContext({ baseURL: new URL(page.url()).origin });
  await enter(other.request, { name: reader.email });
  const ended = await call(other.request, 'POST', '/sessions/end', {});
  expect(await ended.json()).toEqual({ ended: 1 });
  await other.close();
  // Whoever found the device takes away what would say so.
  await context.clearCookies();
  await page.goto('/search');
  await page.waitForURL('**/login**');
  const name = page.locator('input[name=name]');
  await expect(name).toBeVisible();
  await expect.poll(() => isLocked(page)).toBe(true);
  await page.getByRole('button', { name: 'Open the sheets kept on this device' }).click();
  await expect(page.getByRole('alert').last()).toHaveText(/^The session of this device was ended\./);
  await expect(name).toBeVisible();
  await context.setOffline(true);
  for (const address of ['/', '/search?q=']) {
    await page.goto(address);
    await page.waitForURL('**/login**');
    await expect(name).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  }
  const askPdf = (number: number | undefined) =>
    fetch(`/api/pdf/${number}.pdf`).then(
      ({ status }) => status,
      () => 0,
    );
  expect(await page.evaluate(askPdf, isn)).toBe(0);
  await context.setOffline(false);
  await asAdmin(page, (requests) => remove(requests, reader));
});

/** Whether what this device keeps opens for nobody. */
const isLocked = (page: Page): Promise<boolean> =>
  page.evaluate(
    () =>
      new Promise((resolve) => {
        const open = indexedDB.open('vigie-kept');
        open.onsuccess = () => {
          const ask = open.result.transaction('state').objectStore('state').get('state');
          ask.onsuccess = () => {
            open.result.close();
            resolve(ask.result.isLocked);
          };
        };
      }),
  );

test('a refusal of the list empties the device [S4.1-09]', async ({ page }) => {
  await openSearch(page);
  await keep(page);
  await page.route('**/api/kept-sheets?**', (route) =>
    route.fulfill({ status: 403, json: { errors: [{ status: '403', code: 'auth.forbidden', title: 'No' }] } }),
  );
  await page.getByRole('button', { name: 'Refresh now' }).click();
  await expectGone(page);
  await expect(page.getByText('Nothing is kept on this device yet.')).toBeVisible();
});

test('a device without room says so, and what it kept before stays usable [S4.1-07]', async ({ page, context }) => {
  await openSearch(page);
  await keep(page);
  const before = await sheetsOn(page);
  const browser = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  const { usage } = await browser.send('Storage.getUsageAndQuota', { origin });
  await browser.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: usage + 30_000 });
  await page.getByRole('radio', { name: 'All sheets that you may see' }).check();
  await page.getByRole('button', { name: 'Keep this choice' }).click();
  await expect(page.getByRole('alert')).toContainText('no room left on this device', { timeout: 120_000 });
  await expectAccessible(page);
  expect(await sheetsOn(page)).toEqual(expect.arrayContaining(before));
  await context.setOffline(true);
  await page.goto('/search?q=');
  await expect(bar(page)).toContainText(/\d+ of [\d,]+ sheets/);
  await expect(countHeading(page)).toContainText(/\d/);
  await page.goto(detailsPathOf(before[0]!));
  await expect(page.getByRole('heading', { level: 1 })).not.toContainText('not kept');
});

test('after thirty days the service worker hands out no PDF either, and empties the device [S4.1-09]', async ({
  page,
  context,
}) => {
  await openSearch(page);
  await keep(page);
  const [isn] = await sheetsOn(page);
  const ask = () =>
    page.evaluate(
      (number) =>
        fetch(`/api/pdf/${number}.pdf`).then(
          ({ status }) => status,
          () => 0,
        ),
      isn,
    );
  await context.setOffline(true);
  expect(await ask()).toBe(200);
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const open = indexedDB.open('vigie-kept');
        open.onsuccess = () => {
          const change = open.result.transaction('state', 'readwrite');
          const store = change.objectStore('state');
          const ask = store.get('state');
          ask.onsuccess = () => store.put({ ...ask.result, contactAt: Date.now() - 31 * 86_400_000 }, 'state');
          change.oncomplete = () => {
            open.result.close();
            resolve();
          };
        };
      }),
  );
  expect(await ask()).toBe(0);
  await expect.poll(() => sheetsOn(page)).toEqual([]);
  expect((await kept(page)).caches).not.toContain('vigie-kept-pdfs');
});

test('removing goes on at the next page where one was left before it was done [S4.1-09]', async ({ page }) => {
  await openSearch(page);
  await keep(page);
  // As it stands a moment after somebody else has signed in.
  await page.evaluate(() => {
    localStorage.removeItem('kept');
    localStorage.setItem('keptDropping', '1');
  });
  await page.goto('/contact-us');
  await expectGone(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('keptDropping'))).toBeNull();
});
