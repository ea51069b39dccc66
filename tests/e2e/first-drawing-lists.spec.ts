import type { APIRequestContext, Page } from '@playwright/test';
import { countBlankFrames, holdScripts, phone, placesOf, withoutScripts } from './drawn-pages.ts';
import { invite, remove } from './members.ts';
import { call, enter } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, signIn, test } from './portal.ts';
import { putRequest, removeRequests } from './requests.ts';

test.use(phone);

const hospital = 'admin@riviere-bleue.example';
const reader = 'reader@mapleridge.example';

/** An address that looks for words in a list. */
const lookingFor = (words: string): string =>
  `/manage-users?filter=${encodeURIComponent(JSON.stringify({ q: words }))}`;

const opened = [
  { what: 'the message centre', path: '/message-centre', name: hospital, parts: ['main li dl + div > *'] },
  {
    what: 'the list of users',
    path: '/manage-users',
    name: hospital,
    parts: ['main li a', 'main .MuiButton-contained'],
  },
  // People of the demo: nobody is invited or removed meanwhile.
  {
    what: 'a list that its address narrows',
    path: lookingFor('@mapleridge.example'),
    name: 'admin@mapleridge.example',
    parts: ['main li a'],
  },
];

const listParts = [
  'header',
  'main h1',
  'main h1 + *',
  'main ul > li',
  'main li :is(dt, dd, dd > *, dd strong)',
  'main .MuiChip-root',
  'main .MuiChip-root svg',
  'main .MuiPaper-root',
  'main .MuiPaper-root > div:last-child > p',
  'main nav',
];

/** The page as a phone gets it. */
const pageFor = async (requests: APIRequestContext, path: string, cookie = ''): Promise<string> => {
  const kept = (await requests.storageState()).cookies.map(({ name, value }) => `${name}=${value}`);
  const headers = { 'User-Agent': phone.userAgent, Cookie: [...kept, cookie].join('; ') };
  const answer = await requests.get(path, { headers });
  expect(answer.status()).toBe(200);
  return answer.text();
};

/** The list that the server draws into it; undefined where it draws none. */
const drawnFor = async (requests: APIRequestContext, path: string, cookie = ''): Promise<string | undefined> => {
  const page = await pageFor(
    requests,
    path,
    `${cookie.includes('time-zone=') ? '' : 'time-zone=America%2FToronto; '}${cookie}`,
  );
  return /<div class="drawn-page drawn-list">.*?(?=<div class="first-screen">)/s.exec(page)?.[0];
};

const openApp = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.locator('.drawn, .first-screen, [aria-busy=true]')).toHaveCount(0);
  await page.locator('main h1').waitFor();
};

/** Opens the list as the app shows it, with its rows. */
const openList = async (page: Page, path: string) => {
  await openApp(page, path);
  await page.locator('main ul > li').first().waitFor();
};

for (const { what, path, name, parts } of opened)
  for (const [language, colorScheme] of [
    ['en', 'light'],
    ['fr', 'dark'],
  ] as const)
    test(`on a phone ${what} stands there before any script, where and as the app then shows it (${language}, ${colorScheme}) [S4.2-06]`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme });
      await signIn(page, { language, name });
      await openList(page, path);
      const shown = await page.evaluate(placesOf, [...listParts, ...parts]);
      expect(shown['main ul > li']?.length).toBeGreaterThan(0);
      expect(shown['main h1']).toHaveLength(1);

      await withoutScripts(page);
      await page.goto(path);
      await page.locator('.drawn h1').waitFor();
      const drawn = await page.evaluate(placesOf, [...listParts, ...parts]);
      for (const selector of [...listParts, ...parts]) expect(drawn[selector], selector).toEqual(shown[selector]);
      await expectNoSidewaysScroll(page);
      await expectAccessible(page);
    });

test('an empty list stands there too, and what has to be pressed keeps its place unseen until it works [S4.2-06]', async ({
  page,
}) => {
  await signIn(page);
  const nobody = lookingFor('nobody-of-this-name');
  await openApp(page, nobody);
  const shown = await page.evaluate(placesOf, ['main h1', 'main h1 + p', 'main .MuiPaper-root']);
  await withoutScripts(page);
  await page.goto(nobody);
  await page.locator('.drawn h1').waitFor();
  expect(await page.evaluate(placesOf, Object.keys(shown))).toEqual(shown);
  await expect(page.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('textbox')).toHaveCount(0);
});

