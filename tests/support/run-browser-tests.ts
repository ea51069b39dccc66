import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { admitDemo } from './admit-demo.ts';
import { countAsDrawnIn } from './count-as-drawn.ts';
import { dismissPopups } from './dismiss-popups.ts';
import { findBrowser } from './find-browser.ts';
import { spawnServer } from './spawn-server.ts';

/**
 * Starts the built product on an empty data folder, drives it with Playwright, and leaves nothing behind. The server takes
 * the tests' word for the network they come from, as it would a proxy's.
 */
const browser = await findBrowser();
const server = await spawnServer({ env: { TRUST_PROXY: 'on' } });
await admitDemo(server.dataDir);
// As many as its test needs.
await countAsDrawnIn(server.dataDir, 200);
await dismissPopups(server.url);
const playwright = spawn(process.execPath, ['node_modules/@playwright/test/cli.js', 'test', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env: {
    ...process.env,
    CHROMIUM_PATH: browser,
    BASE_URL: server.url,
    OUTBOX_DIR: join(server.dataDir, 'outbox'),
  },
});
const code = await new Promise<number | null>((resolve) => playwright.once('exit', resolve));
const stopped = await server.stop();
if (stopped !== 0) console.error(`the server ended with ${stopped}, not cleanly`);
// Killed, Playwright has no code.
process.exit(code === 0 && stopped === 0 ? 0 : 1);
