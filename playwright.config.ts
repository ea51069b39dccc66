import { defineConfig } from '@playwright/test';
import { journeys } from './tests/long-runs.ts';
import { browserArguments } from './tests/support/find-browser.ts';

const walked = journeys.map((name) => `${name}.spec.ts`);

export default defineConfig({
  testDir: 'tests/e2e',
  projects: [
    { name: 'journeys', testMatch: walked },
    { name: 'screens', testIgnore: walked },
  ],
  fullyParallel: true,
  // One more than the cores they are meant for: much of a browser test is waiting.
  workers: 3,
  // A second try shows a test that does not always pass as what it is, `flaky`, in the list.
  retries: process.env.CI ? 1 : 0,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  forbidOnly: Boolean(process.env.CI),
  use: {
    baseURL: process.env.BASE_URL,
    viewport: { width: 1440, height: 900 },
    // What the app keeps on a device is tested where it is what a test is about.
    serviceWorkers: 'block',
    // Recording costs a quarter of the processor time; `--trace on` where a failure has to be looked into.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: browserArguments },
  },
});
