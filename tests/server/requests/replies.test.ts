import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runDueJobs } from '#server/app/jobs.ts';
import { readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type Caller, signedInOperator } from '../operator/operator-caller.ts';
import { addMember, idOf, type SignedIn, signedIn } from '../users/members.ts';
import { detailsIn, putRequest } from './requests.ts';

let server: TestServer;
let operator: Caller;
let asker: SignedIn;
let colleague: SignedIn;
let askerId: number;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  asker = await signedIn(server, people.collectionAdmin);
  colleague = await signedIn(server, people.companyAdmin);
  askerId = await idOf(server, people.collectionAdmin);
});
afterAll(() => server.close());

const ask = (request: Parameters<typeof putRequest>[1] = {}) => putRequest(server, { user_id: askerId, ...request });
const reply = (who: SignedIn, id: number, note: unknown) => who.post(`/requests/${id}/replies`, { note } as object);
const atDesk = async (id: number) => (await operator('GET', `/operator/requests/${id}`)).body;
const withReplies = async (): Promise<number[]> =>
  (await operator('GET', `/operator/requests?reply=yes`)).body.map(({ id }: { id: number }) => id);
const isSeenBy = async (who: SignedIn, id: number): Promise<boolean> =>
  (await who.get(`/requests/${id}`)).body.data.attributes.is_seen;

