import pino from 'pino';
import { describe, expect, test, vi } from 'vitest';
import { createAnsweringThread } from '#server/platform/threads/answering-thread.ts';
import { createOneAtATime } from '#server/platform/threads/one-at-a-time.ts';

const answering = new URL('../../server/platform/threads/answering-thread.ts', import.meta.url).href;
/** A thread that reports a fault at each question, and dies of the question “die”. */
const workerUrl = new URL(
  `data:text/javascript,${encodeURIComponent(`
    import { answerQuestions, reportFault } from '${answering}';
    answerQuestions(async (question) => {
      if (question === 'die') setTimeout(() => { throw new Error('broken'); });
      reportFault('not brought up', Object.assign(new Error('no answer'), { password: 'my-secret-password' }));
      return question === 'die' ? new Promise(() => {}) : question;
    });`)}`,
);

describe('a thread that answers', () => {
  test('writes to the log of the process what nobody waits for, the message alone, and of what it died', async () => {
    const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
    const thread = createAnsweringThread<string>({ workerUrl, name: 'search', log, died: () => new Error('died') });
    expect(await thread.ask('hello')).toBe('hello');
    expect(log.error.mock.calls).toEqual([[{ thread: 'search', err: 'no answer' }, 'not brought up']]);
    await expect(thread.ask('die')).rejects.toThrow('died');
    // A thread's last message and its death may come in either order.
    expect(log.error).toHaveBeenCalledWith({ thread: 'search', err: expect.stringContaining('broken') }, 'thread died');
    expect(await thread.ask('again')).toBe('again');
    await thread.end();
  });
});

/** The log of a process at a level, and its lines. */
const logAt = (level: string) => {
  const lines: string[] = [];
  return {
    log: pino({ level }, { write: (line: string) => void lines.push(line) }),
    lines: () => lines.map((line) => JSON.parse(line)),
  };
};
const moduleOf = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
/** A thread in which a library prints, and that dies of the question “die”. */
const printing = moduleOf(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', (question) => {
    console.log('read on page 3');
    console.error('Warning: a font is missing\\n\\nTwo lines ' + 'x'.repeat(5000));
    if (question === 'die') throw new Error('broken');
    setTimeout(() => parentPort.postMessage('answer'), 100);
  });`);
const times = { allowed: 5000, idle: 1000, resourceLimits: {} };

describe('what threads print, and of what they die', () => {
  test('are lines of the one log, with the thread’s name and the log’s own level [S6.1-13]', async () => {
    const { log, lines } = logAt('info');
    const thread = createOneAtATime<string, string>({ ...times, name: 'reader', log, workerUrl: printing });
    expect(await thread.ask('read')).toBe('answer');
    await expect.poll(() => lines().length).toBe(3);
    expect(lines().map(({ level, thread, msg }) => [level, thread, msg.slice(0, 40)])).toEqual(
      expect.arrayContaining([
        [30, 'reader', 'read on page 3'],
        [40, 'reader', 'Warning: a font is missing'],
        [40, 'reader', expect.stringMatching(/^Two lines x+$/)],
      ]),
    );
    expect(Math.max(...lines().map(({ msg }) => msg.length))).toBe(2000);
    expect(await thread.ask('die')).toBeUndefined();
    await expect.poll(lines).toContainEqual(
      expect.objectContaining({
        level: 40,
        thread: 'reader',
        msg: 'thread died',
        err: expect.stringContaining('broken'),
      }),
    );
    await thread.close();
  });

  test('are left out by a log that is set to errors alone [S6.1-13]', async () => {
    const { log, lines } = logAt('error');
    const thread = createOneAtATime<string, string>({ ...times, name: 'reader', log, workerUrl: printing });
    expect(await thread.ask('read')).toBe('answer');
    expect(lines()).toEqual([]);
    await thread.close();
  });
});

/** A thread that waits for the processor in vain, and one that uses it. */
const waiting = moduleOf(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', () => setTimeout(() => parentPort.postMessage('answer'), 600));`);
const computing = moduleOf(`
  import { parentPort } from 'node:worker_threads';
  parentPort.on('message', () => { for (;;); });`);

describe('work that has a limit of processor time', () => {
  const limited = (workerUrl: URL, atMost: number) =>
    createOneAtATime<string, string>({ ...times, allowed: 150, atMost, name: 'reader', workerUrl });

  test('goes on while the machine has no time for it', async () => {
    const thread = limited(waiting, 60_000);
    expect(await thread.ask('read')).toBe('answer');
    await thread.close();
  });

  test('ends once it has used that time, and is not waited for without end [S5.10-60]', async () => {
    const [busy, idle] = [limited(computing, 60_000), limited(waiting, 200)];
    expect(await busy.ask('read')).toBeUndefined();
    expect(await idle.ask('read')).toBeUndefined();
    await Promise.all([busy.close(), idle.close()]);
  });
});
