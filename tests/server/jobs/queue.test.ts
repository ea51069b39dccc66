import { spawnSync } from 'node:child_process';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { takeLease } from '#server/domains/search/index-lease.ts';
import { instanceId } from '#server/platform/instance-id.ts';
import { defineJob } from '#server/platform/jobs/job.ts';
import {
  addJob,
  addJobInTurn,
  finishJob,
  freeLeftJobs,
  leaseSeconds,
  maxAttempts,
  releaseJob,
  renewLease,
  retryJob,
  takeJob,
} from '#server/platform/jobs/queue.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { postgres } from '#tests/support/outside.ts';
import { openTestStore } from '#tests/support/test-store.ts';

const tidy = defineJob('tidy', z.object({ room: z.number() }));
const start = new Date('2026-11-20T12:00:00.000Z');
const at = (seconds: number) => new Date(start.getTime() + seconds * 1000);

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  await store.deleteFrom('jobs').execute();
});
afterAll(() => store.destroy());

const allJobs = () => store.selectFrom('jobs').selectAll().execute();

const bind = defineJob('bind', z.object({ name: z.string() }), 'long');

describe('long jobs', () => {
  const takeAll = async () => {
    const names: string[] = [];
    for (let job = await take(); job; job = await take()) {
      names.push((JSON.parse(job.payload) as { name: string }).name);
      await finishJob(store, job.id, 'a');
    }
    return names;
  };
  const take = () => takeJob(store, { worker: 'a', queue: 'long' });

  test('take turns by owner: nobody waits for all that somebody else has queued', async () => {
    for (const name of ['a1', 'a2', 'a3', 'a4']) await addJobInTurn(store, bind, { name }, 'a');
    for (const name of ['b1', 'b2']) await addJobInTurn(store, bind, { name }, 'b');
    const first = await take();
    await finishJob(store, first!.id, 'a');
    await addJobInTurn(store, bind, { name: 'c1' }, 'c');
    await addJobInTurn(store, bind, { name: 'b3' }, 'b');
    expect([(JSON.parse(first!.payload) as { name: string }).name, ...(await takeAll())]).toEqual([
      'a1',
      'b1',
      'c1',
      'a2',
      'b2',
      'a3',
      'b3',
      'a4',
    ]);
  });

  test('do not keep short ones waiting', async () => {
    await addJobInTurn(store, bind, { name: 'long' }, 'a');
    await addJob(store, tidy, { room: 1 });
    expect(await takeJob(store, { worker: 'a', queue: 'short' })).toMatchObject({ kind: 'tidy' });
  });

  test('that are given back are taken again at once, and this attempt does not count', async () => {
    await addJobInTurn(store, bind, { name: 'a1' }, 'a');
    const job = await take();
    await releaseJob(store, job!.id, 'a');
    expect(await take()).toMatchObject({ id: job!.id, attempts: 1 });
  });

  test('of a process that is gone are free as soon as another starts, those of others are not', async () => {
    for (const name of ['a1', 'b1']) await addJobInTurn(store, bind, { name }, name);
    const gone = `${instanceId.split('.')[0]}.${spawnSync(process.execPath, ['--version']).pid}.0.x`;
    await takeJob(store, { worker: gone, queue: 'long' });
    await takeJob(store, { worker: `${instanceId}.y`, queue: 'long' });
    await freeLeftJobs(store);
    expect(await takeAll()).toEqual(['a1']);
  });
});

