import { defineConfig } from '@playwright/test';
import tests from '../../playwright.config.ts';
import { browserArguments } from '../support/find-browser.ts';

/**
 * The browser's tests that need nothing of a server but its address: neither its data folder, nor a store that they write to by themselves,
 * nor its word for the network that a visitor comes from. Of those that there are, the ones that cross the most.
 */
const foreign = ['advanced-search', 'excel', 'overview', 'results', 'search', 'sheet-details'];

/** Caddy's own authority is not known to the browser, where each test opens windows of its own. */
const launchOptions = { ...tests.use?.launchOptions, args: [...browserArguments, '--ignore-certificate-errors'] };

const own = (name: string) => ({ name, testDir: '.', testMatch: `${name}.spec.ts` });

/** Run by `run.ts`, project by project. */
export default defineConfig(
  { ...tests, projects: [] },
  {
    projects: [
      { name: 'first-day', testDir: '../e2e', testMatch: 'first-day.spec.ts', grep: /from an empty folder/ },
      own('rights'),
      own('journey'),
      // One thing is taken away at a time.
      { ...own('restarts'), fullyParallel: false },
      { name: 'browser', testDir: '../e2e', testMatch: foreign.map((name) => `${name}.spec.ts`) },
    ],
    outputDir: '../../test-results/compose',
    workers: 2,
    use: { ignoreHTTPSErrors: true, launchOptions },
  },
);