test('the links of a drawn list lead where they say, without the app [S4.2-06]', async ({ page }) => {
  await signIn(page);
  await withoutScripts(page);
  await page.goto('/manage-users');
  await page.locator('.drawn').getByRole('link', { name: 'Edit Marie-Ève Tremblay' }).click();
  await page.waitForURL(/\/edit-user\/\d+$/);
  await page.goto('/manage-users');
  await page.locator('.drawn').getByRole('link', { name: 'Add user' }).click();
  await page.waitForURL('**/add-user');
});

test('a list that is being read stays in sight, where one has scrolled to, when the app takes over [S4.2-05]', async ({
  page,
}) => {
  await signIn(page);
  const open = await holdScripts(page);
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(countBlankFrames);
  await page.goto('/manage-users', { waitUntil: 'commit' });
  await page.locator('.drawn h1').waitFor();
  await page.evaluate(() => window.scrollTo(0, 300));
  const row = page.locator('main li').nth(2);
  const drawn = await row.boundingBox();
  open();
  await expect(page.locator('.drawn')).toHaveCount(0);
  expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(300);
  expect(await row.boundingBox()).toEqual(drawn);
  const counted = await page.evaluate(() => (window as unknown as { counted: Record<string, number> }).counted);
  expect(counted.drawn).toBeGreaterThan(0);
  expect(counted.blank).toBe(0);
});

test('a list is drawn as it was left or as its address says, and after signing out nothing tells how it was left [S4.2-03 S4.2-06]', async ({
  page,
  context,
}) => {
  await signIn(page);
  await openList(page, '/manage-users');
  const all = await page.locator('main li').count();
  await page.getByRole('combobox', { name: 'Invitation status' }).click();
  await page.getByRole('option', { name: 'Expired' }).click();
  await expect.poll(() => page.locator('main li').count()).toBeLessThan(all);
  const left = await page.locator('main li').count();
  const cookies = async () => (await context.cookies()).map(({ name }) => name);
  await expect.poll(cookies).toContain('lists');

  const tab = await context.newPage();
  await withoutScripts(tab);
  await tab.goto('/manage-users');
  await expect(tab.locator('.drawn li')).toHaveCount(left);
  await tab.goto('/manage-users?sort=name&order=DESC');
  await tab.locator('.drawn li').nth(left).waitFor();
  const backwards = (await tab.locator('.drawn li strong').allInnerTexts()).filter((name) => !name.includes('@'));
  expect(backwards).toEqual(backwards.toSorted(new Intl.Collator('en').compare).toReversed());
  await tab.close();

  await page.getByRole('combobox', { name: 'Invitation status' }).click();
  await page.getByRole('option', { name: 'All' }).click();
  await expect.poll(cookies).not.toContain('lists');
  await page.getByRole('combobox', { name: 'Invitation status' }).click();
  await page.getByRole('option', { name: 'Expired' }).click();
  await expect.poll(cookies).toContain('lists');
  await page.getByRole('button', { name: 'More options' }).click();
  await page.getByRole('menuitem', { name: 'Sign out' }).click();
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect(await cookies()).not.toContain('lists');
  expect(await drawnFor(page.request, '/manage-users')).toBeUndefined();
});

test('the days of a drawn list are those of the reader’s time zone, and where nobody knows it none is drawn [S4.2-07]', async ({
  request,
}) => {
  await enter(request, { name: reader });
  const id = putRequest({
    by: reader,
    type: 'contact',
    info: { subject: 'Late in the evening', email: reader },
    createdAt: '2031-03-02T03:30:00.000Z',
  });
  try {
    expect(await drawnFor(request, '/message-centre')).toContain('01-03-2031');
    expect(await drawnFor(request, '/message-centre', 'time-zone=Europe%2FParis')).toContain('02-03-2031');
    for (const zone of ['', 'Nowhere%2FAtAll', '%00', '<script>'])
      expect(await drawnFor(request, '/message-centre', `time-zone=${zone}`)).toBeUndefined();
  } finally {
    removeRequests(id);
  }
});

test('who may not see the users gets no drawing and none of them, whatever is asked for or kept [S4.2-03]', async ({
  request,
}) => {
  await enter(request, { name: reader });
  const left = encodeURIComponent(JSON.stringify({ 'users.v1': 'page=1&filter=%7B%7D' }));
  for (const path of [
    '/manage-users',
    '/manage-users?page=1&perPage=1000',
    '/manage-users?filter=%7B%22id%22%3A1%7D',
  ]) {
    expect(await drawnFor(request, path, `lists=${left}`), path).toBeUndefined();
    const page = await pageFor(request, path, `lists=${left}`);
    expect(page, path).not.toContain('collection@mapleridge.example');
    expect(page, path).not.toContain('/api/users');
  }
});

