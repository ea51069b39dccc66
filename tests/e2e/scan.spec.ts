import type { Page } from '@playwright/test';
import { picture } from '../support/code-pictures.ts';
import { enter } from './people.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, looks, sheetCount, signIn, test } from './portal.ts';
import { sheetWith } from './sheets.ts';

const baseURL = process.env.BASE_URL ?? '';
const words = {
  en: { scan: 'Scan a code', picture: 'Choose a picture', none: 'No code was found in this picture.' },
  fr: { scan: 'Balayer un code', picture: 'Choisir une image', none: 'Aucun code n’a été trouvé' },
} as const;

/** Gives the page a camera that sees a picture and has a light; or none, by the name of the browser's error. */
const giveCamera = (page: Page, seen: Buffer | 'NotAllowedError' | 'NotFoundError' | 'NotReadableError') =>
  page.addInitScript(
    (shown: string) => {
      const lights: boolean[] = [];
      Object.assign(window, { lights });
      navigator.mediaDevices.getUserMedia = async () => {
        if (shown.endsWith('Error')) throw new DOMException('', shown);
        const bitmap = await createImageBitmap(await (await fetch(shown)).blob());
        const canvas = Object.assign(document.createElement('canvas'), { width: bitmap.width, height: bitmap.height });
        const context = canvas.getContext('2d');
        setInterval(() => context?.drawImage(bitmap, 0, 0), 100);
        const stream = canvas.captureStream(10);
        const [track] = stream.getVideoTracks();
        if (track)
          Object.assign(track, {
            getCapabilities: () => ({ torch: true }),
            applyConstraints: async ({ advanced }: { advanced: { torch: boolean }[] }) =>
              void lights.push(advanced[0]?.torch === true),
          });
        return stream;
      };
    },
    typeof seen === 'string' ? seen : `data:image/bmp;base64,${seen.toString('base64')}`,
  );

const keywordBox = (page: Page) => page.getByRole('combobox', { name: 'Search the collection' });

const choose = async (page: Page, file: Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a picture' }).click();
  await (await chooser).setFiles({ name: 'code.bmp', mimeType: 'image/bmp', buffer: file });
};

test.describe('on a phone', () => {
  // The pages may fetch what the test's camera shows: nothing else of them may load it.
  test.use({ viewport: { width: 360, height: 780 }, hasTouch: true, isMobile: true, bypassCSP: true });

  test('the camera at the label of a container opens its sheet [S2.16-01]', async ({ page }) => {
    await enter(page.request);
    const { isn, result } = await sheetWith(page.request, 'acetone');
    await giveCamera(page, picture(`${baseURL}/sds-details/isn/${isn}`));
    await signIn(page);
    await page.getByRole('button', { name: words.en.scan }).click();
    await page.waitForURL(`**/sds-details/isn/${isn}`);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(result.product_name);
  });

  test('the camera at the code of a package searches for its number, with the keyword to be seen [S2.16-02]', async ({
    page,
  }) => {
    await giveCamera(page, picture('67-64-1'));
    await signIn(page);
    await page.getByRole('button', { name: words.en.scan }).click();
    await expect(keywordBox(page)).toHaveValue('67-64-1');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect.poll(() => sheetCount(page)).toBeLessThan(1_000);
    expect(await sheetCount(page)).toBeGreaterThan(0);
  });

  test('a number that no sheet has finds nothing, and no sheet of another number [S2.16-02]', async ({ page }) => {
    await giveCamera(page, picture('9506000134352'));
    await signIn(page);
    await page.getByRole('button', { name: words.en.scan }).click();
    await expect(keywordBox(page)).toHaveValue('9506000134352');
    await expect.poll(() => sheetCount(page)).toBe(0);
  });

  test('a code of another site is named and not opened, and the next code is read [S2.16-03]', async ({ page }) => {
    await giveCamera(page, picture('https://evil.example/sds-details/isn/1'));
    await signIn(page);
    const asked = new Set<string>();
    page.on('request', (sent) => asked.add(new URL(sent.url()).host));
    await page.getByRole('button', { name: words.en.scan }).click();
    await expect(page.getByRole('status').filter({ hasText: 'leads to evil.example' })).toBeVisible();
    await choose(page, picture('67-64-1'));
    await expect(keywordBox(page)).toHaveValue('67-64-1');
    expect(asked).not.toContain('evil.example');
  });

  test('the light is switched on and off, and the camera is let go when the dialog closes [S2.16-05]', async ({
    page,
  }) => {
    await giveCamera(page, picture(undefined));
    await signIn(page);
    await page.getByRole('button', { name: words.en.scan }).click();
    const light = page.getByRole('button', { name: 'Light' });
    for (const isOn of [true, false]) {
      await light.click();
      await expect(light).toHaveAttribute('aria-pressed', `${isOn}`);
    }
    expect(await page.evaluate(() => (window as unknown as { lights: boolean[] }).lights)).toEqual([true, false]);
    const track = await page
      .locator('video')
      .evaluateHandle((video) => ((video as HTMLVideoElement).srcObject as MediaStream).getVideoTracks()[0]);
    await page.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => track.evaluate((one) => one?.readyState)).toBe('ended');
  });

  for (const [error, said] of [
    ['NotAllowedError', 'The camera is not allowed for this site.'],
    ['NotFoundError', 'No camera was found on this device.'],
    ['NotReadableError', 'The camera is not available'],
  ] as const)
    test(`without a camera (${error}) it says what to do, and reads a picture [S2.16-04]`, async ({ page }) => {
      await giveCamera(page, error);
      await signIn(page);
      await page.getByRole('button', { name: words.en.scan }).click();
      await expect(page.getByRole('dialog').getByRole('status')).toContainText(said);
      await choose(page, picture('67-64-1'));
      await expect(keywordBox(page)).toHaveValue('67-64-1');
    });
});

for (const { language, width, colorScheme } of looks)
  test.describe(`scanning in ${language} at ${width} px`, () => {
    test.use({ viewport: { width, height: 780 }, colorScheme });

    test('is accessible, and says of a picture without a code, or of no picture, what it is', async ({ page }) => {
      const said = words[language];
      await signIn(page, { language });
      const open = page.getByRole('button', { name: said.scan });
      await open.click();
      const dialog = page.getByRole('dialog', { name: said.scan });
      await expect(dialog.getByRole('status')).not.toBeEmpty();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const chooser = page.waitForEvent('filechooser');
      await dialog.getByRole('button', { name: said.picture }).click();
      await (await chooser).setFiles({ name: 'x.bmp', mimeType: 'image/bmp', buffer: picture(undefined) });
      await expect(dialog.getByRole('status')).toContainText(said.none);
      await page.keyboard.press('Escape');
      await expect(open).toBeFocused();
    });
  });
