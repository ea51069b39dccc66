import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { makeLargePdf } from '../support/pdfs.ts';
import { people } from '../support/test-server.ts';
import { expectSame } from './expect-same.ts';
import type { Part } from './part.ts';
import { ask, signInPerson } from './person.ts';
import { openPlace, type Place } from './place.ts';
import { open, readStatusCode, send, toBytes, toForm } from './raw-request.ts';
import { until } from './until.ts';

/** How often each kind of request is cut. */
const cuts = 40;

/** Connections that send a byte now and then, at once. */
const slow = 60;

/** Milliseconds in which everybody else is answered meanwhile; far more than it takes, and far less than waiting for them would. */
const timeout = 5000;

/** Requests that are cut anywhere, and requests that never end. */
export const halfSent: Part = {
  name: 'half-sent',
  run: async ({ random, check, note }) => {
    const place = await openPlace();
    try {
      await place.untilIdle();
      const member = await signInPerson(place.url, people.collectionAdmin);
      const { data: places } = await member.done(member.get('/subsets'));
      const json = (method: 'POST' | 'PUT', path: string, body: object) =>
        toBytes({
          ...{ method, path, cookie: member.cookie, contentType: 'application/json' },
          body: Buffer.from(JSON.stringify(body)),
        });
      const saved = (number: number) => ({
        filters: JSON.stringify({ key: `Half ${number}`, value: [{ key: 'languageFilter', value: 'English' }] }),
      });
      const addition = async (number: number) => {
        const form = new FormData();
        form.append('locations[]', String(places[0].id));
        for (const part of [1, 2]) {
          const bytes = await makeLargePdf(`half ${number} ${part}`, 60_000);
          form.append('files[]', new Blob([new Uint8Array(bytes)]), `half-${number}-${part}.pdf`);
        }
        return toBytes({ method: 'POST', path: '/sds-addition', cookie: member.cookie, ...(await toForm(form)) });
      };
      const columns = { columns: ['manufacturer'], hiddenSections: [] };
      const kinds = {
        'a saved search': async (number: number) => json('POST', '/search-filters/', saved(number)),
        preferences: async () => json('PUT', '/preferences', columns),
        'two PDFs': addition,
      };

      for (const [name, make] of Object.entries(kinds))
        await check(`${name}, cut ${cuts} times: nothing is stored`, async () => {
          const before = await stored(place);
          for (let number = 0; number < cuts; number++) {
            const bytes = await make(number);
            const socket = await open(place.url());
            // The last byte is missing at least, and now and then all of the body.
            const head = bytes.indexOf('\r\n\r\n');
            const length = random.chance(0.3) ? random.below(head) : 1 + random.below(bytes.length - 1);
            await send(socket, bytes.subarray(0, length));
            await wait(random.below(10));
            if (random.chance(0.5)) socket.end();
            else socket.resetAndDestroy();
            if (number % 10 === 0) await expectQuick(place);
            socket.unref();
          }
          await until(async () => expectSame(await stored(place), before, 'nothing is stored'));
        });

      await check('sent whole, in two halves, each is stored once', async () => {
        const before = await stored(place);
        for (const make of Object.values(kinds)) {
          const bytes = await make(1000);
          const socket = await open(place.url());
          const answer = readStatusCode(socket);
          const middle = random.below(bytes.length);
          await send(socket, bytes.subarray(0, middle));
          await wait(100);
          await send(socket, bytes.subarray(middle));
          assert.equal(await answer, 200);
          socket.destroy();
        }
        const after = await stored(place);
        expectSame(
          [after.searches - before.searches, after.requests - before.requests, after.files - before.files],
          [1, 2, 2],
        );
        expectSame((await member.done(member.get('/preferences'))).columns, columns.columns);
      });

      await check(
        `${slow} connections that never get on: all others are answered, and in the end they are closed`,
        async () => {
          const whole = json('POST', '/search-filters/', saved(2000));
          const before = await stored(place);
          const sockets = await Promise.all(Array.from({ length: slow }, () => open(place.url())));
          let closed = 0;
          for (const socket of sockets) {
            socket.resume();
            socket.once('close', () => closed++);
          }
          const head = whole.indexOf('\r\n\r\n') + 4;
          const started = performance.now();
          for (let sent = 0; closed < slow; sent++) {
            for (const [index, socket] of sockets.entries()) {
              // Half of them never end their headers, half never end the body.
              const first = index % 2 ? whole.subarray(0, head + 1) : whole.subarray(0, 20);
              if (!socket.destroyed) socket.write(sent === 0 ? first : index % 2 ? ' ' : 'x');
            }
            await expectQuick(place);
            await wait(2000);
            assert.ok(performance.now() - started < 150_000, `${slow - closed} are still held`);
          }
          note(`slow ones closed after ${Math.round((performance.now() - started) / 1000)} s`);
          expectSame(await stored(place), before, 'nothing is stored');
        },
      );
    } finally {
      await place.close();
    }
  },
};

const expectQuick = async (place: Place): Promise<void> => {
  const started = performance.now();
  assert.equal((await ask(place.url(), '/health', {})).status, 200);
  const took = Math.round(performance.now() - started);
  assert.ok(took < timeout, `health is answered after ${took} ms`);
};

const stored = async (place: Place) => {
  const entries = await readdir(join(place.dataDir, 'files'), { recursive: true, withFileTypes: true });
  return place.inStore(async (store) => ({
    searches: (await store.selectFrom('saved_searches').select('id').execute()).length,
    requests: (await store.selectFrom('requests').select('id').execute()).length,
    preferences: (await store.selectFrom('preferences').selectAll().execute()).length,
    claims: (await store.selectFrom('file_claims').selectAll().execute()).length,
    files: entries.filter((entry) => entry.isFile()).length,
  }));
};
