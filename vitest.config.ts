import { defineConfig } from 'vitest/config';
import { leftOutReporter } from './tests/support/left-out-reporter.ts';

/** Everything but the browser tests, which are Playwright's. */
export default defineConfig({
  test: {
    include: ['tests/{unit,server,conformance}/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', leftOutReporter],
    globalSetup: 'tests/support/templates.ts',
    // By itself it would leave one of two cores to others, who are not there.
    maxWorkers: 2,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
