import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { apiBase } from '#contract/call.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { describeWith } from '#tests/support/describe-with.ts';
import { makeLargePdf, makePdf } from '#tests/support/pdfs.ts';
import { marked, people } from '#tests/support/test-server.ts';
import { type Person, type Process, startWholeSetUp, type WholeSetUp, wholeSetUp } from './whole-set-up-processes.ts';
import { startTraffic } from './whole-set-up-traffic.ts';
import { isRefused, startUpload } from './whole-set-up-upload.ts';

const bothWays = [
  ['first', 'second'],
  ['second', 'first'],
] as const;

// Every step is taken at the other process than the one before it: nothing holds a person to a process.
describeWith(wholeSetUp, 'two processes on PostgreSQL, Solr and S3', () => {
  let setUp: WholeSetUp;
  let operator: Person;
  let member: Person;
  /** A location of the member's organisation. */
  let place: string;
  beforeAll(async () => {
    setUp = await startWholeSetUp();
    operator = await setUp.signIn('first', people.operator);
    member = await setUp.signIn('second', people.collectionAdmin);
    place = (await member.get('first', '/subsets')).body.data[0].id;
    // The first index of a collection may take longer than a search waits for it.
    await vi.waitFor(() => member.find('first'), { timeout: 60_000 });
  }, 120_000);
  afterAll(() => setUp?.close(), 60_000);

  const handIn = async (at: Process, bytes: Buffer): Promise<number> => {
    const form = new FormData();
    form.append('locations[]', place);
    form.append('files[]', new Blob([new Uint8Array(bytes)]), 'sheet.pdf');
    const { status, body } = await member.post(at, '/sds-addition', form);
    expect([status, body.errors]).toEqual([200, undefined]);
    return body.data[0].id;
  };

  test.each(bothWays)('who signs in at the %s searches at the %s, and signs out of both', async (one, other) => {
    const admin = await setUp.signIn(one, people.companyAdmin);
    expect(await admin.find(other)).toHaveLength((await member.find(one)).length);
    expect((await admin.get(one, '/userinfo')).body.admin.email).toBe(people.companyAdmin);
    expect((await admin.post(other, '/logout')).status).toBe(200);
    for (const at of [one, other]) expect((await admin.get(at, '/userinfo')).status).toBe(401);
    expect((await member.get(one, '/userinfo')).status).toBe(200);
  });

  test.each(bothWays)('what the desk edits at the %s is found by the next search at the %s', async (one, other) => {
    const [{ id }] = (await operator.get(other, '/operator/sheets?organisation=10001&_start=0&_end=1')).body;
    const { body: sheet } = await operator.get(other, `/operator/sheets/${id}`);
    const word = one === 'first' ? 'quillaja' : 'zirconia';
    const query = { q: `ProductName_txt:"${word}"` };
    expect(await member.find(other, query)).toEqual([]);
    const edited = { ...sheet, product_name: `${word} agent` };
    expect((await operator.put(one, `/operator/sheets/${id}`, edited)).status).toBe(200);
    expect(await member.find(other, query)).toEqual([id]);
    expect(await member.find(one, query)).toEqual([id]);
    // A person who read it before gets an error at the other process, and overwrites nothing.
    expect((await operator.put(other, `/operator/sheets/${id}`, sheet)).body.errors[0].code).toBe('record.changed');
  });

  test.each(bothWays)('a removal decided at the %s is gone from the next search at the %s', async (one, other) => {
    const isns = (await member.find(one)).slice(0, 30);
    const { data } = (await member.post(other, '/getLocationByIsns', { isns })).body as {
      data: { isn: number; requested: boolean; subsets: { id: number; requested: boolean }[] }[];
    };
    const sheet = data.find(({ subsets }) => subsets.length > 0 && subsets.every(({ requested }) => !requested))!;
    const places = sheet.subsets.map(({ id }) => id);
    const asked = { isn: sheet.isn, selectedLocation: places, additionalInfo: '' };
    expect((await member.post(one, '/saveRemovalRequests', { locdata: [asked] })).status).toBe(200);
    const list = '/operator/requests?type=sdsremoval&status=processing&_sort=id&_order=DESC&_start=0&_end=1';
    const [{ id }] = (await operator.get(other, list)).body;

    expect(await member.find(other)).toContain(sheet.isn);
    const decisions = places.map((location) => ({ location, approve: true }));
    const decided = await operator.post(one, `/operator/requests/${id}/decide`, { decisions, note: '' });
    expect([decided.status, decided.body.status]).toEqual([200, 'completed']);
    expect(await member.find(other)).not.toContain(sheet.isn);
    expect((await member.get(other, `/requests/${id}`)).body.data.attributes.status_slug).toBe('completed');
  });

  test.each(bothWays)(
    'a PDF that is handed in at the %s is opened and read at the desk of the %s',
    async (one, other) => {
      const bytes = await makePdf(`Handed in at the ${one}`);
      const id = await handIn(one, bytes);
      const file = await operator.get(other, `/operator/requests/${id}/file`);
      expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf']);
      expect(isWhole(file.bytes, bytes)).toBe(true);
      expect((await operator.get(one, `/operator/requests/${id}/addition`)).status).toBe(200);
      expect((await member.get(other, `/requests/${id}/file`)).bytes.equals(file.bytes)).toBe(true);
    },
  );

  test('a binder ordered at both at once is made once, mailed once, and downloaded at both alike', async () => {
    const email = 'binder@example.com';
    const order = {
      ...{ sort: 'product', includeDate: true, customFields: true, language: 'all', websiteLanguage: 'en' },
      ...{ sdsIds: (await member.find('first')).slice(0, 8), doubleSided: false, emails: [email] },
      submission: randomUUID(),
    };
    const orders = await Promise.all(bothWays.map(([at]) => member.post(at, '/createBinder', order)));
    expect(orders.map(({ status }) => status)).toEqual([202, 202]);
    const [id, sameId] = orders.map(({ body }) => body.id as number);
    expect(sameId).toBe(id);

    const read = async () => (await member.get('second', `/requests/${id}?include=detail`)).body;
    const status = async () => (await read()).data.attributes.status_slug;
    await expect.poll(status, { timeout: 60_000, interval: 100 }).toBe('completed');
    const jobs = async () => (await operator.get('first', '/operator/jobs')).body;
    await expect.poll(jobs, { timeout: 30_000, interval: 100 }).toEqual([]);
    const [{ attributes }] = (await read()).included;
    expect(attributes.history.map(({ change }: { change: string }) => change)).toEqual(['made', 'status']);
    expect((await setUp.mails()).filter(({ to }) => to === email)).toHaveLength(1);

    const path = `/requests/${id}/download`;
    const whole = await member.get('first', path);
    const etag = whole.headers.get('etag') ?? '';
    expect([whole.status, whole.bytes.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
    expect(etag).toMatch(/^"[0-9a-f]{64}"$/);
    for (const at of ['second', 'first'] as const) {
      const again = await member.get(at, path);
      expect([again.headers.get('etag'), again.bytes.equals(whole.bytes)]).toEqual([etag, true]);
      // As a reader continues with what another process had begun to send.
      const part = await member.get(at, path, { range: 'bytes=1000-2999', 'if-range': etag });
      expect([part.status, part.headers.get('etag')]).toEqual([206, etag]);
      expect(part.headers.get('content-range')).toBe(`bytes 1000-2999/${whole.bytes.length}`);
      expect(part.bytes.equals(whole.bytes.subarray(1000, 3000))).toBe(true);
      expect((await member.get(at, path, { 'if-none-match': etag })).status).toBe(304);
    }
  }, 120_000);

  test('wrong passwords are counted together, however they are spread, and lock both', async () => {
    const tryOn = async (at: Process, password: string) => {
      const response = await fetch(`${setUp.servers[at].url}${apiBase}/login`, {
        method: 'POST',
        headers: { ...marked, 'content-type': 'application/json' },
        body: JSON.stringify({ name: people.hospitalAdmin, password }),
      });
      return response.status;
    };
    const answers: number[] = [];
    for (let round = 0; round < 3; round++) for (const [at] of bothWays) answers.push(await tryOn(at, 'wrong'));
    expect(answers).toEqual(Array(6).fill(422));
    // Ten are let through: of these eight, four, wherever they arrive.
    const atOnce = await Promise.all(
      [...bothWays, ...bothWays, ...bothWays, ...bothWays].map(([at]) => tryOn(at, 'wrong')),
    );
    expect(atOnce.toSorted()).toEqual([...Array(4).fill(422), ...Array(4).fill(429)]);
    for (const [at] of bothWays) expect(await tryOn(at, demoPassword)).toBe(429);
  });

  test.each(bothWays)(
    'a notice written at the desk of the %s is shown by the %s, until it is taken back',
    async (one, other) => {
      const notice = {
        ...{ organisation: 10001, kind: 'popup', type_en: 'plain', type_fr: 'plain', from_day: '', to_day: '' },
        ...{ subject_en: `Written at the ${one}`, subject_fr: '', text_en: 'Closed.', text_fr: '' },
      };
      const shown = async (at: Process) => (await member.get(at, '/get-popup-notification')).body;
      const before = await shown(other);
      const { status, body } = await operator.post(one, '/operator/notices', notice);
      expect(status).toBe(200);
      expect(await shown(other)).toMatchObject({ id: body.id, subject_en: notice.subject_en });
      expect((await operator.put(one, `/operator/notices/${body.id}`, { ...notice, text_en: 'Open.' })).status).toBe(
        200,
      );
      expect(await shown(other)).toMatchObject({ id: body.id, msg_en: 'Open.' });
      expect((await member.post(one, '/do-not-show-popup-again', { id: body.id })).status).toBe(200);
      expect((await shown(other))?.id).not.toBe(body.id);
      expect((await operator.delete(one, `/operator/notices/${body.id}`)).status).toBe(200);
      expect(await shown(other)).toEqual(before);
    },
  );

  // The last one: from here on there is one process.
  test('one that is stopped in the middle of it all answers or refuses every request, and cuts none', async () => {
    const { first, second } = setUp.servers;
    const scan = await makeLargePdf('Read during the stop', 8_000_000);
    const id = await handIn('second', scan);
    const person = await setUp.signIn('second', people.companyAdmin);
    const traffic = startTraffic(
      { url: first.url, other: second.url },
      { name: people.companyAdmin, cookie: person.cookie },
    );
    const download = await fetch(`${first.url}${apiBase}/operator/requests/${id}/file`, {
      headers: { cookie: operator.cookie },
    });
    const slow = await makeLargePdf('Sent during the stop', 3_000_000);
    const upload = await startUpload(first, { member, place }, slow);
    await expect.poll(() => new Set(traffic.outcomes.answered).size, { timeout: 20_000 }).toBe(4);

    const stopped = first.stop();
    await expect.poll(() => isRefused(first.url), { timeout: 20_000, interval: 20 }).toBe(true);
    // It accepts no new people, and continues with those it has.
    upload.goOn();
    const sent = await upload.answer;
    expect([download.status, isWhole(await buffer(download.body!), scan)]).toEqual([200, true]);
    expect([sent.status, await stopped]).toEqual([200, 0]);

    await expect.poll(() => new Set(traffic.outcomes.refused).size, { timeout: 20_000 }).toBe(4);
    await traffic.stop();
    expect(traffic.outcomes.cut).toEqual([]);
    // Five are under way at any time: who cut them would reset them all.
    expect(traffic.outcomes.reset.length).toBeLessThan(3);
    // What was carried out once and deleted is not there; what had been carried out twice would be.
    expect((await person.get('second', '/search-filters/')).body.searchFilters).toEqual([]);
    const { data } = (await sent.json()) as { data: { id: number }[] };
    const file = await operator.get('second', `/operator/requests/${data[0]?.id}/file`);
    expect(isWhole(file.bytes, slow)).toBe(true);
  }, 120_000);
});

/** What is kept is written anew (decision 38): a PDF from its head to its end, of about the size that was sent. */
const isWhole = (kept: Buffer, sent: Uint8Array): boolean =>
  kept.subarray(0, 5).toString() === '%PDF-' &&
  kept.subarray(-16).toString().includes('%%EOF') &&
  kept.length > sent.length / 2;