describe('a reply to the desk', () => {
  test('stands in the history of both sides, and at the desk until it says or does something [S5.7-18 S5.7-19]', async () => {
    const id = await ask({ type: 'sdsaddition', file_name: 'glue.pdf' });
    expect([(await atDesk(id)).has_reply, await withReplies()]).toEqual([false, []]);
    await operator('POST', `/operator/requests/${id}/note`, { note: 'Which plant uses it?' });
    expect((await reply(asker, id, '  Plant 2.\nBuilding B  ')).body).toEqual({});
    const { has_reply, history, status } = await atDesk(id);
    expect([has_reply, status, await withReplies()]).toEqual([true, 'processing', [id]]);
    expect(history.at(-1)).toMatchObject({ change: 'note', note: 'Plant 2.\nBuilding B' });
    const { body } = await asker.get(`/requests/${id}?include=detail`);
    expect(body.data.attributes.status_slug).toBe('processing');
    expect(detailsIn(body, id).history.map(({ note }) => note)).toEqual([
      '',
      'Which plant uses it?',
      'Plant 2.\nBuilding B',
    ]);

    await operator('POST', `/operator/requests/${id}/note`, { note: 'Thank you.' });
    expect([(await atDesk(id)).has_reply, await withReplies()]).toEqual([false, []]);
    await reply(asker, id, 'And in plant 3.');
    await operator('POST', `/operator/requests/${id}/refuse`, { note: 'It is there already.' });
    expect([(await atDesk(id)).has_reply, await withReplies()]).toEqual([false, []]);
    await operator('POST', `/operator/requests/${id}/reopen`, {});
    expect((await atDesk(id)).has_reply).toBe(false);
  });

  test('is news to colleagues, and mailed to nobody: what the desk said before it is', async () => {
    const id = await ask();
    for (const who of [asker, colleague]) await who.post('/update-notification-status/', { msgId: id });
    await server.services.store.deleteFrom('jobs').execute();
    const before = (await readOutbox(server)).length;
    await reply(asker, id, 'It is urgent.');
    expect([await isSeenBy(asker, id), await isSeenBy(colleague, id)]).toEqual([true, false]);
    await operator('POST', `/operator/requests/${id}/note`, { note: 'Which plant?' });
    await reply(colleague, id, 'Not any more.');
    await runDueJobs(server.services);
    const [mail, ...others] = (await readOutbox(server)).slice(before);
    expect([mail?.to, others]).toEqual([people.collectionAdmin, []]);
    expect(mail?.text).toContain('Which plant?');
    expect(mail?.text).toContain('To answer, open the request and reply there.');
  });

  test('is told from the desk’s notes on both sides [S5.7-18]', async () => {
    const id = await ask();
    await operator('POST', `/operator/requests/${id}/note`, { note: 'Which plant?' });
    for (const note of ['Plant 2.', 'And 3.']) await reply(asker, id, note);
    const told = (history: { note: string; is_reply?: boolean }[]) =>
      history.map(({ note, is_reply }) => [note, is_reply ?? false]);
    const notes = [
      ['', false],
      ['Which plant?', false],
      ['Plant 2.', true],
      ['And 3.', true],
    ];
    expect(told((await atDesk(id)).history)).toEqual(notes);
    const { body } = await asker.get(`/requests/${id}?include=detail`);
    expect(told(detailsIn(body, id).history as { note: string }[])).toEqual(notes);
  });

  test('takes an addition out of those that are confirmed together, until the desk has said something [S5.7-19]', async () => {
    const id = await ask({ type: 'sdsaddition', readiness: 'ready' });
    const ready = async (): Promise<number> => (await operator('GET', '/operator/queue-figures')).body.ready;
    const before = await ready();
    await reply(asker, id, 'It is the wrong file.');
    expect(await ready()).toBe(before - 1);
    const shown = { additions: [{ id, mark: 'x'.repeat(64) }] };
    const { body } = await operator('POST', '/operator/ready-additions', shown);
    expect(body.results).toMatchObject([{ id, outcome: 'changed' }]);
    await operator('POST', `/operator/requests/${id}/note`, { note: 'Send the right one.' });
    expect(await ready()).toBe(before);
  });

  test('is refused to who may not see the request, and changes nothing [S5.7-18]', async () => {
    const id = await ask();
    const hidden = await ask({ type: 'sdsaddition', from_desk: 1, user_id: null });
    const hospital = await signedIn(server, people.hospitalAdmin);
    const reader = await signedIn(server, people.reader);
    for (const [who, number] of [
      [hospital, id],
      [reader, id],
      [colleague, hidden],
      [colleague, 999_999],
    ] as const)
      expect((await reply(who, number, 'Hello')).status).toBe(404);
    expect((await atDesk(id)).history).toHaveLength(1);
    expect((await withReplies()).includes(id)).toBe(false);
  });

  test.each([
    ['that has ended', { status: 'completed' }],
    ['that was refused', { status: 'error' }],
    ['for a document, which makes itself', { type: 'binder' }],
  ] as const)('is not taken for a request %s [S5.7-21]', async (_, request) => {
    const id = await ask(request);
    const { status, faults } = await reply(asker, id, 'Hello');
    expect([status, faults]).toEqual([409, ['request.ended']]);
  });

  test('says at its field what is wrong with it', async () => {
    const id = await ask();
    for (const note of ['', ' \n ', '\u200b', '\u2060\u2800', '\u0000', 'x'.repeat(2001), 7, undefined]) {
      const { status, faults } = await reply(asker, id, note);
      expect([status, faults.map((fault) => fault.split(' ')[0])]).toEqual([422, ['/data/note']]);
    }
    expect((await atDesk(id)).has_reply).toBe(false);
  });

  test('is kept without what reorders or breaks text', async () => {
    const id = await ask();
    await reply(asker, id, 'Glue\u202e\u0000 \ud800A\tB 👍');
    expect((await atDesk(id)).history.at(-1).note).toBe('Glue \ufffdA\tB 👍');
    // Nor does the desk take a mark away by saying nothing.
    expect((await operator('POST', `/operator/requests/${id}/note`, { note: '\u200b' })).status).toBe(422);
    expect((await atDesk(id)).has_reply).toBe(true);
  });

  test('is written so many times in a quarter of an hour, messages to support among them', async () => {
    const { name } = await addMember(server);
    const eager = await signedIn(server, name);
    const id = await ask();
    const statuses: number[] = [];
    for (let sent = 0; sent < 21; sent++) statuses.push((await reply(eager, id, `Hello ${sent}`)).status);
    expect([statuses.filter((status) => status === 200).length, statuses.at(-1)]).toEqual([20, 429]);
  });
});
