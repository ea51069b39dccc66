import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';

let folder: string;
beforeEach(async () => {
  await mkdir('test-results', { recursive: true });
  folder = await mkdtemp(resolve('test-results', 'crash-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A run of one file with this body, under the run's own reporters; `crash()` ends its process as Node's own failure does. */
const runOf = async (body: string) => {
  const marker = JSON.stringify(join(folder, 'crashed'));
  await writeFile(
    join(folder, 'vitest.config.ts'),
    `import every from ${JSON.stringify(resolve('vitest.config.ts'))};
     export default { test: { ...every.test, globalSetup: [], root: ${JSON.stringify(folder)}, include: ['*.test.ts'] } };`,
  );
  await writeFile(
    join(folder, 'one.test.ts'),
    `import { existsSync, writeFileSync } from 'node:fs';
     import { expect, test } from 'vitest';
     const hasCrashed = () => existsSync(${marker});
     const crash = () => new Promise(() => { writeFileSync(${marker}, ''); process.kill(process.pid, 'SIGTRAP'); });
     ${body}`,
  );
  return new Promise<{ code: number | string; output: string }>((done) =>
    execFile(
      process.execPath,
      [
        '--disable-warning=ExperimentalWarning',
        'tests/support/run-vitest.ts',
        '--config',
        join(folder, 'vitest.config.ts'),
      ],
      { env: { ...process.env, FORCE_COLOR: '0', VITEST: undefined } },
      (error, stdout, stderr) => done({ code: error?.code ?? 0, output: stdout + stderr }),
    ),
  );
};

test('a file whose process crashed is named and run once more', async () => {
  const { code, output } = await runOf(`test('x', async () => { if (!hasCrashed()) await crash(); });`);
  expect(output).toContain('Run once more, as their process crashed');
  expect(code, output).toBe(0);
});

test('a file that crashes again fails the run', async () => {
  const { code, output } = await runOf(`test('x', () => crash());`);
  expect(output.match(/signal SIGTRAP/g)?.length, output).toBeGreaterThan(1);
  expect(code).toBe(1);
});

test('a test that fails is not run again', async () => {
  const { code, output } = await runOf(`test('x', () => expect(1).toBe(2));`);
  expect(output).not.toContain('Run once more');
  expect(code).toBe(1);
});
