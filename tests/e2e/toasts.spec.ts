import { expect, expectAccessible, signIn, test } from './portal.ts';

test('toasts stand for four seconds, longer while pointed at, and can be closed [S1.9-07 S2.9-13 S2.9-14]', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'Email or user name' }).fill('admin@mapleridge.example');
  await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
  await page.keyboard.press('Enter');
  const toast = page.getByRole('status').filter({ hasText: 'You are logged in.' });
  await toast.hover();
  // Once the header is there, the toast makes room for its content.
  await expect(page.getByRole('button', { name: /^Message centre/ })).toBeVisible();
  await toast.hover();
  await page.waitForTimeout(4500);
  await expect(toast).toBeVisible();
  await expectAccessible(page);
  await page.mouse.move(10, 400);
  await expect(toast).toHaveCount(0, { timeout: 6000 });
});

test('toasts go after four seconds, on the search page after five [S1.9-07 S2.9-13 S2.9-14]', async ({ page }) => {
  /** Notes when a toast comes, and when it has gone. */
  await page.addInitScript(() => {
    const changes: number[] = [];
    Object.assign(window, { changes });
    new MutationObserver(() => {
      const isShown = document.querySelector('[role=status] button') !== null;
      if (isShown === (changes.length % 2 === 0)) changes.push(Date.now());
    }).observe(document, { childList: true, subtree: true });
  });
  /** Whole seconds for which the first toast of the page stood. */
  const stood = async () => {
    const changes = () => page.evaluate(() => Reflect.get(window, 'changes') as number[]);
    await expect.poll(async () => (await changes()).length).toBe(2);
    const [come = 0, gone = 0] = await changes();
    return Math.floor((gone - come + 50) / 1000);
  };
  await page.route('**/api/forgot-password', (route) => route.abort());
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill('zoe@atelier.example');
  await page.keyboard.press('Enter');
  expect(await stood()).toBe(4);

  await signIn(page);
  await page.route('**/api/preferences', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  await page.getByRole('button', { name: 'Columns', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  expect(await stood()).toBe(5);
});

test('toasts come one in the place of another, at the top right [S1.9-07 S2.9-13 S2.9-14]', async ({ page }) => {
  await page.route('**/api/forgot-password', (route) => route.fulfill({ status: 500, body: '' }));
  await page.goto('/forgot-password');
  await page.getByRole('textbox', { name: 'Email' }).fill('zoe@atelier.example');
  for (const _ of [1, 2, 3]) {
    const answered = page.waitForResponse('**/api/forgot-password');
    await page.getByRole('button', { name: 'Send the link' }).click();
    await answered;
  }
  const card = page.getByRole('button', { name: 'Dismiss this message' });
  await expect(card).toHaveCount(1);
  const { x = 0, y = 900, width = 0 } = (await page.getByRole('status').boundingBox()) ?? {};
  expect(y).toBeLessThan(100);
  expect(1440 - x - width).toBeLessThan(40);
  await card.click();
  await expect(card).toHaveCount(0);
});

for (const width of [360, 768, 1440]) {
  test(`toasts leave the header's actions free at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/login');
    await page.getByRole('textbox', { name: 'Email or user name' }).fill('admin@mapleridge.example');
    await page.getByLabel('Password', { exact: true }).fill('Demo-2026-portal');
    await page.keyboard.press('Enter');
    const toast = page.getByRole('status').filter({ hasText: 'You are logged in.' });
    const actions = page.getByRole('banner').getByRole('button', { name: /^(Message centre|Sign out|More|FR,)/ });
    await expect(actions.first()).toBeVisible();
    await toast.hover();
    // While the page comes in, the header is not yet as wide as it will be.
    await expect(async () => {
      const card = (await toast.boundingBox())!;
      expect(await actions.count()).toBeGreaterThan(1);
      for (const action of await actions.all()) {
        const { x, width: room } = (await action.boundingBox())!;
        expect(card.x >= x + room || card.x + card.width <= x).toBe(true);
      }
      expect(card.x).toBeGreaterThanOrEqual(0);
      expect(card.width).toBeGreaterThan(200);
    }).toPass({ timeout: 5000 });
  });
}
