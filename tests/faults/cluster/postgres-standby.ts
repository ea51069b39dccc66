import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { Client } from 'pg';
import { connectStore } from '#server/platform/storage/database.ts';
import { startPrimaryAndStandby } from '../../support/postgres/standby.ts';
import { people } from '../../support/test-server.ts';
import { expectSame } from '../expect-same.ts';
import type { Part } from '../part.ts';
import { startRelay } from '../relay.ts';
import { until } from '../until.ts';
import { startLoad } from './load.ts';
import { startProcesses } from './processes.ts';
import { expectAlike, keepRenaming, keepSaving, keepSearching, keepWriting } from './work.ts';

/** Connections that the server allows; two processes may take sixty. */
const maxConnections = 80;

/** Seconds for which all connections are taken, and for which a table is locked. */
const [stormSeconds, lockSeconds] = [12, 8];

/** Milliseconds for which nobody answers at the address, as long as who looks after it takes to notice. */
const unnoticed = 3000;

/** A database server that crashes under load, whose standby takes its place at the same address; too many connections; a long lock. */
export const postgresStandby: Part = {
  name: 'postgres-standby',
  run: async (report) => {
    const { random, check, skip, note, progress } = report;
    const pair = await startPrimaryAndStandby({ maxConnections });
    if (!pair) return skip('A standby that takes the place of PostgreSQL', 'an installed PostgreSQL');
    let port = pair.ports.primary;
    const relay = await startRelay(() => port);
    const address = `postgres://vigie@127.0.0.1:${relay.port}/postgres`;
    const processes = await startProcesses({ DATABASE_URL: address });
    const load = startLoad();
    const clients: Client[] = [];
    try {
      const members = await processes.signIn(people.collectionAdmin);
      const [operator] = await processes.signIn(people.operator);
      const [admin] = await processes.signIn(people.companyAdmin);
      const [, author] = await processes.signIn(people.hospitalAdmin);
      const sheets = await until(() => members[0].find(), 60);
      for (const member of members) keepSearching(load, member);
      const saving = keepSaving(load, admin);
      const writing = keepWriting(load, author);
      const renaming = keepRenaming(load, { operator, member: members[1], sheets, random });
      const goesOn = async () => {
        for (const kind of ['search', 'save', 'rename']) {
          const before = load.answered(kind);
          await until(async () => assert.ok(load.answered(kind) > before, `${kind} is answered again`), 60);
        }
      };
      await check('with all there everything is answered', async () => {
        await wait(5000);
        await goesOn();
        load.tell(report, 'all there');
      });
      await check('a table is locked: who needs it waits or is refused, and nothing stays behind', async () => {
        progress('lock');
        for (const table of ['sessions', 'collection_sheets']) {
          const client = await connected(address);
          await client.query('begin');
          await client.query(`lock table ${table} in access exclusive mode`);
          await wait(lockSeconds * 1000);
          await client.query('commit');
          await client.end();
          await goesOn();
          load.tell(report, `${table} locked for ${lockSeconds} s`);
        }
      });
      await check('all connections taken by others: people are told, and it passes', async () => {
        progress('storm');
        const end = Date.now() + stormSeconds * 1000;
        while (Date.now() < end) {
          const client = await connected(address).catch(() => undefined);
          if (client) clients.push(client);
          else await wait(50);
        }
        for (const client of clients.splice(0)) await client.end().catch(() => undefined);
        await goesOn();
        load.tell(report, 'all connections taken');
      });
      await check('the primary crashes, its standby is promoted and gets the address: nobody is lost', async () => {
        progress('crash');
        await pair.crash();
        await wait(unnoticed);
        await relay.leave();
        await pair.promote();
        port = pair.ports.standby;
        await relay.comeBack();
        await goesOn();
        load.tell(report, `crashed, and its standby promoted after ${unnoticed / 1000} s`);
      });
      await wait(3000);
      await load.stop();
      await check('nothing acknowledged is lost, nothing is there twice, both processes tell the same', async () => {
        await renaming.expectFound(members);
        await saving.expectKept();
        const store = connectStore(address);
        await writing.expectOnce(store).finally(() => store.destroy());
        await expectAlike(members);
      });
      await check('nobody met anything but an answer or a refusal in words', async () => expectSame(load.faults, []));
      note(
        `\n  ${renaming.count()} sheets renamed, ${saving.count()} searches saved, ${writing.count()} messages written`,
      );
    } finally {
      for (const client of clients) await client.end().catch(() => undefined);
      await load.stop();
      await processes.close();
      await relay.close();
      await pair.close();
    }
  },
};

const connected = async (address: string): Promise<Client> => {
  const client = new Client({ connectionString: address, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
