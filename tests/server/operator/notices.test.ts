import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { apiBase } from '#contract/call.ts';
import { totalHeader } from '#contract/operator/define-rest.ts';
import { addDays, dayIn, providerZone } from '#lib/business-days/days.ts';
import { people, signInAs, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let operator: SignedIn;
let member: SignedIn;
let admin: string;
let hospital: string;
let operatorCookie: string;
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedIn(server, people.operator);
  member = await signedIn(server, people.companyAdmin);
  admin = await signInAs(server.app, people.companyAdmin);
  hospital = await signInAs(server.app, people.hospitalAdmin);
  operatorCookie = await signInAs(server.app, people.operator);
});
afterAll(() => server.close());
beforeEach(async () => {
  await server.services.store.deleteFrom('notices').execute();
});

const path = '/operator/notices';
const dayFromNow = (days: number) => addDays(dayIn(new Date().toISOString(), providerZone), days);
const notice = (more: object = {}) => ({
  organisation: 10001,
  kind: 'popup',
  subject_en: 'Closed on Friday',
  subject_fr: 'Fermé vendredi',
  text_en: 'We answer again on <b>Monday</b>.',
  text_fr: 'Nous répondrons <b>lundi</b>.',
  type_en: 'plain',
  type_fr: 'rich',
  from_day: '',
  to_day: '',
  ...more,
});
const publish = async (more: object = {}) => (await operator.post(path, notice(more))).body;
const popup = async (cookie = admin) =>
  (await server.app.inject({ url: `${apiBase}/get-popup-notification`, headers: { cookie } })).json();

describe('a notice', () => {
  test('is shown to those it speaks to as soon as it is published, and as it is changed', async () => {
    const made = await publish();
    expect(made).toMatchObject({
      ...notice(),
      state: 'shown',
      dismissed: 0,
      organisation_fr: 'Fabrication Maple Ridge',
    });
    expect(await popup()).toMatchObject({ id: made.id, msg_en: notice().text_en, msg_fr: notice().text_fr });
    expect(await popup(hospital)).toBeNull();
    const { status, body } = await operator.put(`${path}/${made.id}`, {
      ...made,
      organisation: null,
      subject_en: 'Open',
    });
    expect([status, body]).toEqual([
      200,
      { ...made, organisation: null, organisation_en: '', organisation_fr: '', subject_en: 'Open' },
    ]);
    expect(await popup(hospital)).toMatchObject({ id: made.id, subject_en: 'Open' });
  });

  test('that is deleted is shown no more, and who had dismissed it is forgotten', async () => {
    const { id } = await publish();
    await member.post('/do-not-show-popup-again', { id });
    expect((await operator.get(`${path}/${id}`)).body.dismissed).toBe(1);
    expect(await operator.delete(`${path}/${id}`)).toMatchObject({ status: 200, body: { id } });
    expect(await server.services.store.selectFrom('notice_dismissals').selectAll().execute()).toEqual([]);
    for (const answer of [
      await operator.get(`${path}/${id}`),
      await operator.put(`${path}/${id}`, notice()),
      await operator.delete(`${path}/${id}`),
    ])
      expect(answer.faults).toEqual(['not_found']);
  });

  test('is refused at the field that is wrong, and nothing is stored', async () => {
    const faultsOf = async (more: object) => (await operator.post(path, notice(more))).faults;
    expect(await faultsOf({ organisation: 77 })).toEqual(['/data/organisation not_found']);
    expect(await faultsOf({ from_day: dayFromNow(1), to_day: dayFromNow(0) })).toEqual(['/data/to_day notice.days']);
    expect(await faultsOf({ text_en: '', text_fr: ' ' })).toEqual(['/data/text_en notice.empty']);
    expect((await faultsOf({ from_day: '2026-02-30' }))[0]).toContain('/data/from_day');
    expect((await operator.get(path)).body).toEqual([]);
    const { id } = await publish();
    expect((await operator.put(`${path}/${id}`, notice({ organisation: 77 }))).faults).toEqual([
      '/data/organisation not_found',
    ]);
    expect((await operator.get(`${path}/${id}`)).body.organisation).toBe(10001);
  });

  test('is for the staff alone', async () => {
    expect((await member.post(path, notice())).faults).toEqual(['auth.forbidden']);
  });
});

describe('the list', () => {
  test('tells what is shown, to come and past, by the days on which members see it', async () => {
    const days = [
      ['today', dayFromNow(0), dayFromNow(0), 'shown'],
      ['tomorrow', dayFromNow(1), '', 'coming'],
      ['yesterday', '', dayFromNow(-1), 'past'],
    ] as const;
    for (const [subject_en, from_day, to_day] of days) await publish({ subject_en, from_day, to_day });
    for (const [subject_en, , , state] of days)
      expect((await operator.get(`${path}?state=${state}`)).body).toMatchObject([{ subject_en, state }]);
    expect(await popup()).toMatchObject({ subject_en: 'today' });
    expect(
      (await operator.get(`${path}?_sort=to_day&_order=ASC`)).body.map(
        ({ subject_en }: { subject_en: string }) => subject_en,
      ),
    ).toEqual(['yesterday', 'today', 'tomorrow']);
  });

  test('finds by words, kind and organisation, and says how many there are', async () => {
    await publish({ kind: 'announcement', organisation: null, subject_fr: 'Congé férié' });
    await publish({ organisation: 10002 });
    await publish();
    const kindsOf = async (query: string) =>
      (await operator.get(`${path}?${query}`)).body.map(({ kind }: { kind: string }) => kind);
    expect(await kindsOf('q=conge%20ferie')).toEqual(['announcement']);
    expect(await kindsOf('kind=popup&organisation=10002')).toEqual(['popup']);
    const answer = await server.app.inject({
      url: `${apiBase}${path}?_start=0&_end=2`,
      headers: { cookie: operatorCookie },
    });
    expect([answer.json().length, answer.headers[totalHeader.toLowerCase()]]).toEqual([2, '3']);
  });
});

describe('the preview', () => {
  test('is what members are then shown', async () => {
    const text =
      '<h3>A</h3><p onclick="alert(1)">b<script>c</script> <a href="https://example.org">d</a></p><img src=x>';
    const { html } = (await operator.post('/operator/notice-preview', { text })).body;
    await publish({ type_en: 'rich', text_en: text });
    expect((await popup()).msg_en).toBe(html);
    expect(html).toBe(
      '<h3>A</h3><p>b <a href="https://example.org" target="_blank" rel="noopener noreferrer">d</a></p>',
    );
    // What was written stays to be edited.
    expect((await operator.get(path)).body[0].text_en).toBe(text);
  });
});
