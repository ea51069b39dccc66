import type { Page } from '@playwright/test';

/** From now on the processor of the page is so many times slower; Chromium slows pages down and no workers. */
export const throttle = async (page: Page, rate: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

interface Question {
  readonly kind: string;
  readonly from: readonly unknown[];
}

/** Asks the app's own worker, one question after the other; milliseconds of each from the page and back. */
export const askWorker = (
  page: Page,
  address: string,
  questions: readonly Question[],
): Promise<{ times: number[]; answers: unknown[] }> =>
  page.evaluate(
    async ({ address, questions }) => {
      const worker = new Worker(address, { type: 'module' });
      const [times, answers]: [number[], unknown[]] = [[], []];
      for (const [number, question] of questions.entries()) {
        const started = performance.now();
        answers.push(
          await new Promise((resolve, reject) => {
            worker.onmessage = ({ data }) =>
              'gives' in data ? resolve(data.gives) : reject(new Error(String(data.error)));
            worker.postMessage({ number, ...question });
          }),
        );
        times.push(performance.now() - started);
      }
      worker.terminate();
      return { times, answers };
    },
    { address, questions },
  );

/** Milliseconds from the navigation to the first rows, five times. */
export const measureOpening = async (page: Page): Promise<number[]> => {
  const times: number[] = [];
  for (let opened = 0; opened < 5; opened++) {
    const started = performance.now();
    await page.goto('/search?q=');
    await page.locator('#results-heading').filter({ hasText: /\d/ }).waitFor();
    times.push(performance.now() - started);
  }
  return times;
};

/** The same of a page with nothing on it. */
export const measureEmptyOpening = async (page: Page): Promise<number> => {
  const started = performance.now();
  await page.goto('data:text/html,<h1>1</h1>');
  await page.locator('h1').waitFor();
  return performance.now() - started;
};

/** Has the page look for changes, and says what that took. */
export const refreshOnce = async (page: Page): Promise<{ ms: number; calls: number; bytes: number }> => {
  let [calls, bytes] = [0, 0];
  const count = async (response: { url(): string; body(): Promise<Buffer> }) => {
    if (!response.url().includes('/api/kept-sheets')) return;
    calls += 1;
    bytes += (await response.body()).length;
  };
  page.on('response', count);
  await pdfsKept(page);
  const before = await page.evaluate(readRefreshed);
  const started = performance.now();
  await page.getByRole('button', { name: 'Refresh now' }).click();
  await refreshedAfter(page, before);
  page.off('response', count);
  return { ms: performance.now() - started, calls, bytes };
};

/** Waits until the refresh that is under way has ended, with the PDFs that there is room for, which come after everything else. */
export const pdfsKept = (page: Page): Promise<void> =>
  page.evaluate(() => navigator.locks.request('vigie-kept', () => undefined));

/** Waits until all that is kept is as the server has it, later than that. */
export const refreshedAfter = async (page: Page, before: number): Promise<void> => {
  while ((await page.evaluate(readRefreshed)) <= before) await page.waitForTimeout(50);
};

/** Runs in the page. */
const readRefreshed = (): Promise<number> =>
  new Promise((resolve) => {
    const open = indexedDB.open('vigie-kept');
    open.onsuccess = () => {
      const ask = open.result.transaction('state').objectStore('state').get('state');
      ask.onsuccess = () => {
        open.result.close();
        resolve(ask.result?.refreshedAt ?? 0);
      };
    };
  });
