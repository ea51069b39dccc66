import { spawnSync } from 'node:child_process';
import { appIsStale, markAppBuilt } from '#server/app/cli/app-build.ts';

/** Builds the browser app unless it is up to date, as the start command does. Throws when the build fails. */
export const buildAppIfStale = (): void => {
  if (!appIsStale()) return;
  console.error('  building the browser app …');
  const { status } = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (status !== 0) throw new Error('the browser app could not be built');
  markAppBuilt();
};
