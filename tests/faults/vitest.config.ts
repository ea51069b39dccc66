import { defineConfig } from 'vitest/config';
import everyRun from '../../vitest.config.ts';

/** Faults that take long: the server killed at many moments, disks that run full, hundreds of megabytes. `npm run faults` runs them. */
export default defineConfig({ test: { ...everyRun.test, include: ['tests/faults/server/**/*.test.ts'] } });
