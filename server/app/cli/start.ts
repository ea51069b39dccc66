import { spawnSync } from 'node:child_process';
import { appIsStale, markAppBuilt } from './app-build.ts';
import { refuseArguments } from './refuse-arguments.ts';

const given = process.argv.slice(2);
// The one setting that may stand behind the command, as it is what tells two processes of one machine apart.
if (given[0] === '--role' && given[1]) [, process.env.ROLE] = given.splice(0, 2);
refuseArguments('npm start', given);
// Nobody is shown a page by a worker.
if (process.env.ROLE !== 'worker' && appIsStale()) {
  console.error('  Building the browser app …');
  const build = spawnSync(process.execPath, ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'], {
    stdio: 'inherit',
  });
  if (build.status !== 0) process.exit(build.status ?? 1);
  markAppBuilt();
}
await import('../main.ts');
