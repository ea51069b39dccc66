import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { browserArguments, findBrowser } from '../support/find-browser.ts';
import { screens } from './screens.ts';

export default defineConfig(async () => ({
  ...screens,
  test: {
    include: ['tests/components/**/*.test.{ts,tsx}'],
    maxWorkers: 2,
    testTimeout: 20_000,
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({ launchOptions: { executablePath: await findBrowser(), args: browserArguments } }),
      instances: [{ browser: 'chromium' as const }],
    },
  },
}));