test('of another organisation’s people and requests a page says nothing, whatever is asked for or kept [S4.2-03]', async ({
  request,
  playwright,
  baseURL,
}) => {
  await enter(request);
  const member = await invite(request);
  const id = putRequest({ by: reader, type: 'contact', info: { subject: 'Only ours', email: reader } });
  const others = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  try {
    expect(await drawnFor(request, lookingFor(member.email))).toContain(member.email);
    expect(await drawnFor(request, '/message-centre')).toContain('Only ours');
    await enter(others, { name: hospital });
    const filters = [{ id: member.id }, { q: member.email }, { organisation: 10001 }].map((filter) =>
      encodeURIComponent(JSON.stringify(filter)),
    );
    const asked = ['', '?page=1&perPage=1000', ...filters.map((filter) => `?filter=${filter}`)];
    const kept = ['filter={"organisation":10001}', 'filter=1', 'filter="x"', '?', 'perPage=0&page=-1&sort=__proto__'];
    const cookies = [
      '',
      ...kept.map((state) => JSON.stringify({ 'users.v1': state, 'requests.v1': state })),
      '{"__proto__":{"users.v1":"page=2"}}',
      'null',
      '[',
    ];
    for (const path of ['/manage-users', '/message-centre'])
      for (const query of asked)
        for (const cookie of cookies) {
          const page = await pageFor(others, `${path}${query}`, `lists=${encodeURIComponent(cookie)}`);
          // The words looked for stand in the address that the page says it asked.
          expect(page.replaceAll(encodeURIComponent(member.email), '')).not.toContain(member.email);
          expect(page).not.toContain('Only ours');
        }
  } finally {
    await others.dispose();
    removeRequests(id);
    await remove(request, member);
  }
});

test('pages drawn at the same time are each in their reader’s words, with their reader’s rows [S4.2-03]', async ({
  request,
  playwright,
  baseURL,
}) => {
  await enter(request);
  const others = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  try {
    await enter(others, { name: hospital });
    const open = async (requests: APIRequestContext, language: string) =>
      (await drawnFor(requests, '/manage-users', `lang=${language}`)) ?? '';
    const drawn = await Promise.all(
      Array.from({ length: 12 }, (_, at) => (at % 2 === 0 ? open(request, 'en') : open(others, 'fr'))),
    );
    for (const [at, html] of drawn.entries()) {
      const [own, other, you] =
        at % 2 === 0 ? ['mapleridge', 'riviere-bleue', '(you)'] : ['riviere-bleue', 'mapleridge', '(vous)'];
      expect(html).toContain(`admin@${own}.example`);
      expect(html).not.toContain(`@${other}.example`);
      expect(html.split(you)).toHaveLength(2);
    }
  } finally {
    await others.dispose();
  }
});

test('a word that is looked for in a list is no part of the page’s own code [S4.2-03]', async ({ request }) => {
  await enter(request);
  const word = '</script><script>alert(1)</script><img src=x onerror=alert(1)>';
  expect(await pageFor(request, lookingFor(word), 'time-zone=UTC')).not.toMatch(/<script>alert|<img src=x/);
});

test('the app begins by a script that waits for the paint where something is drawn, and by itself elsewhere [S4.2-08]', async ({
  request,
  page,
}) => {
  await enter(request);
  const begun = /<script type="module"[^>]* src=/;
  const drawn = await pageFor(request, '/manage-users', 'time-zone=UTC');
  expect(drawn).not.toMatch(begun);
  const [, entry] = /<script defer src="\/assets\/after-paint-[^"]+" data-entry="([^"]+)">/.exec(drawn) ?? [];
  expect(drawn).toContain(`<link rel="preload" as="script" crossorigin href="${entry}">`);
  for (const other of [await pageFor(request, '/manage-users'), await (await request.get('/contact-us')).text()])
    expect(other).toMatch(begun);

  await signIn(page);
  await page.addInitScript(() => {
    // As in a tab behind others.
    window.requestAnimationFrame = () => 0;
  });
  const asked: string[] = [];
  page.on('request', (one) => one.url().endsWith('.js') && asked.push(one.url()));
  await openList(page, '/manage-users');
  await expect(page.locator('script[type=module][src]')).toHaveAttribute('src', entry ?? '');
  expect(asked.filter((url, at) => asked.indexOf(url) !== at)).toEqual([]);
});

test('a request that the address opens comes over the drawn list with the app', async ({ page }) => {
  await signIn(page);
  const answer = await call(page.request, 'GET', '/requests?page[size]=1');
  const [{ id }] = (await answer.json()).data;
  const open = await holdScripts(page);
  await page.goto(`/message-centre?request=${id}`, { waitUntil: 'commit' });
  await page.locator('.drawn li').first().waitFor();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  open();
  await expect(page.getByRole('dialog')).toBeVisible();
});
