import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newestMailTo, readOutbox } from '#tests/support/mails.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { type SignedIn, signedIn } from '../users/members.ts';

let server: TestServer;
let operator: SignedIn;
let member: SignedIn;
let admin: SignedIn;
let isns: number[];
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedIn(server, people.operator);
  member = await signedIn(server, people.collectionAdmin);
  admin = await signedIn(server, people.companyAdmin);
  const rows = await server.services.store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', 10001)
    .where('removed', '=', 0)
    .orderBy('isn')
    .limit(2)
    .execute();
  isns = rows.map(({ isn }) => isn);
});
afterAll(() => server.close());

const path = '/operator/organisations/10001';
/** Has an operator name the domains; gives what it is answered. */
const name = async (mail_domains: readonly string[], number = 10001) => {
  const own = `/operator/organisations/${number}`;
  return operator.put(own, { ...(await operator.get(own)).body, mail_domains });
};
const choices = {
  sort: 'product',
  includeDate: false,
  customFields: false,
  language: 'all',
  websiteLanguage: 'en',
  filters: [],
};
const order = (emails: readonly string[], who = member) =>
  who.post('/createBinder', { ...choices, sdsIds: isns, doubleSided: false, emails, submission: randomUUID() });
const orderEbinder = (email: string, who = member) =>
  who.post('/createEbinder', { ...choices, sdsIds: isns, email, submission: randomUUID() });
/** Documents are made, then mailed, then the result of the mails is recorded. */
const allMail = async () => {
  await readOutbox(server);
  await readOutbox(server);
  return readOutbox(server);
};
const mailedTo = async (address: string) => (await allMail()).filter(({ to }) => to === address);
beforeEach(async () => {
  await name([]);
  await allMail();
});
const notesOf = async (id: number) =>
  (await server.services.store.selectFrom('request_changes').select('note').where('request_id', '=', id).execute())
    .map(({ note }) => note)
    .filter(Boolean);
describe('the domains of an organisation', () => {
  test('are named at the desk, kept in small letters and ASCII, once each, and told of in the audit log', async () => {
    const { status, body } = await name([' Example.ORG ', 'example.org', '*.Clinic.example', 'hôpital.example']);
    expect(status).toBe(200);
    expect(body.mail_domains).toEqual(['example.org', '*.clinic.example', 'xn--hpital-ixa.example']);
    const entry = await server.services.store
      .selectFrom('audit_entries')
      .select('details')
      .where('event', '=', 'organisation-changed')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry.details).toContain('mail_domains');
  });

  test('stay as they are where an older page leaves them out', async () => {
    await name(['example.org']);
    const { mail_domains: _, ...older } = (await operator.get(path)).body;
    expect((await operator.put(path, older)).body.mail_domains).toEqual(['example.org']);
  });

  test.each(['org', '*.org', 'a@example.org', '127.0.0.1', 'example.org.', 'example.org/x', '', '*'])(
    'cannot be %j, which is refused at its field in both languages',
    async (domain) => {
      const { faults, titles } = await name(['example.org', domain]);
      expect(faults).toEqual(['/data/mail_domains/1 organisation.mail_domain']);
      expect(titles[0]).toContain('*.example.org');
    },
  );

  test('cannot be more than fifty', async () => {
    const { faults } = await name(Array.from({ length: 51 }, (_, index) => `d${index}.example.org`));
    expect(faults).toEqual(['/data/mail_domains validation.max_items']);
  });
});

describe('an administrator of the organisation', () => {
  const read = async () => (await admin.get('/mail-domains')).body;

  test('names its domains, which the desk and every order see at once', async () => {
    const { version } = await read();
    const saved = await admin.put('/mail-domains', { mail_domains: ['Example.ORG'], version });
    expect([saved.status, saved.body]).toEqual([200, { mail_domains: ['example.org'], version: version + 1 }]);
    expect((await operator.get(path)).body.mail_domains).toEqual(['example.org']);
    expect((await operator.get('/operator/organisations/10002')).body.mail_domains).toEqual([]);
    expect((await order(['b@evil.net'])).faults).toEqual(['/data/emails/0 document.mail_domain']);
    const entry = await server.services.store
      .selectFrom('audit_entries')
      .select(['event', 'organisation_id', 'details'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ event: 'organisation-changed', organisation_id: 10001 });
    expect(JSON.parse(entry.details)).toEqual({ fields: ['mail_domains'] });
  });

  test('does not undo what the desk changed meanwhile, nor the desk what they changed', async () => {
    const old = await read();
    const byOperator = (await operator.get(path)).body;
    await name(['desk.example']);
    expect((await admin.put('/mail-domains', { ...old, mail_domains: ['a.example'] })).faults).toEqual([
      'record.changed',
    ]);
    expect((await admin.put('/mail-domains', { ...(await read()), mail_domains: ['b.example'] })).status).toBe(200);
    expect((await operator.put(path, { ...byOperator, mail_domains: [] })).faults).toEqual(['record.changed']);
    expect((await read()).mail_domains).toEqual(['b.example']);
  });

  test('is refused what is no domain at its line', async () => {
    const { faults } = await admin.put('/mail-domains', {
      ...(await read()),
      mail_domains: ['a.example', 'a@b.example'],
    });
    expect(faults).toEqual(['/data/mail_domains/1 organisation.mail_domain']);
  });

  test.each([people.collectionAdmin, people.reader, people.shared, people.operator])('is not %s', async (who) => {
    const somebody = await signedIn(server, who);
    expect((await somebody.get('/mail-domains')).faults).toEqual(['auth.forbidden']);
    const { version } = await read();
    expect((await somebody.put('/mail-domains', { mail_domains: [], version })).faults).toEqual(['auth.forbidden']);
  });
});

