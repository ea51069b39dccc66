import { defineConfig } from 'vitest/config';

/** Everything but the browser tests, which are Playwright's. */
export default defineConfig({
  test: {
    include: ['tests/{unit,server,conformance}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
