import react from '@vitejs/plugin-react';
import { msw } from 'msw/vite';
import type { UserConfig } from 'vite';

/** The app as tests and gallery show it. Calls keep their schemas here, which answers are held against. */
export const screens = {
  plugins: [react(), msw({ mode: 'worker-only' })],
  // A library that is found only while stories run would have the page loaded anew.
  optimizeDeps: { entries: ['src/**/*.{ts,tsx}', 'tests/components/**/*.{ts,tsx}'] },
} satisfies UserConfig;