describe('a job', () => {
  test('does not exist when the change that causes it fails', async () => {
    const change = store.transaction().execute(async (trx) => {
      await addJob(trx, tidy, { room: 1 });
      throw new Error('no');
    });
    await expect(change).rejects.toThrow('no');
    expect(await allJobs()).toEqual([]);
  });

  test('is taken by one worker, in the order in which jobs became due', async () => {
    await addJob(store, tidy, { room: 2 }, at(1));
    await addJob(store, tidy, { room: 1 }, at(0));
    await addJob(store, tidy, { room: 3 }, at(60));
    const take = (worker: string) => takeJob(store, { worker, queue: 'short', now: at(2) });
    expect((await take('a'))?.payload).toBe('{"room":1}');
    expect((await take('b'))?.payload).toBe('{"room":2}');
    expect(await take('c')).toBeUndefined();
  });

  test('is taken by one of several who look at the same time, and none of them goes without', async () => {
    for (const room of [1, 2, 3, 4]) await addJob(store, tidy, { room }, at(room));
    const workers = ['a', 'b', 'c', 'd', 'e'];
    const taken = await Promise.all(workers.map((worker) => takeJob(store, { worker, queue: 'short', now: at(9) })));
    const rooms = taken.flatMap((job) => (job ? [JSON.parse(job.payload).room] : []));
    expect(rooms.toSorted()).toEqual([1, 2, 3, 4]);
  });

  test('is gone when it is done', async () => {
    await addJob(store, tidy, { room: 1 }, start);
    const job = await takeJob(store, { worker: 'a', queue: 'short', now: start });
    await finishJob(store, job!.id, 'a');
    expect(await allJobs()).toEqual([]);
  });

  test('of a worker that died is taken over when its lease is over, not before', async () => {
    await addJob(store, tidy, { room: 1 }, start);
    const job = (await takeJob(store, { worker: 'dead', queue: 'short', now: start }))!;
    expect(await takeJob(store, { worker: 'b', queue: 'short', now: at(leaseSeconds - 1) })).toBeUndefined();
    await renewLease(store, job.id, 'dead', at(5));
    expect(await takeJob(store, { worker: 'b', queue: 'short', now: at(leaseSeconds) })).toBeUndefined();
    expect(await takeJob(store, { worker: 'b', queue: 'short', now: at(leaseSeconds + 5) })).toMatchObject({
      id: job.id,
      attempts: 2,
    });
    await finishJob(store, job.id, 'dead');
    expect(await allJobs()).toHaveLength(1);
  });

  test('that fails is tried again, each time twice as late, an hour at most, and in the end left with its error', async () => {
    await addJob(store, tidy, { room: 1 }, start);
    const waits: number[] = [];
    let now = start;
    for (
      let job = await takeJob(store, { worker: 'a', queue: 'short', now });
      job;
      job = await takeJob(store, { worker: 'a', queue: 'short', now })
    ) {
      await retryJob(store, { job, worker: 'a', error: 'broken', now });
      const [row] = await allJobs();
      waits.push((Date.parse(row!.run_at) - now.getTime()) / 1000);
      now = new Date(row!.run_at);
    }
    expect(waits.slice(0, 11)).toEqual([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560, 3600]);
    expect(waits).toHaveLength(maxAttempts);
    expect(await allJobs()).toMatchObject([{ attempts: maxAttempts, last_error: 'broken', leased_by: '' }]);
  });

  test('that was queued before the clock was put back does not wait until it is that late again', async () => {
    await addJob(store, tidy, { room: 1 }, at(2 * 3600));
    expect(await takeJob(store, { worker: 'a', queue: 'short', now: start })).toMatchObject({ payload: '{"room":1}' });
    await addJob(store, tidy, { room: 2 }, at(3600));
    expect(await takeJob(store, { worker: 'a', queue: 'short', now: start })).toBeUndefined();
  });

  test('cannot be queued with a payload that is not its own', async () => {
    await expect(addJob(store, tidy, { room: 'x' } as never)).rejects.toThrow();
  });
});

// On SQLite all processes are on one machine, and its clock is theirs.
describeWith(postgres, 'a process whose clock is five minutes ahead', () => {
  afterEach(() => void vi.useRealTimers());

  test('takes no job that another is at, and what it queues is not kept waiting', async () => {
    await addJob(store, tidy, { room: 1 });
    const taken = await takeJob(store, { worker: 'a', queue: 'short' });
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
    expect(await takeJob(store, { worker: 'b', queue: 'short' })).toBeUndefined();
    await addJob(store, tidy, { room: 2 });
    vi.useRealTimers();
    expect(await takeJob(store, { worker: 'a', queue: 'short' })).toMatchObject({ payload: '{"room":2}' });
    expect(await renewLease(store, taken!.id, 'a')).toBe(true);
  });

  test('takes no index over that another is bringing up', async () => {
    const organisation = 1;
    await store
      .insertInto('organisations')
      .values({
        id: organisation,
        name_en: 'Mill',
        name_fr: 'Usine',
        ingredients: 0,
        location_label_en: '',
        location_label_fr: '',
        custom_fields: '[]',
        products: '[]',
        created_at: start.toISOString(),
      })
      .execute();
    expect(await takeLease(store, { organisation, holder: 'a' })).toBe(true);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 300_000 });
    expect(await takeLease(store, { organisation, holder: 'b' })).toBe(false);
  });
});
