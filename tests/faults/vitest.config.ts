import { defineConfig } from 'vitest/config';
import everyRun from '../../vitest.config.ts';

/** Faults that take long: the server killed at many moments, disks that run full, hundreds of megabytes. `npm run faults` runs them. */
const { projects: _ofEveryRun, ...test } = everyRun.test ?? {};

export default defineConfig({ test: { ...test, include: ['tests/faults/server/**/*.test.ts'] } });
