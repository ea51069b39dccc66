import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** Components run in jsdom, everything else in Node; the browser tests are Playwright's. */
export default defineConfig({
  test: {
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: { name: 'node', include: ['tests/{unit,server,conformance}/**/*.test.ts'], environment: 'node' },
      },
      {
        extends: true,
        plugins: [react()],
        test: {
          name: 'components',
          include: ['tests/components/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['tests/support/component-setup.ts'],
        },
      },
    ],
  },
});
