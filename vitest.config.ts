import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { longFiles } from './tests/long-runs.ts';
import { leftOutReporter } from './tests/support/left-out-reporter.ts';
import { crashReporter } from './tests/support/run-vitest.ts';

const nameOf = (file: string): string => `tests/${file}.test.ts`;
const long = longFiles.map(nameOf);
/** What `tests/support/run-on-engines.ts` leaves out; a project does not heed `--exclude`. */
const leftOut = (process.env.TESTS_LEFT_OUT ?? '').split(' ').filter(Boolean).map(nameOf);

/** Everything but the browser tests, which are Playwright's. */
export default defineConfig({
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'short',
          include: ['tests/{unit,server,conformance}/**/*.test.ts'],
          exclude: [...long, ...leftOut],
        },
      },
      { extends: true, test: { name: 'long', include: long, exclude: leftOut } },
    ],
    environment: 'node',
    reporters: ['default', leftOutReporter, crashReporter],
    globalSetup: 'tests/support/templates.ts',
    // Of this folder, also where another is the root.
    setupFiles: fileURLToPath(new URL('tests/support/drawn-seed.ts', import.meta.url)),
    // By itself it would leave one of two cores to others, who are not there.
    maxWorkers: 2,
    // Node 24 crashes now and then in what this switches off: https://github.com/nodejs/node/issues/62393.
    execArgv: ['--no-sparkplug'],
    // Of a machine on which other things run as well; a test that hangs hangs longer.
    testTimeout: 40_000,
    expect: { poll: { timeout: 20_000 } },
    hookTimeout: 60_000,
  },
});
