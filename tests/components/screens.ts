import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { UserConfig } from 'vite';

/** The app for tests and gallery. Calls keep their schemas here, and answers are checked against them. */
export const screens = {
  plugins: [react(), msw({ mode: 'worker-only' })],
  // A library that is found only while stories run would have the page loaded anew.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'tests/components/**/*.{ts,tsx}'] },
} satisfies UserConfig;
