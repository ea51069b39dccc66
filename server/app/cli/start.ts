import { spawnSync } from 'node:child_process';
import { appIsStale, markAppBuilt } from './app-build.ts';
import { refuseArguments } from './refuse-arguments.ts';

refuseArguments('npm start');
if (appIsStale()) {
  console.error('  Building the browser app …');
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
  markAppBuilt();
}
await import('../main.ts');
