import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The limits of a process, and its idle time. */
export interface Bounds {
  /** Milliseconds for one question. */
  readonly allowed: number;
  /** Milliseconds without a question after which it ends. */
  readonly idle: number;
  /** Bytes of memory of the whole process, including what is outside its heap. */
  readonly memory: number;
  /** Bytes with which it may still be asked more; half of all where it is left out. */
  readonly resting?: number;
}

export interface BoundedProcess<Answer> {
  /** The answer; undefined when the process died, or took more time or memory than it may. One question at a time. */
  ask(question: string | object): Promise<Answer | undefined>;
  close(): Promise<void>;
  /** Its number while it runs. */
  readonly pid: number | undefined;
}

/** Questions after which a process is replaced: pdf-lib never forgets a name that it has read. */
const mostQuestions = 200;

/** Milliseconds between two looks at how much memory it has. */
const lookEvery = 50;

/** A Node process that answers each message with one message; the first message starts it. */
export const createBoundedProcess = <Answer>(program: URL, bounds: Bounds): BoundedProcess<Answer> => {
  let running: { readonly child: ChildProcess; asked: number } | undefined;
  let resting: NodeJS.Timeout | undefined;

  const end = async () => {
    clearTimeout(resting);
    const ending = running?.child;
    running = undefined;
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    ending.ref();
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill('SIGKILL');
    await gone;
  };
  const ask = async (question: string | object): Promise<Answer | undefined> => {
    clearTimeout(resting);
    if (running && (running.asked >= mostQuestions || !running.child.connected)) await end();
    let asking = running;
    if (!asking) {
      const child = start(program, bounds);
      asking = running = { child, asked: 0 };
      // A process that dies while it is idle is not used again.
      child.once('exit', () => {
        if (running?.child === child) running = undefined;
      });
      if ((await nextMessage(child, { allowed: startTime })) === undefined) {
        await end();
        return undefined;
      }
    }
    const { child } = asking;
    asking.asked++;
    const answer = nextMessage<Answer>(child, bounds);
    child.send(question, () => undefined);
    const given = await answer;
    if (given === undefined || memoryOf(child) > (bounds.resting ?? bounds.memory / 2)) await end();
    else resting = setTimeout(() => void end(), bounds.idle).unref();
    return given;
  };
  return {
    ask,
    close: end,
    get pid() {
      return running?.child.pid;
    },
  };
};

/** Milliseconds in which Node has to be up. */
const startTime = 30_000;

/** Linux gives a process no more memory of its own than this; elsewhere only the heap and what is unpacked are bounded. */
const shell = 'ulimit -d "$0" && ulimit -c 0 && exec "$@"';

/** Bytes that V8 sets aside for machine code when it starts; it fills hardly any of them, but they count. */
const codeRange = 512 * 1024 * 1024;

const start = (program: URL, { memory }: Bounds): ChildProcess => {
  const heap = Math.floor(memory / 2 / 1024 / 1024);
  const node = [
    process.execPath,
    '--disable-warning=ExperimentalWarning',
    // Node 24 crashes now and then in what this switches off (decision 37).
    '--no-sparkplug',
    `--max-old-space-size=${heap}`,
    '--max-semi-space-size=16',
    '--permission',
    '--allow-fs-read=*',
    '--allow-fs-write=*',
    fileURLToPath(program),
  ];
  const [command = '', ...rest] =
    process.platform === 'linux'
      ? ['/bin/sh', '-c', shell, String(Math.floor((memory + codeRange) / 1024)), ...node]
      : node;
  // It gets none of our settings: the file that it reads may take control of it.
  const child = spawn(command, rest, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], env: {} });
  child.on('error', () => undefined);
  child.unref();
  child.channel?.unref();
  return child;
};

const nextMessage = <Message>(
  child: ChildProcess,
  { allowed, memory = Number.POSITIVE_INFINITY }: Partial<Bounds> & Pick<Bounds, 'allowed'>,
): Promise<Message | undefined> =>
  new Promise((resolve) => {
    const settle = (message?: Message) => {
      clearTimeout(timer);
      clearInterval(watch);
      child.off('message', settle).off('exit', fail).off('error', fail);
      resolve(message);
    };
    const fail = () => settle();
    const timer = setTimeout(fail, allowed);
    const watch = setInterval(() => {
      if (memoryOf(child) > memory) fail();
    }, lookEvery);
    child.on('message', settle).on('exit', fail).on('error', fail);
  });

/** Bytes that a process has in memory; 0 where the system does not say. */
export const memoryOf = ({ pid }: { readonly pid?: number | undefined }): number => {
  try {
    return Number(readFileSync(`/proc/${pid}/statm`, 'latin1').split(' ')[1]) * pageSize;
  } catch {
    return 0;
  }
};

const pageSize = 4096;
