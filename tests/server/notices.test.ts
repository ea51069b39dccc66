import type { Insertable } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { addDays, dayIn, providerZone } from '#lib/business-days/days.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { findNotice } from '#server/domains/notices/notices.ts';
import type { NoticeTable } from '#server/platform/storage/tables/search-page.ts';
import { en } from '#src/i18n/en/index.ts';
import { fr } from '#src/i18n/fr/index.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';

let server: TestServer;
let admin: string;
let colleague: string;
let hospital: string;
beforeAll(async () => {
  server = await startTestServer();
  admin = await signInAs(server.app, people.companyAdmin);
  colleague = await signInAs(server.app, people.collectionAdmin);
  hospital = await signInAs(server.app, people.hospitalAdmin);
});
afterAll(() => server.close());

const dayFromNow = (days: number) => addDays(dayIn(new Date().toISOString(), providerZone), days);

const publish = async (notice: Partial<Insertable<NoticeTable>> = {}): Promise<number> => {
  const { id } = await server.services.store
    .insertInto('notices')
    .values({
      organisation_id: 10001,
      kind: 'popup',
      subject_en: 'Subject',
      subject_fr: 'Objet',
      text_en: 'Text',
      text_fr: 'Texte',
      type_en: 'plain',
      type_fr: 'plain',
      from_day: '',
      to_day: '',
      created_at: '2026-11-02T12:00:00.000Z',
      ...notice,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
};

const read = async (path: string, cookie: string) =>
  (await server.app.inject({ url: `/api${path}`, headers: { cookie } })).json();
const announcement = (cookie = admin) => read('/get-announcement', cookie);
const popup = (cookie = admin) => read('/get-popup-notification', cookie);

describe('the demo', () => {
  test('tells Maple Ridge something above the results and something in front of them, the hospital the latter', async () => {
    const told = await announcement();
    expect(told).toMatchObject({ subject_en: 'New WHMIS pictogram posters', type_en: 'rich', type_fr: 'rich' });
    expect(told.msg_fr).toContain('<a href="mailto:support@vigie.example" target="_blank"');
    expect(await popup()).toMatchObject({ subject_fr: 'Inventaire de fin d’année' });
    expect(await announcement(hospital)).toBeNull();
    expect(await popup(hospital)).toMatchObject({ subject_fr: 'Des fiches dans les deux langues' });
  });

  test('names the page on which sheets are sent as the navigation does, and says what readers may do instead', async () => {
    const { msg_en, msg_fr } = await popup();
    expect(msg_en).toContain(`<em>${en.pages.sdsAddition}</em>`);
    expect(msg_fr).toContain(`<em>${fr.pages.sdsAddition}</em>`);
    expect(msg_en).toContain('If your account is read-only, tell your administrator');
    expect(msg_fr).toContain('Si votre compte est en lecture seule, dites à votre administration');
  });
});

describe('a notice', () => {
  beforeEach(() => server.services.store.deleteFrom('notices').execute());

  test('that is not there is null, not an empty answer [S2.7-14 S2.7-15]', async () => {
    expect([await announcement(), await popup()]).toEqual([null, null]);
  });

  test('is the newest of its kind, for the organisation or for all [S2.3-36 S2.7-14 S2.7-15]', async () => {
    await publish({ subject_en: 'Old', created_at: '2026-10-02T12:00:00.000Z' });
    const forAll = await publish({ organisation_id: null, subject_en: 'For all' });
    await publish({ kind: 'announcement', subject_en: 'Other kind', created_at: '2026-12-02T12:00:00.000Z' });
    await publish({ organisation_id: 10002, subject_en: 'Elsewhere', created_at: '2026-12-02T12:00:00.000Z' });
    expect(await popup()).toEqual({
      id: forAll,
      subject_en: 'For all',
      subject_fr: 'Objet',
      msg_en: 'Text',
      msg_fr: 'Texte',
      type_en: 'plain',
      type_fr: 'plain',
    });
    expect(await popup(hospital)).toMatchObject({ subject_en: 'Elsewhere' });
  });

  test.each([
    ['from today', { from_day: dayFromNow(0) }, true],
    ['to today', { to_day: dayFromNow(0) }, true],
    ['from tomorrow', { from_day: dayFromNow(1) }, false],
    ['to yesterday', { to_day: dayFromNow(-1) }, false],
    ['from yesterday to tomorrow', { from_day: dayFromNow(-1), to_day: dayFromNow(1) }, true],
  ])('%s is shown on its days only', async (_, days, isShown) => {
    await publish(days);
    expect((await popup()) !== null).toBe(isShown);
  });

  test('is shown until midnight where the provider works, not until that of UTC', async () => {
    const id = await publish({ from_day: '2026-01-15', to_day: '2026-01-15' });
    const shownAt = async (instant: string) => {
      const { store } = server.services;
      return (await findNotice(store, { organisationId: 10001 } as Session, 'popup', new Date(instant)))?.id;
    };
    expect(await Promise.all(['2026-01-15T04:59:59Z', '2026-01-15T05:00:00Z'].map(shownAt))).toEqual([undefined, id]);
    expect(await Promise.all(['2026-01-16T04:59:59Z', '2026-01-16T05:00:00Z'].map(shownAt))).toEqual([id, undefined]);
  });

  test('without a word in one language is sent all the same', async () => {
    await publish({ subject_fr: '', text_fr: '' });
    expect(await popup()).toMatchObject({ subject_fr: '', msg_fr: '', msg_en: 'Text' });
  });
});

describe('a rich notice', () => {
  beforeEach(() => server.services.store.deleteFrom('notices').execute());

  const shown = async (text_en: string): Promise<string> => {
    await publish({ kind: 'announcement', type_en: 'rich', text_en });
    return (await announcement()).msg_en;
  };

  test('keeps text, lists and links, which open in a tab of their own [S2.3-37]', async () => {
    expect(
      await shown('<h3>Posters</h3><p>Write <b>today</b><br>to <a href="https://example.org/x?a=1&amp;b=2">us</a></p>'),
    ).toBe(
      '<h3>Posters</h3><p>Write <b>today</b><br />to <a href="https://example.org/x?a=1&amp;b=2" target="_blank" rel="noopener noreferrer">us</a></p>',
    );
  });

  test.each([
    ['a script', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
    ['what an element does', '<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
    ['a script as address', '<a href="javascript:alert(1)">a</a>', '<a>a</a>'],
    ['a script as address in disguise', '<a href=" java&#10;script:alert(1)">a</a>', '<a>a</a>'],
    ['data as address', '<a href="data:text/html,x">a</a>', '<a>a</a>'],
    ['an address of ours', '<a href="/api/logout">a</a>', '<a>a</a>'],
    ['an address without scheme', '<a href="//example.org">a</a>', '<a>a</a>'],
    ['pictures', '<img src=x onerror=alert(1)><svg onload=alert(1)></svg>a', 'a'],
    ['frames and forms', '<iframe src="https://example.org"></iframe><form><input>a</form>', 'a'],
  ])('loses %s', async (_, text, safe) => {
    expect(await shown(text)).toBe(safe);
  });

  test('is sanitised in each language by its own type [S2.3-37]', async () => {
    await publish({
      kind: 'announcement',
      type_en: 'plain',
      text_en: 'a < b <script>',
      type_fr: 'rich',
      text_fr: 'c<script>d</script>',
    });
    expect(await announcement()).toMatchObject({ msg_en: 'a < b <script>', msg_fr: 'c' });
  });
});

describe('a dismissed popup notice', () => {
  beforeEach(() => server.services.store.deleteFrom('notices').execute());

  const dismiss = (cookie: string, id: number) =>
    server.app.inject({
      method: 'POST',
      url: '/api/do-not-show-popup-again',
      headers: { ...marked, cookie },
      payload: { id },
    });

  test('is shown no more to whoever dismissed it, and still to others [S2.4-27 S2.7-16]', async () => {
    const id = await publish();
    expect((await dismiss(admin, id)).statusCode).toBe(200);
    expect((await dismiss(admin, id)).statusCode).toBe(200);
    expect(await popup(admin)).toBeNull();
    expect(await popup(colleague)).toMatchObject({ id });
  });

  test('does not bring back an older one, but gives way to a newer', async () => {
    await publish({ created_at: '2026-10-01T12:00:00.000Z' });
    await dismiss(admin, await publish());
    expect(await popup()).toBeNull();
    const newer = await publish({ created_at: '2026-11-03T12:00:00.000Z' });
    expect(await popup()).toMatchObject({ id: newer });
  });

  test('is one that the organisation is shown: another’s, an announcement and none are not found', async () => {
    const elsewhere = await publish({ organisation_id: 10002 });
    const above = await publish({ kind: 'announcement' });
    for (const id of [elsewhere, above, 999_999]) expect((await dismiss(admin, id)).statusCode).toBe(404);
    expect(await popup(hospital)).toMatchObject({ id: elsewhere });
    expect(await server.services.store.selectFrom('notice_dismissals').selectAll().execute()).toEqual([]);
  });
});
