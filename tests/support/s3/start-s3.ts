import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import { s3 } from '../outside.ts';

const [access, secret] = ['vigie-tests', 'not-a-secret-of-anybody'];

/**
 * A real server that speaks S3, with one bucket, in a folder of its own. `stop` leaves what it holds, `start` brings it back at
 * the same address, `pause` keeps it from answering while its connections stay.
 */
export const startS3 = async (program = s3.found) => {
  if (!program) throw new Error('TEST_S3_PROGRAM says where the S3 server is');
  const folder = await mkdtemp(join(tmpdir(), 'vigie-s3-'));
  const [bucket, objects, notes] = ['vigie-files', join(folder, 'objects'), join(folder, 'notes')];
  const keys = join(folder, 'keys');
  for (const each of [join(objects, bucket), notes, keys]) await mkdir(each, { recursive: true });
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  // The clients of this process, and of those it starts, find their credentials where the product's find them.
  Object.assign(process.env, { AWS_ACCESS_KEY_ID: access, AWS_SECRET_ACCESS_KEY: secret });

  let child: ChildProcess | undefined;
  const start = async () => {
    const options = [
      '--access',
      access,
      '--secret',
      secret,
      '--port',
      `127.0.0.1:${port}`,
      '--quiet',
      '--iam-dir',
      keys,
    ];
    child = spawn(program, [...options, 'posix', '--sidecar', notes, objects], { stdio: 'ignore' });
    await untilAnswering(endpoint);
  };
  const stop = async () => {
    if (!child || child.exitCode !== null || child.signalCode) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  await start();
  return {
    /** What FILES_URL says; every prefix is a store of its own. `at` is another address that leads there. */
    urlOf: (prefix: string, at = endpoint) =>
      `s3://${bucket}/${prefix}?endpoint=${encodeURIComponent(at)}&region=us-east-1`,
    endpoint,
    /** Where the objects of a prefix lie as plain files. */
    objectsOf: (prefix: string) => join(objects, bucket, prefix),
    start,
    stop,
    pause: () => child?.kill('SIGSTOP'),
    resume: () => child?.kill('SIGCONT'),
    close: async () => {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
};
export type S3 = Awaited<ReturnType<typeof startS3>>;

const untilAnswering = async (endpoint: string) => {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (await fetch(endpoint).catch(() => undefined)) return;
    await wait(50);
  }
  throw new Error('the S3 server did not come up');
};