describe('a document', () => {
  test('is mailed anywhere where no domain is named', async () => {
    expect((await order(['anybody@elsewhere.example'])).status).toBe(202);
    expect(await mailedTo('anybody@elsewhere.example')).toHaveLength(1);
  });

  test('is refused at each address of another domain, in both languages, naming those that may be', async () => {
    await name(['example.org', '*.clinic.example']);
    const { faults, titles } = await order(['a@example.org', 'b@evil.net', 'c@one.clinic.example', 'd@clinic.example']);
    expect(faults).toEqual(['/data/emails/1 document.mail_domain', '/data/emails/3 document.mail_domain']);
    expect(titles[0]).toBe(
      'Your organization has documents mailed to these domains only: example.org, *.clinic.example.',
    );
    const french = await signedIn(server, people.collectionAdmin, 'fr');
    const ebinder = await orderEbinder('b@evil.net', french);
    expect(ebinder.faults).toEqual(['/data/email document.mail_domain']);
    expect(ebinder.titles).toEqual([
      'Votre organisation ne permet d’envoyer des documents qu’à ces domaines\u00a0: example.org, *.clinic.example.',
    ]);
    expect((await order(['a@example.org', 'c@one.clinic.example'])).status).toBe(202);
  });

  test.each([
    'a@evil-example.org',
    'a@evilexample.org',
    'a@example.org.evil.net',
    'a@sub.example.org',
    'a@xn--exmple-4nf.org',
  ])('is refused for %s, which looks like an address of a domain that was named', async (address) => {
    await name(['example.org']);
    expect((await order([address])).faults).toEqual(['/data/emails/0 document.mail_domain']);
  });

  test.each([
    'a@example.org@evil.net',
    'a@example.org.',
    'a@ex\u0430mple.org',
    'a@example.org\n@evil.net',
    'a@evil.net,b@example.org',
  ])('is refused for %j, which is no address', async (address) => {
    await name(['example.org']);
    expect((await order([address])).faults).toEqual(['/data/emails/0 validation.email']);
  });

  test('goes to addresses of a domain however they are written, and to one’s own', async () => {
    await name(['EXAMPLE.org']);
    expect((await order(['Chief@Example.ORG', people.collectionAdmin])).status).toBe(202);
    expect(await mailedTo('chief@example.org')).toHaveLength(1);
    expect((await newestMailTo(server, people.collectionAdmin)).link).toContain('/api/downloads/');
    expect((await order([people.reader])).faults).toEqual(['/data/emails/0 document.mail_domain']);
  });

  test('of another organisation goes where that one lets it', async () => {
    await name(['example.org'], 10002);
    expect((await order(['anybody@elsewhere.example'])).status).toBe(202);
    await name([], 10002);
  });

  test('that is refused counts for no limit of mails', async () => {
    await name(['example.org']);
    const before = await server.services.store.selectFrom('attempts').selectAll().execute();
    await order(['b@evil.net']);
    expect(await server.services.store.selectFrom('attempts').selectAll().execute()).toEqual(before);
  });
});

describe('a domain that is withdrawn between order and mail', () => {
  test('is mailed nothing; who ordered is told in the message centre and by mail, once for all addresses', async () => {
    await name(['example.org', 'gone.example', 'too.example']);
    const { body } = await order(['kept@example.org', 'one@gone.example', 'two@gone.example', 'three@too.example']);
    await name(['example.org']);
    const sent = await allMail();
    expect(sent.filter(({ to }) => /@(gone|too)\.example$/.test(to))).toEqual([]);
    expect(await mailedTo('kept@example.org')).toHaveLength(1);
    const note =
      'The link was not mailed to addresses of gone.example, too.example: your organization no longer has documents mailed there.';
    expect(await notesOf(body.id)).toEqual([note]);
    const told = await newestMailTo(server, people.collectionAdmin);
    expect(told.text.replace(/\s+/g, ' ')).toContain(note);
    const links = await server.services.store
      .selectFrom('download_links')
      .select('token_hash')
      .where('request_id', '=', body.id)
      .execute();
    // One’s own, and the one that was kept.
    expect(links).toHaveLength(2);
  });

  test('is named in the language of who reads the message centre', async () => {
    await name(['gone.example', 'too.example']);
    const { body } = await order(['one@gone.example', 'three@too.example']);
    await name(['example.org']);
    await allMail();
    const french = await signedIn(server, people.collectionAdmin, 'fr');
    const { body: seen } = await french.get(`/requests/${body.id}?include=detail`);
    expect(JSON.stringify(seen)).toContain(
      'Le lien n’a pas été envoyé aux adresses de gone.example, too.example\u00a0: votre organisation ne permet plus d’y envoyer des documents.',
    );
  });
});
