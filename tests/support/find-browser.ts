import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const installed = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** How every browser of the tests and benchmarks is started: nothing in it talks to anyone but the server under test. */
export const browserArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Path of a Chromium: one that is installed, else Playwright's, else one from the system's packages. Throws when none can be had. */
export const findBrowser = (): string => {
  const found = present();
  if (found) return found;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (!present() && process.platform === 'linux') {
    const sudo = process.getuid?.() === 0 ? [] : ['sudo'];
    for (const step of [['update'], ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation']]) {
      const [command = '', ...args] = [...sudo, 'apt-get', ...step];
      execFileSync(command, args, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
    }
  }
  const path = present();
  if (!path) throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH to one.');
  return path;
};

const present = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...installed, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
