import { describe, expect, test, vi } from 'vitest';
import { createAnsweringThread } from '#server/platform/threads/answering-thread.ts';

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
    const log = { warn: vi.fn(), error: vi.fn() };
    const thread = createAnsweringThread<string>({ workerUrl, name: 'search', log, died: () => new Error('died') });
    expect(await thread.ask('hello')).toBe('hello');
    expect(log.error.mock.calls).toEqual([[{ thread: 'search', err: 'no answer' }, 'not brought up']]);
    await expect(thread.ask('die')).rejects.toThrow('died');
    expect(log.error).toHaveBeenLastCalledWith(
      { thread: 'search', err: expect.stringContaining('broken') },
      'thread died',
    );
    expect(await thread.ask('again')).toBe('again');
    await thread.end();
  });
});
