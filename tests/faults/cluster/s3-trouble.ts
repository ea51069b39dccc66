import assert from 'node:assert/strict';
import { setTimeout as wait } from 'node:timers/promises';
import { connectStore } from '#server/platform/storage/database.ts';
import { makePdf } from '../../support/pdfs.ts';
import { startCluster } from '../../support/postgres/cluster.ts';
import { fetchVersitygw } from '../../support/s3/fetch-versitygw.ts';
import { startS3 } from '../../support/s3/start-s3.ts';
import { people } from '../../support/test-server.ts';
import { expectSame } from '../expect-same.ts';
import type { Part } from '../part.ts';
import type { Person } from '../person.ts';
import { until } from '../until.ts';
import { slowness, startHttpRelay, type Trouble } from './http-relay.ts';
import { type Load, startLoad } from './load.ts';
import { startProcesses } from './processes.ts';
import { expectAlike, keepSaving, keepSearching } from './work.ts';

/** Seconds of each trouble: longer than a file waits for S3. */
const troubleSeconds = 30;

const troubles = {
  slow: `S3 slower by ${slowness / 1000} s`,
  fails: 'S3 answers 500',
  hangs: 'S3 hangs',
} as const satisfies Partial<Record<Trouble, string>>;

/** An S3 server that is slow, fails, hangs and is gone, while PDFs are opened and handed in, and documents are made. */
export const s3Trouble: Part = {
  name: 's3-trouble',
  run: async (report) => {
    const { check, skip, note, progress } = report;
    const program = fetchVersitygw();
    if (!program) return skip('S3 in trouble', 'Go');
    const cluster = await startCluster();
    if (!cluster) return skip('S3 in trouble', 'an installed PostgreSQL');
    const s3 = await startS3(program);
    const relay = await startHttpRelay(s3.endpoint);
    const processes = await startProcesses({
      DATABASE_URL: cluster.address,
      FILES_URL: s3.urlOf('cluster', relay.url),
    });
    const load = startLoad();
    const store = connectStore(cluster.address);
    try {
      const members = await processes.signIn(people.collectionAdmin);
      const [operator] = await processes.signIn(people.operator);
      const [admin] = await processes.signIn(people.companyAdmin);
      const sheets = await until(() => members[0].find(), 60);
      const [place] = (await members[0].done(members[0].get('/subsets'))).data;
      const additions = keepHandingIn(load, { members, operator, place: place.id });
      const orders = keepOrdering(load, { member: members[1], sheets: sheets.slice(0, 5) });
      keepSearching(load, members[0]);
      const saving = keepSaving(load, admin);
      const goesOn = async () => {
        for (const kind of ['hand in', 'open a PDF', 'search']) {
          const before = load.answered(kind);
          await until(async () => assert.ok(load.answered(kind) > before, `${kind} is answered again`), 90);
        }
      };
      await check('with S3 there everything is answered', async () => {
        await goesOn();
        load.tell(report, 'S3 there');
      });
      /** What the System page says of files. */
      const toldOfFiles = async (): Promise<string> => {
        const { body } = await operator.get('/operator/system');
        return body?.findings?.find(({ check: id }: { check: string }) => id === 'files')?.outcome ?? 'nothing';
      };
      for (const [trouble, words] of Object.entries(troubles))
        await check(`${words}: who needs no file is not kept waiting, and all is as before afterwards`, async () => {
          progress(words);
          relay.make(trouble as Trouble);
          const told = toldOfFiles();
          await wait(troubleSeconds * 1000);
          relay.make('none');
          expectSame(await told, trouble === 'slow' ? 's3' : 'away');
          await goesOn();
          load.tell(report, words);
        });
      await check('S3 gone: who needs no file is not kept waiting, and all is as before afterwards', async () => {
        progress('gone');
        await relay.leave();
        const told = toldOfFiles();
        await wait(troubleSeconds * 1000);
        await relay.comeBack();
        expectSame(await told, 'away');
        await goesOn();
        load.tell(report, 'S3 gone');
      });
      await load.stop();
      await check('every PDF that was acknowledged can be opened, and is what was sent', additions.expectKept);
      await check('every document that was acknowledged is made, once', async () => {
        await until(async () => {
          for (const id of orders) {
            const { data } = await members[0].done(members[0].get(`/requests/${id}`));
            assert.equal(data.attributes.status_slug, 'completed');
          }
        }, 180);
        const made = await store
          .selectFrom('request_changes')
          .select('request_id')
          .where('request_id', 'in', orders)
          .where('status', '=', 'completed')
          .execute();
        expectSame(made.map(({ request_id }) => request_id).sort(), orders.toSorted(), 'made once');
      });
      await check('no request is without its file, and both processes tell the same', async () => {
        const bare = await store
          .selectFrom('requests')
          .select('id')
          .where('type', '=', 'sdsaddition')
          .where('id', 'in', additions.ids())
          .where('file_hash', '=', '')
          .execute();
        expectSame(bare, []);
        await saving.expectKept();
        await expectAlike(members);
      });
      await check('nobody met anything but an answer or a refusal in words', async () => expectSame(load.faults, []));
      note(
        `\n  ${additions.ids().length} PDFs handed in, ${orders.length} documents ordered, ${saving.count()} searches saved`,
      );
    } finally {
      await load.stop();
      await store.destroy();
      await processes.close();
      await relay.close();
      await s3.close();
      await cluster.close();
    }
  },
};

/** A member hands in one PDF after the other; an operator at the same process opens what was acknowledged last. */
const keepHandingIn = (
  load: Load,
  { members, operator, place }: { members: readonly [Person, Person]; operator: Person; place: string },
) => {
  const ids: number[] = [];
  const open = (id: number) => operator.get(`/operator/requests/${id}/file`);
  load.keep(async (round) => {
    const form = new FormData();
    form.append('locations[]', place);
    form.append('files[]', new Blob([new Uint8Array(await makePdf(`Handed in ${round}`))]), `${round}.pdf`);
    const answer = await load.ask('hand in', () => (members[round % 2] ?? members[0]).post('/sds-addition', form));
    if (answer) ids.push(answer.body.data[0].id);
  }, 500);
  load.keep(async () => {
    const id = ids.at(-1);
    if (id !== undefined) await load.ask('open a PDF', () => open(id));
  }, 200);
  return {
    ids: () => ids,
    expectKept: async () => {
      for (const id of ids) {
        const { status, bytes } = await open(id);
        assert.equal(status, 200, `the file of ${id}`);
        assert.equal(bytes.subarray(0, 5).toString(), '%PDF-');
      }
    },
  };
};

/** A member orders a binder now and then: the numbers of those that were acknowledged. */
const keepOrdering = (load: Load, { member, sheets }: { member: Person; sheets: readonly number[] }): number[] => {
  const orders: number[] = [];
  const choices = { sort: 'product', includeDate: true, customFields: true, language: 'all', websiteLanguage: 'en' };
  load.keep(async (round) => {
    const binder = { ...choices, sdsIds: sheets, doubleSided: false, emails: [`binder-${round}@example.com`] };
    const answer = await load.ask('order a binder', () => member.post('/createBinder', binder));
    if (answer) orders.push(answer.body.id);
  }, 10_000);
  return orders;
};
