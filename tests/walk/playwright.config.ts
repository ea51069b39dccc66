import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';

/** The walk is a run of its own: it looks at everything, where the tests ask what a thing does. */
export default defineConfig(
  { ...tests, projects: undefined },
  {
    testDir: '.',
    testMatch: 'walk.spec.ts',
    outputDir: '../../test-results/walk-traces',
    reporter: './reporter.ts',
    retries: 0,
    timeout: 240_000,
    use: { trace: 'off' },
  },
);
