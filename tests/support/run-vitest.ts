import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Reporter } from 'vitest/node';

const NAMED_IN = 'VITEST_CRASHED_FILES';
const crashed =
  /^Worker exited unexpectedly with signal (SIGTRAP|SIGSEGV|SIGBUS|SIGILL|SIGABRT) .*while running test file (.+)$/;

/** Names the files whose process crashed for `runVitest`, when nothing else went wrong in the run. */
export const crashReporter: Reporter = {
  onTestRunEnd: async (modules, errors) => {
    const listAt = process.env[NAMED_IN];
    const files = errors.map((error) => crashed.exec(String((error.cause as Error | undefined)?.message))?.[2]);
    if (!listAt || files.includes(undefined) || modules.some((module) => module.state() === 'failed')) return;
    await writeFile(listAt, files.join('\n'));
  },
};

const runOnce = (args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> => {
  const vitest = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'node_modules/vitest/vitest.mjs', ...args],
    { stdio: 'inherit', env },
  );
  const stop = (signal: NodeJS.Signals) => vitest.kill(signal);
  process.on('SIGINT', stop).on('SIGTERM', stop);
  return new Promise((resolve) =>
    vitest.once('exit', (code) => {
      process.off('SIGINT', stop).off('SIGTERM', stop);
      resolve(code ?? 1);
    }),
  );
};

/**
 * Runs vitest and answers its exit code. Node 24 now and then crashes in its own code (https://github.com/nodejs/node/issues/62393),
 * some once in twenty whole runs: a file whose process crashed has said nothing of its tests, is named, and run once more. A test
 * that failed has spoken, and a second crash counts.
 */
export const runVitest = async (args: readonly string[], env: NodeJS.ProcessEnv = process.env): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'vitest-crashed-'));
  try {
    const listAt = join(folder, 'files');
    const code = await runOnce(args, { ...env, [NAMED_IN]: listAt });
    const files = (await readFile(listAt, 'utf8').catch(() => '')).split('\n').filter(Boolean);
    if (code === 0 || files.length === 0) return code;
    console.log(`Run once more, as their process crashed: ${files.join(', ')}`);
    const config = args.indexOf('--config');
    return await runOnce(['run', ...(config < 0 ? [] : args.slice(config, config + 2)), ...files], {
      ...env,
      [NAMED_IN]: undefined,
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

if (import.meta.url === pathToFileURL(String(process.argv[1])).href)
  process.exit(await runVitest(['run', ...process.argv.slice(2)]));
