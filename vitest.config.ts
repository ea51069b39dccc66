import { defineConfig } from 'vitest/config';
import { longFiles } from './tests/long-runs.ts';
import { leftOutReporter } from './tests/support/left-out-reporter.ts';
import { crashReporter } from './tests/support/run-vitest.ts';

const long = longFiles.map((file) => `tests/${file}.test.ts`);

/** Everything but the browser tests, which are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'short', include: ['tests/{unit,server,conformance}/**/*.test.ts'], exclude: long },
      },
      { extends: true, test: { name: 'long', include: long } },
    ],
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
