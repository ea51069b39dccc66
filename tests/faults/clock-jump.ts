import assert from 'node:assert/strict';
import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { startSmtpServer } from '../support/smtp-server.ts';
import { people } from '../support/test-server.ts';
import { expectSame } from './expect-same.ts';
import type { Part } from './part.ts';
import { ask, enter, type Person, signInPerson } from './person.ts';
import { openPlace, type Place } from './place.ts';
import { until } from './until.ts';

const shifter = fileURLToPath(new URL('clock/shift-clock.ts', import.meta.url));
const hour = 3_600_000;

/** The clock of the server's machine is put forward by 40 days, and back by two hours; nothing waits as long as it jumped. */
export const clockJump: Part = {
  name: 'clock',
  run: async ({ check }) => {
    const folder = await mkdtemp(join(tmpdir(), 'vigie-clock-'));
    const clock = join(folder, 'shift');
    const jump = async (milliseconds: number) => {
      await writeFile(`${clock}.part`, String(milliseconds));
      await rename(`${clock}.part`, clock);
      // Each thread looks several times within that.
      await wait(300);
    };
    await jump(0);
    const smtp = await startSmtpServer();
    const place = await openPlace({
      env: {
        CLOCK_FILE: clock,
        NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${shifter}`,
        SMTP_URL: smtp.url,
      },
    });
    try {
      await place.untilIdle();
      await check('two hours back: who is signed in stays so, and saves', async () => {
        const admin = await signInPerson(place.url, people.companyAdmin);
        await jump(-2 * hour);
        await admin.done(admin.get('/userinfo'));
        await save(admin, 'after the jump back');
        expectSame(await savedBy(admin), ['after the jump back']);
      });
      await check('two hours back: a document that was ordered before is made, and told of', async () => {
        await jump(0);
        const member = await signInPerson(place.url, people.collectionAdmin);
        smtp.stall();
        const id = await order(member, 'before@example.com');
        await until(async () => assert.ok(smtp.held() > 0 || (await waiting(place)) > 0));
        await jump(-2 * hour);
        smtp.resume();
        await expectMade(member, id);
        await place.untilIdle(60);
        expectSame(readersOf(smtp, 'before@'), ['before@example.com']);
      });
      await check('two hours back: what waited for its next try is not kept waiting as long', async () => {
        await jump(0);
        const member = await signInPerson(place.url, people.collectionAdmin);
        await place.kill();
        await place.inStore((store) =>
          store
            .insertInto('jobs')
            .values({
              kind: 'mail-password-changed',
              payload: '{"userId":1}',
              run_at: inSeconds(5),
              created_at: inSeconds(0),
            })
            .execute(),
        );
        await jump(-2 * hour);
        await place.start();
        await place.untilIdle(60);
        await member.done(member.get('/userinfo'));
      });
      await check('two hours back: who was locked out is not locked out for two hours', async () => {
        await jump(0);
        const network = '198.51.100.7';
        for (let attempt = 0; attempt < 10; attempt++)
          await enter(place.url(), people.reader, { network, password: 'wrong' });
        assert.equal((await enter(place.url(), people.reader, { network })).status, 429, 'locked');
        await jump(-2 * hour);
        assert.equal(
          (await enter(place.url(), people.reader, { network })).status,
          200,
          'not for as long as it jumped',
        );
      });
      await check('forty days ahead: sessions are over, and everybody comes in again', async () => {
        await jump(0);
        const admin = await signInPerson(place.url, people.companyAdmin);
        const network = '198.51.100.8';
        for (let attempt = 0; attempt < 10; attempt++)
          await enter(place.url(), people.hospitalAdmin, { network, password: 'wrong' });
        await jump(40 * 24 * hour);
        const ended = await admin.get('/userinfo');
        assert.equal(ended.status, 401);
        assert.ok(ended.body.errors[0].title.length > 0, 'it is said in words');
        assert.equal((await enter(place.url(), people.hospitalAdmin, { network })).status, 200);
        const again = await signInPerson(place.url, people.companyAdmin);
        expectSame(await savedBy(again), ['after the jump back'], 'nothing is lost');
      });
      await check('forty days ahead: an order under way is made once', async () => {
        await jump(0);
        const member = await signInPerson(place.url, people.collectionAdmin);
        const id = await order(member, 'ahead@example.com');
        await jump(40 * 24 * hour);
        const later = await signInPerson(place.url, people.collectionAdmin);
        await expectMade(later, id);
        await place.untilIdle(60);
        expectSame(readersOf(smtp, 'ahead@'), ['ahead@example.com']);
      });
      await check('and back to the true time: the search answers, a new session is one', async () => {
        await jump(0);
        const member = await signInPerson(place.url, people.collectionAdmin);
        assert.ok((await member.find()).length > 0);
        assert.equal((await ask(place.url(), '/health', {})).status, 200);
        await place.untilIdle(60);
      });
    } finally {
      await place.close();
      await smtp.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

const save = async (person: Person, key: string) => {
  const filters = JSON.stringify({ key, value: [{ key: 'languageFilter', value: 'English' }] });
  await person.done(person.post('/search-filters/', { filters }));
};
const savedBy = async (person: Person): Promise<string[]> =>
  (await person.done(person.get('/search-filters/'))).searchFilters.map(
    ({ filters }: { filters: string }) => JSON.parse(filters).key,
  );

const order = async (member: Person, email: string): Promise<number> => {
  const choices = { sort: 'product', includeDate: true, customFields: true, language: 'all', websiteLanguage: 'en' };
  const sdsIds = (await member.find()).slice(0, 6);
  const answer = await member.done(
    member.post('/createBinder', { ...choices, sdsIds, doubleSided: false, emails: [email] }),
  );
  return answer.id;
};
const expectMade = (member: Person, id: number) =>
  until(async () => {
    const { data } = await member.done(member.get(`/requests/${id}`));
    assert.equal(data.attributes.status_slug, 'completed');
  }, 60);
const waiting = (place: Place): Promise<number> =>
  place.inStore(async (store) => (await store.selectFrom('jobs').select('id').execute()).length);

const readersOf = ({ received }: Awaited<ReturnType<typeof startSmtpServer>>, beginning: string): string[] =>
  received.map(({ to }) => to).filter((to) => to.startsWith(beginning));
