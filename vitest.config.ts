import { defineConfig } from 'vitest/config';
import { leftOutReporter } from './tests/support/left-out-reporter.ts';
import { crashReporter } from './tests/support/run-vitest.ts';

/** Everything but the browser tests, which are Playwright's. */
export default defineConfig({
  test: {
    include: ['tests/{unit,server,conformance}/**/*.test.ts'],
    environment: 'node',
    reporters: ['default', leftOutReporter, crashReporter],
    globalSetup: 'tests/support/templates.ts',
    // By itself it would leave one of two cores to others, who are not there.
    maxWorkers: 2,
    // Node 24 crashes now and then in what this switches off: https://github.com/nodejs/node/issues/62393.
    execArgv: ['--no-sparkplug'],
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
