import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { findKeycloak } from './find-keycloak.ts';
import { keycloakAdmin } from './realm.ts';

/** Milliseconds until it has to answer, on a machine that does other things besides. */
const startTime = 180_000;

/** Starts a Keycloak in memory, for nobody else; undefined where it cannot be had. Throws where it can and does not come up. */
export const startKeycloak = async ({ memory = '512m' } = {}) => {
  const folder = findKeycloak();
  if (!folder) return undefined;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    'bash',
    [
      join(folder, 'bin', 'kc.sh'),
      'start',
      '--optimized',
      '--cache=local',
      '--http-enabled=true',
      '--http-host=127.0.0.1',
      `--http-port=${port}`,
      '--hostname-strict=false',
      '--log-level=error',
    ],
    {
      stdio: 'ignore',
      // The script leaves its place to Java.
      env: {
        ...process.env,
        JAVA_OPTS_KC_HEAP: `-Xms64m -Xmx${memory}`,
        // It lives for minutes: what compiles less is up sooner.
        JAVA_OPTS_APPEND: '-XX:TieredStopAtLevel=1',
        KC_BOOTSTRAP_ADMIN_USERNAME: keycloakAdmin.username,
        KC_BOOTSTRAP_ADMIN_PASSWORD: keycloakAdmin.password,
      },
    },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const close = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  for (const end = Date.now() + startTime; Date.now() < end && child.exitCode === null; await wait(300)) {
    const answer = await fetch(`${url}/realms/master`).catch(() => undefined);
    if (answer?.ok) return { url, close };
  }
  await close();
  throw new Error('Keycloak did not come up');
};
