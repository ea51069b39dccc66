import assert from 'node:assert/strict';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeLargePdf } from '../support/pdfs.ts';
import { people } from '../support/test-server.ts';
import { expectSame } from './expect-same.ts';
import type { Part } from './part.ts';
import { type Answer, type Person, signInPerson } from './person.ts';
import { openPlace, type Place } from './place.ts';
import { mountSmallDisk } from './small-disk.ts';
import { until } from './until.ts';

/** How often the disk runs full, with other room left each time. */
const times = 4;

/** A disk that runs full under uploads, orders and everything that is saved, and has room again. */
export const diskFull: Part = {
  name: 'disk',
  run: async ({ random, check, skip, note }) => {
    const disk = await mountSmallDisk(96);
    if (!disk) return skip('Disk full', 'the right to mount a small disk');
    const place = await openPlace({ dataDir: disk.directory, env: { LOG_LEVEL: 'fatal' } });
    const kept: string[] = [];
    let refused = 0;
    try {
      await place.untilIdle();
      const member = await signInPerson(place.url, people.collectionAdmin);
      const [isn = 0] = await member.find();
      for (let time = 0; time < times; time++) {
        const free = time === 0 ? 0 : random.below(900_000);
        await check(`${free} bytes free: who sends too much is told, and reading goes on`, async () => {
          await disk.fill(free);
          const before = await stored(place);
          const bytes = await makeLargePdf(`full ${time}`, 2_000_000);
          const upload = await handIn(member, { name: `full-${time}.pdf`, bytes });
          expectTold(upload);
          for (let number = 0; number < 200; number++) {
            const key = `Search ${time} ${number}`;
            const answer = await save(member, key);
            if (answer.status === 200) kept.push(key);
            else {
              refused++;
              expectTold(answer);
              break;
            }
          }
          assert.ok((await member.find()).includes(isn), 'the search answers');
          await member.done(member.get(`/sds-details/?recordID=${isn}`));
          await until(async () => expectSame(await stored(place), before, 'nothing is half there'));
        });
        await check(`${free} bytes free: an order ends, made or with what is the matter`, async () => {
          await disk.fill(free);
          const answer = await order(member);
          if (answer.status !== 202) return expectTold(answer);
          await disk.free();
          await until(async () => {
            const { data } = await member.done(member.get(`/requests/${answer.body.id}`));
            assert.ok(['completed', 'error'].includes(data.attributes.status_slug), data.attributes.status_slug);
          }, 60);
        });
        await check(`${free} bytes free: killed and started again, nothing acknowledged is lost`, async () => {
          await disk.fill(free);
          await place.kill();
          // With no room at all it may not start; it then has to say so, and does once there is some.
          await place.start().catch(async (error: Error) => {
            assert.match(error.message, /room|full|ENOSPC/i, 'it says what is the matter');
            await disk.free();
            await place.start();
          });
          await disk.free();
          const keys = (await member.done(member.get('/search-filters/'))).searchFilters.map(
            ({ filters }: { filters: string }) => JSON.parse(filters).key,
          );
          for (const key of kept) assert.ok(keys.includes(key), `${key} is kept`);
        });
        await check('with room again the same is done, and the store is sound', async () => {
          const bytes = await makeLargePdf(`full ${time}`, 2_000_000);
          const { status } = await handIn(member, { name: `full-${time}.pdf`, bytes });
          assert.equal(status, 200);
          await place.untilIdle(90);
          for (const { id } of (await member.done(member.get('/search-filters/'))).searchFilters.slice(0, 150))
            await member.done(member.delete(`/search-filters/${id}`));
          kept.length = 0;
          await place.inStore(async (store) => {
            const { rows } = await sql`pragma integrity_check`.execute(store);
            expectSame(rows, [{ integrity_check: 'ok' }]);
          });
          // What could not be written is not left lying about.
          await until(async () => {
            const { files, held } = await stored(place);
            expectSame(files, held);
          });
        });
      }
      note(`${refused} times told`);
    } finally {
      await place.close();
      await disk.unmount();
    }
  },
};

/** A refusal of the catalogue, in words for the person. */
const expectTold = ({ status, body }: Answer): void => {
  assert.equal(status, 507, JSON.stringify(body));
  assert.deepEqual([body.errors[0].code, body.errors[0].title.length > 0], ['no_room', true]);
};

const save = (person: Person, key: string) => {
  const filters = JSON.stringify({ key, value: [{ key: 'languageFilter', value: 'English' }] });
  return person.post('/search-filters/', { filters });
};

const handIn = async (member: Person, { name, bytes }: { name: string; bytes: Buffer }): Promise<Answer> => {
  const { data } = await member.done(member.get('/subsets'));
  const form = new FormData();
  form.append('locations[]', String(data[0].id));
  form.append('files[]', new Blob([new Uint8Array(bytes)]), name);
  return member.post('/sds-addition', form);
};

const order = async (member: Person): Promise<Answer> => {
  const choices = { sort: 'product', includeDate: true, customFields: true, language: 'all', websiteLanguage: 'en' };
  const sdsIds = (await member.find()).slice(0, 5);
  return member.post('/createBinder', { ...choices, sdsIds, doubleSided: false, emails: [] });
};

/** Files on the disk and those that records refer to. */
const stored = async (place: Place) => {
  const entries = await readdir(join(place.dataDir, 'files'), { recursive: true, withFileTypes: true });
  const held = await place.inStore(async (store) => [
    ...(await store.selectFrom('requests').select('file_hash').where('file_hash', '<>', '').execute()),
    ...(await store.selectFrom('sheets').select('file_hash').where('file_hash', '<>', '').execute()),
  ]);
  return {
    files: entries
      .filter((entry) => entry.isFile())
      .map(({ name }) => name)
      .sort(),
    held: [...new Set(held.map(({ file_hash }) => file_hash))].sort(),
  };
};
