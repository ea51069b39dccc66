import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { runDueJobs } from '#server/app/jobs.ts';
import { changeRequestStatus, type StatusChange } from '#server/domains/requests/change-status.ts';
import { tellLongUntold } from '#server/domains/requests/mails/untold-ends.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { type ReadMail, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { signedInCaller, signedInOperator } from '../operator/operator-caller.ts';
import { idOf } from '../users/members.ts';
import { putRequest } from './requests.ts';

let server: TestServer;

const change = (requestId: number, status: StatusChange['status'], note = '', userId: number | null = null) =>
  inTransaction(server.services.store, (trx) => changeRequestStatus(trx, { requestId, status, note, userId }));

const mails = async (): Promise<ReadMail[]> => {
  const sent = await readOutbox(server);
  expect(await server.services.store.selectFrom('jobs').selectAll().execute()).toEqual([]);
  return sent.map((mail) => ({ ...mail, text: mail.text.replaceAll('\r', '') }));
};

const untold = () => server.services.store.selectFrom('untold_ends').select('request_id').execute();

/** Additions that somebody sent together. */
const askTogether = async (name: string, files: readonly string[]): Promise<number[]> => {
  const user_id = await idOf(server, name);
  const ids: number[] = [];
  for (const file_name of files)
    ids.push(await putRequest(server, { user_id, type: 'sdsaddition', file_name, submission: 'together' }));
  return ids;
};

