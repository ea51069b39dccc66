import { execFileSync } from 'node:child_process';
import { getEventListeners } from 'node:events';
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createBinderThread } from '#server/domains/documents/binder/binder-thread.ts';
import { hasPriorities, threadsBehind } from '#tests/support/threads-behind.ts';
import { binderOptions, drawPdf, makeShelf } from './binders.ts';

let shelf: Awaited<ReturnType<typeof makeShelf>>;
beforeAll(async () => {
  shelf = await makeShelf();
});
afterAll(() => shelf.remove());

/** One that no reader comes to the end of: every node of its page tree has the next one twice, forty times over. */
const endlessPdf = (): Promise<Uint8Array> =>
  drawPdf(['endless'], ({ context, catalog }) => {
    let node = context.register(context.obj({ Type: 'Pages', Kids: [], Count: 0 }));
    for (let depth = 0; depth < 40; depth++)
      node = context.register(context.obj({ Type: 'Pages', Kids: [node, node], Count: 0 }));
    catalog.Pages().Kids().push(node);
  });

/** Milliseconds: the thread is behind all others, and the machine may be full. */
const timeout = 180_000;

describe('the thread that binds', { timeout }, () => {
  it('begins anew without a sheet that keeps it too long, and tells how far it is', async () => {
    const good = await drawPdf(['good']);
    const sheets = [
      await shelf.add('Before', good),
      await shelf.add('Endless', await endlessPdf()),
      await shelf.add('After', good),
    ];
    const progress: number[] = [];
    const thread = createBinderThread({ allowed: 1500 });
    const bound = await thread.write(binderOptions, sheets, shelf.path, { onProgress: (done) => progress.push(done) });
    expect(bound.leftOut).toEqual([{ isn: sheets[1]?.isn, reason: 'damaged' }]);
    expect(bound.pages).toBe(5);
    expect(progress).toEqual([0, 1, 0, 1, 2, 3]);
  });

  it('leaves out no sheet for which the machine has no time', async () => {
    const slow = await shelf.add('Slow');
    execFileSync('mkfifo', [slow.path]);
    const { promise: begun, resolve } = Promise.withResolvers<number>();
    const writing = createBinderThread({ allowed: 400 }).write(binderOptions, [slow], shelf.path, {
      onProgress: () => resolve(hasPriorities ? threadsBehind() : 1),
    });
    expect(await begun).toBe(1);
    await wait(1500);
    await writeFile(slow.path, await drawPdf(['slow']));
    expect((await writing).leftOut).toEqual([]);
  });

  it('does not wait without end for a sheet that takes no time of the processor either', async () => {
    const silent = await shelf.add('Silent');
    execFileSync('mkfifo', [silent.path]);
    const { promise: begun, resolve } = Promise.withResolvers<number>();
    const thread = createBinderThread({ atMost: 500 });
    const writing = thread.write(binderOptions, [silent], shelf.path, { onProgress: resolve });
    // What is due first comes first: half a second from here the sheet is given up, however full the machine is.
    await begun;
    await wait(1500);
    // A thread that waits for a pipe ends with it.
    await writeFile(silent.path, await drawPdf(['too late']));
    expect((await writing).leftOut).toEqual([{ isn: silent.isn, reason: 'damaged' }]);
  });

  it('listens no longer to what could have ended it, once it is done', async () => {
    const { signal } = new AbortController();
    await createBinderThread().write(binderOptions, [await shelf.add('One', await drawPdf(['one']))], shelf.path, {
      signal,
    });
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  it('gives a binder up when too many sheets stop it', async () => {
    const sheets = [await shelf.add('Endless', await endlessPdf())];
    const thread = createBinderThread({ allowed: 300, lost: 0 });
    await expect(thread.write(binderOptions, sheets, shelf.path)).rejects.toThrow('more than 0 sheets');
    expect(existsSync(shelf.path)).toBe(false);
  });

  it('stops when it is told to, and leaves no file', async () => {
    const sheets = [await shelf.add('Good', await drawPdf(['good'])), await shelf.add('Endless', await endlessPdf())];
    const leaving = new AbortController();
    const onProgress = (done: number) => done === 1 && leaving.abort(new Error('nobody waits'));
    const writing = createBinderThread().write(binderOptions, sheets, shelf.path, {
      onProgress,
      signal: leaving.signal,
    });
    await expect(writing).rejects.toThrow('nobody waits');
    expect(existsSync(shelf.path)).toBe(false);
  });

  it('reports a place that cannot be written to', async () => {
    const sheets = [await shelf.add('Good', await drawPdf(['good']))];
    await expect(createBinderThread().write(binderOptions, sheets, '/nowhere/binder.pdf')).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});
