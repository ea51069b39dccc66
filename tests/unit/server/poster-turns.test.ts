import { expect, test } from 'vitest';
import { createTurns } from '#server/domains/posters/turns.ts';

const endless = { burst: 1e9, perSecond: 1e9 };

/** Work that is done when it is told to be. */
const startWork = () => {
  const done: string[] = [];
  const ends: (() => void)[] = [];
  return {
    done,
    work: (name: string) => () =>
      new Promise<void>((resolve) => {
        ends.push(() => {
          done.push(name);
          resolve();
        });
      }),
    endNext: async () => {
      ends.shift()?.();
      for (let tick = 0; tick < 5; tick += 1) await Promise.resolve();
    },
  };
};

test('one who asks a thousand times is served after everybody else’s next question', async () => {
  const turns = createTurns({ atOnce: 1, waiting: { each: 2000, all: 5000 } });
  const { done, work, endNext } = startWork();
  for (let index = 0; index < 1000; index += 1) void turns.take('bot', endless, work('bot'));
  void turns.take('worker', endless, work('worker'));
  for (let index = 0; index < 3; index += 1) await endNext();
  expect(done).toEqual(['bot', 'bot', 'worker']);
});

test('who has too many questions waiting is refused for a second, and nobody else is', async () => {
  const turns = createTurns({ atOnce: 1, waiting: { each: 2, all: 10 } });
  const { done, work, endNext } = startWork();
  for (let index = 0; index < 3; index += 1) void turns.take('bot', endless, work('bot'));
  await expect(turns.take('bot', endless, work('bot'))).rejects.toMatchObject({ status: 429, retryAfter: 1 });
  void turns.take('worker', endless, work('worker'));
  for (let index = 0; index < 4; index += 1) await endNext();
  expect(done.filter((name) => name === 'worker')).toHaveLength(1);
});

test('no more is under way at once than there may be, and what fails makes room', async () => {
  const turns = createTurns({ atOnce: 2, waiting: { each: 100, all: 100 } });
  let [underWay, most] = [0, 0];
  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) =>
      turns.take(`asker ${index % 7}`, endless, async () => {
        underWay += 1;
        most = Math.max(most, underWay);
        await new Promise((resolve) => setTimeout(resolve, 1));
        underWay -= 1;
        if (index % 3 === 0) throw new Error('failed');
        return index;
      }),
    ),
  );
  expect(most).toBe(2);
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(33);
});

test('a pace has its burst, comes back with time, and belongs to one asker alone', async () => {
  let now = 0;
  const turns = createTurns({ atOnce: 9, waiting: { each: 9, all: 9 }, now: () => now });
  const pace = { burst: 3, perSecond: 2 };
  const ask = (asker: string) => turns.take(asker, pace, async () => 'answer');
  for (let index = 0; index < 3; index += 1) expect(await ask('one')).toBe('answer');
  await expect(ask('one')).rejects.toMatchObject({ status: 429 });
  expect(await ask('other')).toBe('answer');
  now = 500;
  expect(await ask('one')).toBe('answer');
  await expect(ask('one')).rejects.toMatchObject({ status: 429 });
  // A clock that is put back makes nobody wait.
  now = -1e9;
  await expect(ask('one')).rejects.toMatchObject({ status: 429 });
  now += 1000;
  expect(await ask('one')).toBe('answer');
});
