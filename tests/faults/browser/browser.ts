import { chromium } from '@playwright/test';
import { dismissPopups } from '#tests/support/dismiss-popups.ts';
import { browserArguments, findBrowser } from '#tests/support/find-browser.ts';
import { buildAppIfStale } from '../../../bench/page/build-app.ts';
import type { Part } from '../part.ts';
import { openPlace } from '../place.ts';
import { startRelay } from '../relay.ts';
import { expiredSession } from './expired-session.ts';
import type { Scene } from './scene.ts';
import { serverGone } from './server-gone.ts';
import { twoTabs } from './two-tabs.ts';

/** What people see of it: the built app in a real browser. */
const scenes: Readonly<Record<string, Scene>> = { ...twoTabs, ...expiredSession, ...serverGone };

export const browser: Part = {
  name: 'browser',
  run: async ({ check }) => {
    buildAppIfStale();
    const place = await openPlace();
    const relay = await startRelay(() => Number(new URL(place.url()).port));
    const baseURL = `http://127.0.0.1:${relay.port}`;
    const chromiumProcess = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments });
    try {
      await dismissPopups(place.url());
      for (const [name, play] of Object.entries(scenes))
        await check(name, async () => {
          const context = await chromiumProcess.newContext({ baseURL, viewport: { width: 1440, height: 900 } });
          // The notice of cookies would lie over the foot of a long page.
          await context.addInitScript(() => localStorage.setItem('cookie', '1'));
          await play({ context, page: await context.newPage(), place, relay }).finally(() => context.close());
        });
    } finally {
      await chromiumProcess.close();
      await relay.close();
      await place.close();
    }
  },
};
