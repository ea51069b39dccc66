import { enter, openAt } from './people.ts';
import { expect, test } from './portal.ts';

test.use({ serviceWorkers: 'allow' });

/** What the browser says of a call's way; TypeScript does not know it yet. */
interface Way extends PerformanceResourceTiming {
  readonly workerFinalSourceType: string;
}

test('no call waits until the service worker is started, but for the PDFs that it may have to give [S4.1-19]', async ({
  page,
}) => {
  await enter(page.request);
  await openAt(page, '/contact-us');
  // The app is kept a while after its page has opened.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 60_000 });
  const wayOf = (path: string) =>
    page.evaluate(async (path) => {
      await (await fetch(path)).arrayBuffer();
      const [entry] = performance.getEntriesByName(new URL(path, location.href).href) as Way[];
      return entry?.workerFinalSourceType;
    }, path);
  expect(await wayOf('/api/login/ways?of=a%2Fpdf%2F1.pdf')).toBe('network');
  expect(await wayOf('/api/pdf/1.pdf?lang=en')).toBe('fetch-event');
});
