import { spawn } from 'node:child_process';

type Command = 'backup' | 'restore' | 'move' | 'organisation' | 'doctor' | 'rotate-key' | 'lists';

interface Run {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  readonly output: string;
  readonly errors: string;
}

interface Options {
  readonly env: NodeJS.ProcessEnv;
  /** Blocks of 512 bytes that a file it writes may have. */
  readonly fileLimit?: number;
  /** As a careless administrator's shell has it, in octal. */
  readonly umask?: string;
}

/** Runs a command of the operator's as its own process; `child` may be killed, `ended` tells how it ended. */
export const startCommand = (command: Command, args: readonly string[], { env, fileLimit, umask }: Options) => {
  const line = [process.execPath, '--disable-warning=ExperimentalWarning', `server/app/cli/${command}.ts`, ...args];
  const settings = [
    ...(fileLimit === undefined ? [] : [`ulimit -f ${fileLimit}; `]),
    ...(umask === undefined ? [] : [`umask ${umask}; `]),
  ].join('');
  const [program = '', ...rest] = settings === '' ? line : ['sh', '-c', `${settings}exec "$@"`, 'sh', ...line];
  const child = spawn(program, rest, { env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });
  let [output, errors] = ['', ''];
  child.stdout.on('data', (chunk) => {
    output += chunk;
  });
  child.stderr.on('data', (chunk) => {
    errors += chunk;
  });
  const ended = new Promise<Run>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, output, errors })),
  );
  return { child, ended };
};

export const runCommand = (...command: Parameters<typeof startCommand>): Promise<Run> => startCommand(...command).ended;
