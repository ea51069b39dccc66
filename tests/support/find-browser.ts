import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

/** The same engine without a window, which takes a fifth less of the processor. Debian has it as a package of its own. */
const headlessShell = '/usr/bin/chromium-headless-shell';
const installed = [headlessShell, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

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
  // Where everything is installed anew, this too: it is had back many times.
  if (process.env.CI && !process.env.CHROMIUM_PATH && !existsSync(headlessShell)) install('chromium-headless-shell');
  const found = present();
  if (found) return found;
  spawnSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit' });
  if (!present()) install('chromium');
  const path = present();
  if (!path) throw new Error('No Chromium found and none could be installed; set CHROMIUM_PATH to one.');
  return path;
};

/** Installs a package of the system's, where that can be done. */
const install = (name: string): void => {
  if (process.platform !== 'linux') return;
  const sudo = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  for (const step of [['update'], ['install', '-y', '--no-install-recommends', name, 'fonts-liberation']]) {
    const [command = '', ...args] = [...sudo, 'apt-get', ...step];
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    spawnSync(command, args, { stdio: 'inherit', env, timeout: 300_000 });
  }
};

const present = (): string | undefined =>
  [process.env.CHROMIUM_PATH ?? '', ...installed, chromium.executablePath()].find(
    (path) => path !== '' && existsSync(path),
  );
