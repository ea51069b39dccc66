import assert from 'node:assert/strict';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { indexAllSections } from '#server/domains/reading/index-sections.ts';
import { connectStore, type Store } from '#server/platform/storage/database.ts';
import { startCluster } from '../../support/postgres/cluster.ts';
import { startSmtpServer } from '../../support/smtp-server.ts';
import { startSolr } from '../../support/solr/start-solr.ts';
import { people } from '../../support/test-server.ts';
import { expectSame } from '../expect-same.ts';
import type { Part } from '../part.ts';
import type { Person } from '../person.ts';
import { until } from '../until.ts';
import { type Load, startLoad } from './load.ts';
import { startProcesses } from './processes.ts';
import { expectAlike, keepRenaming, keepSaving, keepSearching, keepWriting } from './work.ts';

const shifter = fileURLToPath(new URL('../clock/shift-clock.ts', import.meta.url));

/** Milliseconds that the second process is ahead of the first and of the database. */
const apart = 5 * 60_000;

/** Two processes on one database, one index and one mail server, with clocks five minutes apart, of which one is killed under load. */
export const twoProcesses: Part = {
  name: 'two-processes',
  run: async (report) => {
    const { random, check, skip, note, progress } = report;
    const cluster = await startCluster();
    if (!cluster) return skip('Two processes', 'an installed PostgreSQL');
    const solr = await startSolr();
    const smtp = await startSmtpServer();
    const folder = await mkdtemp(join(tmpdir(), 'vigie-clock-'));
    const clock = join(folder, 'shift');
    await writeFile(clock, String(apart));
    const ahead = {
      CLOCK_FILE: clock,
      NODE_OPTIONS: `--disable-warning=ExperimentalWarning --import ${shifter}`,
    };
    const shared = { DATABASE_URL: cluster.address, SMTP_URL: smtp.url, ...(solr && { SOLR_URL: solr.url }) };
    if (!solr) skip('Leases of indexes in Solr', 'Java 17 and Maven');
    const processes = await startProcesses(shared, [{}, ahead]);
    const load = startLoad();
    const store = connectStore(cluster.address);
    try {
      const members = await processes.signIn(people.collectionAdmin);
      const [operator] = await processes.signIn(people.operator);
      const admins = await processes.signIn(people.companyAdmin);
      const authors = await processes.signIn(people.hospitalAdmin);
      const sheets = await until(() => members[0].find(), 90);
      await check('who signs in at one is signed in at the other, whose clock is five minutes ahead', async () => {
        for (const person of members) await person.done(person.get('/userinfo'));
      });
      for (const member of members) keepSearching(load, member);
      const saving = keepSaving(load, admins[1]);
      const writing = authors.map((author) => keepWriting(load, author, 8));
      const renaming = keepRenaming(load, { operator, member: members[1], sheets, random });
      const orders = keepOrderingAtBoth(load, { members, sheets: sheets.slice(0, 25), store });
      await check('clocks five minutes apart: what is queued at either is done within a minute', async () => {
        progress('clocks');
        await wait(25_000);
        await until(async () => assert.ok(orders.length > 3), 60);
        const asked = orders.slice(0, 4);
        await until(async () => expectSame(await waitingOf(store, asked), []), 60);
        load.tell(report, 'clocks five minutes apart');
      });
      await check('the one that is ahead is killed with jobs under way: its people go on at the other', async () => {
        progress('killed');
        await until(async () => assert.ok((await leased(store)) > 0, 'a job is under way'), 60);
        await processes.second.kill();
        await wait(15_000);
        for (const path of ['/userinfo', '/requests']) await members[0].done(members[0].get(path));
        load.tell(report, 'one killed');
        await processes.second.start();
        await wait(5000);
        load.tell(report, 'and started again');
      });
      await load.stop();
      await check('every order that was acknowledged is made once and mailed once', async () => {
        progress('looking');
        await until(async () => expectSame(await jobsLeft(store), []), 180);
        expectSame(await waitingOf(store, orders), []);
        const told = smtp.received.map(({ to }) => to).filter((to) => to.startsWith('binder-'));
        const twice = told.filter((to, at) => told.indexOf(to) !== at);
        // A mail that was on its way when its process was killed, and could not be noted, is sent again.
        assert.ok(twice.length <= 1, `mailed twice: ${twice}`);
        note(`\n  ${twice.length} mails sent twice, of ${told.length}`);
        expectSame(
          orders.filter(({ email }) => !told.includes(email)),
          [],
          'who was not told',
        );
      });
      await check('nothing acknowledged is lost, nothing is there twice, both processes tell the same', async () => {
        await renaming.expectFound(members);
        await saving.expectKept(admins[0]);
        for (const each of writing) await each.expectOnce(store);
        const subjects = smtp.received.flatMap(({ text }) => /Message \d+ \S+\./.exec(text)?.[0] ?? []);
        assert.ok(new Set(subjects).size >= subjects.length - 1, 'a message is mailed once');
        await expectAlike(members);
      });
      await check('nobody met anything but an answer or a refusal in words', async () => expectSame(load.faults, []));
      note(
        `\n  ${renaming.count()} sheets renamed, ${saving.count()} searches saved, ${orders.length} binders ordered, ${renaming.late()} answers were without the newest change`,
      );
    } finally {
      await load.stop();
      await store.destroy();
      await processes.close();
      await smtp.close();
      await solr?.close();
      await cluster.close();
      await rm(folder, { recursive: true, force: true });
    }
  },
};

/** Somebody orders binders at both processes in turn: what was acknowledged, and who is told of it. */
const keepOrderingAtBoth = (
  load: Load,
  { members, sheets, store }: { members: readonly [Person, Person]; sheets: readonly number[]; store: Store },
) => {
  const orders: { readonly id: number; readonly email: string }[] = [];
  const choices = { sort: 'product', includeDate: true, customFields: true, language: 'all', websiteLanguage: 'en' };
  load.keep(async (round) => {
    // Nobody may have more than ten in the making.
    if ((await waitingOf(store, orders)).length > 6) return;
    const email = `binder-${round}@example.com`;
    const binder = { ...choices, sdsIds: sheets, doubleSided: false, emails: [email] };
    const answer = await load.ask('order a binder', () =>
      (members[round % 2] ?? members[0]).post('/createBinder', binder),
    );
    if (answer) orders.push({ id: answer.body.id, email });
  }, 3000);
  return orders;
};

/** Orders that are not made yet. */
const waitingOf = async (store: Store, orders: readonly { readonly id: number }[]): Promise<unknown[]> => {
  const ids = orders.map(({ id }) => id);
  const rows = await store
    .selectFrom('requests')
    .select(['id', 'status'])
    .where('id', 'in', ids)
    .where('status', '<>', 'completed')
    .execute();
  return rows.map(({ id, status }) => `${id} ${status}`);
};

/** The full-text index of a new demo takes many minutes, and is nobody's order. */
const jobsLeft = async (store: Store): Promise<string[]> => {
  const rows = await store.selectFrom('jobs').select('kind').where('kind', '!=', indexAllSections.kind).execute();
  return rows.map(({ kind }) => kind);
};

const leased = async (store: Store): Promise<number> =>
  (await store.selectFrom('jobs').select('id').where('leased_by', '<>', '').execute()).length;