describe('what was sent together', () => {
  beforeEach(async () => {
    server = await startTestServer({ PUBLIC_URL: 'https://vigie.localhost' });
    await server.services.store.deleteFrom('jobs').execute();
  });
  afterEach(() => server.close());

  test('is told in one mail once all of it is dealt with, each with outcome, reason and link [S5.7-02]', async () => {
    const ids = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf', 'C.pdf']);
    await change(ids[0]!, 'completed');
    await change(ids[2]!, 'error', 'The scan\ncannot be read.');
    expect(await mails()).toEqual([]);
    await change(ids[1]!, 'completed', 'Its newer edition.');
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail?.to).toBe(people.companyAdmin);
    expect(mail?.subject).toBe('“A.pdf” and 2 others: 2 added, 1 could not be added');
    for (const part of [
      `Could not be added: 1\n- R-${ids[2]}: “C.pdf” could not be added\n  Reason: The scan\n  cannot be read.\n  https://vigie.localhost/message-centre?request=${ids[2]}`,
      // The reason says what to do with the file.
      'What you can do now\n- Write to support if you think that it should have been added.\n  https://vigie.localhost/contact-us',
      `Added: 2\n- R-${ids[0]}: “A.pdf” has been added\n  https://vigie.localhost/message-centre?request=${ids[0]}`,
      `- R-${ids[1]}: “B.pdf” has been added\n  Note: Its newer edition.`,
      'https://vigie.localhost/account-information',
    ])
      expect(mail?.text).toContain(part);
    expect(mail?.text).not.toContain('Send a clearer PDF');
    expect(mail?.html).toContain('The scan<br>cannot be read.');
    expect(mail?.text).not.toMatch(/\berror\b/i);
    expect(await untold()).toEqual([]);
  });

  test('counts as added only what was added: a sheet that was there is used [S5.7-12]', async () => {
    const ids = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf', 'C.pdf']);
    const { store } = server.services;
    const info = JSON.stringify({ product_name: 'Acetone', used: true });
    await store.updateTable('requests').set({ info }).where('id', '=', ids[1]!).execute();
    for (const id of ids) await change(id, 'completed');
    const [mail] = await mails();
    expect(mail?.subject).toBe('“A.pdf” and 2 others: 2 added, 1 already there');
    expect(mail?.text).toContain('Added: 2');
    expect(mail?.text).toContain(
      `Already in your collection: 1\n- R-${ids[1]}: “Acetone” is in your collection already`,
    );
  });

  test('is told in the language of who sent it', async () => {
    const ids = await askTogether(people.reader, ['A.pdf', 'B.pdf']);
    await change(ids[0]!, 'error', 'Illisible.');
    await change(ids[1]!, 'completed');
    const [mail] = await mails();
    expect(mail?.subject).toBe('La fiche «\u00a0A.pdf\u00a0» et 1 autre\u00a0: 1 ajoutée, 1 n’a pas pu être ajoutée');
    expect(mail?.text).toContain('Motif\u00a0: Illisible.');
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/erreur/i);
  });

  test('does not hold up what another person, or the same another time, sent', async () => {
    const [first] = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf']);
    const alone = await putRequest(server, {
      user_id: await idOf(server, people.companyAdmin),
      type: 'sdsaddition',
      file_name: 'Alone.pdf',
    });
    await change(first!, 'completed');
    await change(alone, 'completed');
    expect((await mails()).map(({ subject }) => subject)).toEqual([`R-${alone}: “Alone.pdf” has been added`]);
  });

  test('is told so far after two business days, and the rest at the end [S5.7-03]', async () => {
    const ids = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf', 'C.pdf', 'D.pdf']);
    await change(ids[0]!, 'completed');
    await change(ids[1]!, 'error', 'Password.');
    const { store } = server.services;
    const days = async (count: number) => tellLongUntold(store, new Date(Date.now() + count * 86_400_000));
    await days(1);
    expect(await mails()).toEqual([]);
    // A weekend may lie between.
    await days(5.1);
    await days(5.1);
    const [early, ...none] = await mails();
    expect(none).toEqual([]);
    expect(early?.subject).toBe('“A.pdf” and 1 other: 1 added, 1 could not be added');
    expect(early?.text).toContain('2 that you sent with them are still being worked on; we will write again.');
    await change(ids[2]!, 'completed');
    expect(await mails()).toHaveLength(1);
    await change(ids[3]!, 'completed');
    const [, last, ...more] = await mails();
    expect([last?.subject, more]).toEqual(['“C.pdf” and 1 other: 2 added', []]);
  });

  test('is told as one request where one alone is to be told', async () => {
    const ids = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf']);
    await change(ids[0]!, 'completed');
    await change(ids[1]!, 'error', '', await idOf(server, people.companyAdmin));
    expect((await mails()).map(({ subject }) => subject)).toEqual([`R-${ids[0]}: “A.pdf” has been added`]);
  });

  test('is told as it ended last, and what is opened again waits', async () => {
    const ids = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf', 'C.pdf']);
    await change(ids[0]!, 'error', 'A mistake.');
    await change(ids[0]!, 'completed');
    await change(ids[1]!, 'completed');
    await change(ids[2]!, 'completed');
    // Before the mail has left.
    await change(ids[2]!, 'processing');
    const sent = await mails();
    expect(sent.map(({ subject }) => subject)).toEqual([
      '“A.pdf” and 1 other: 2 added',
      `R-${ids[2]}: “C.pdf” is being worked on again`,
    ]);
    expect(sent[0]?.text).not.toContain('A mistake.');
  });

  test('does not hold up a note, which is a question often', async () => {
    const ids = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf']);
    await change(ids[0]!, 'processing', 'Which page?');
    await change(ids[0]!, 'completed');
    const [mail, ...others] = await mails();
    expect([mail?.subject, others]).toEqual([`R-${ids[0]}: a message about “A.pdf”`, []]);
    expect(mail?.text).toContain('Note: Which page?');
  });

  test('is not told to who wants no such mail, or has left', async () => {
    const ids = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf']);
    const { store } = server.services;
    await store.updateTable('users').set({ is_subscribed: 0 }).where('name', '=', people.companyAdmin).execute();
    for (const id of ids) await change(id, 'completed');
    expect(await mails()).toEqual([]);
    expect(await untold()).toEqual([]);
  });

  test('outlives a mail server that is away, and is told once', async () => {
    const ids = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf']);
    for (const id of ids) await change(id, 'completed');
    const away = { send: () => Promise.reject(new Error('away')), findFault: async () => undefined, close: () => {} };
    await runDueJobs({ ...server.services, mailer: away, log: server.app.log });
    const { store } = server.services;
    expect(await store.selectFrom('jobs').select('kind').execute()).toEqual([{ kind: 'mail-submission' }]);
    await store.updateTable('jobs').set({ run_at: '' }).execute();
    expect(await mails()).toHaveLength(1);
  });

  test('is told in one mail where several operators end it at the same time', async () => {
    const ids = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf', 'C.pdf', 'D.pdf']);
    await Promise.all(ids.map((id) => change(id, 'completed')));
    expect((await mails()).map(({ subject }) => subject)).toEqual(['“A.pdf” and 3 others: 4 added']);
  });

  test('a change that is given up keeps nothing back and mails nothing', async () => {
    const ids = await askTogether(people.companyAdmin, ['A.pdf', 'B.pdf']);
    await change(ids[0]!, 'completed');
    const lost = inTransaction(server.services.store, async (trx) => {
      await changeRequestStatus(trx, { requestId: ids[1]!, status: 'completed', note: '', userId: null });
      throw new Error('given up');
    });
    await expect(lost).rejects.toThrow('given up');
    expect(await mails()).toEqual([]);
    expect(await untold()).toEqual([{ request_id: ids[0] }]);
  });

  test('is what one removal form asked for, too', async () => {
    const { store } = server.services;
    const operator = await signedInOperator(server);
    const member = await signedInCaller(server, people.companyAdmin);
    const places = await store
      .selectFrom('collection_sheet_subsets')
      .select((eb) => ['isn', eb.fn.min('subset_id').as('subset_id')])
      .where('organisation_id', '=', 10001)
      .where('isn', 'not in', (eb) => eb.selectFrom('removals').select('isn'))
      .groupBy('isn')
      .orderBy('isn')
      .limit(2)
      .execute();
    const locdata = places.map(({ isn, subset_id }) => ({ isn, selectedLocation: [subset_id], additionalInfo: '' }));
    expect((await member('POST', '/saveRemovalRequests', { locdata })).status).toBe(200);
    const asked = await store.selectFrom('requests').select('id').orderBy('id', 'desc').limit(2).execute();
    for (const { id } of asked)
      expect((await operator('POST', `/operator/requests/${id}/refuse`, { note: 'In use.' })).status).toBe(200);
    const subjects = (await mails()).map(({ subject }) => subject);
    expect(subjects).toEqual([expect.stringMatching(/^“.+” and 1 other: 2 could not be removed$/)]);
    expect(await untold()).toEqual([]);
  });
});
