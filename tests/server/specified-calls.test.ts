import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { apiBase } from '#contract/call.ts';
import { languages } from '#contract/languages.ts';
import { facetNames, facetOf } from '#contract/search/facets.ts';
import { startJobs } from '#server/app/jobs.ts';
import { demoPassword } from '#server/domains/demo/accounts.ts';
import { describeWith } from '../support/describe-with.ts';
import { newestMailTo } from '../support/mails.ts';
import { realData } from '../support/outside.ts';
import { makePdf } from '../support/pdfs.ts';
import { marked, people, signInAs, startTestServer, type TestServer } from '../support/test-server.ts';
import { addMember, idOf } from './users/members.ts';

/**
 * Every call of the specification's two tables, sent with exactly the fields in them: no header of ours but the marker,
 * no key, no optional parameter.
 */
let server: TestServer;
let jobs: ReturnType<typeof startJobs>;
let member: string;
/** Sheets with a location, of which nobody has asked the removal. */
let sheets: { isn: number; subset_id: number }[];
beforeAll(async () => {
  server = await startTestServer();
  jobs = startJobs({ ...server.services, log: server.app.log });
  member = await signInAs(server.app, people.companyAdmin);
  sheets = await server.services.store
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', 10001)
    .where('isn', 'not in', (eb) => eb.selectFrom('removals').select('isn'))
    .orderBy('isn')
    .limit(3)
    .execute();
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

/** What is sent beside method and path. */
interface Sent {
  /** After the path as the table has it, or in its place when it has parameters. */
  readonly path?: string;
  readonly query?: string | Record<string, string | readonly string[]>;
  readonly body?: object;
  readonly form?: () => Promise<FormData>;
  /** Undefined: by nobody. */
  readonly cookie?: string | undefined;
}
type Row = () => Sent | Promise<Sent>;

const sheet = (at: number) => sheets[at] ?? { isn: 0, subset_id: 0 };
/** The link mailed, with the specified parameters alone. The jobs' own loop may be about to send it. */
const mailedLink = async (name: string) => {
  const { link } = await vi.waitFor(() => newestMailTo(server, name), { timeout: 10_000 });
  const { pathname, searchParams } = new URL(link, 'http://vigie.example');
  const specified = pathname.startsWith('/reset-password') ? ['email', 'token', 'lang'] : ['lang'];
  const query = specified.map((field) => [field, searchParams.get(field) ?? 'fr']);
  return `${pathname}?${new URLSearchParams(query)}`;
};
const pdf = async (field: string, form: FormData) => {
  form.append(field, new Blob([(await makePdf(crypto.randomUUID())) as Uint8Array<ArrayBuffer>]), 'sheet.pdf');
  return form;
};
const formOf = (fields: Record<string, string>): FormData => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};
const documentOptions = {
  sort: 'product',
  includeDate: true,
  customFields: true,
  language: 'all',
  websiteLanguage: 'fr',
};
const ownAccount = async () => addMember(server, { firstName: 'Zoé', lastName: 'Roy', phone: '514-555-0142' });

/** The first table, of sign-in. */
const signInRows: Readonly<Record<string, Row>> = {
  'POST /login': () => ({ body: { name: people.reader, password: demoPassword } }),
  'GET /userinfo': () => ({ cookie: member }),
  'POST /logout': async () => ({ cookie: await signInAs(server.app, people.reader) }),
  'POST /forgot-password': () => ({ body: { email: people.reader } }),
  'GET reset path with query email, token, lang': async () => ({ path: await resetLink(people.collectionAdmin) }),
  'POST reset path': async () => {
    const link = new URL(await resetLink(people.manager), 'http://vigie.example');
    const [email = '', token = ''] = ['email', 'token'].map((name) => link.searchParams.get(name) ?? '');
    const password = 'Autre-mot-9';
    return { path: link.pathname, body: { email, token, password, password_confirmation: password } };
  },
  'GET verify path /{id}/{token} with lang': async () => ({ path: await mailedLink(people.invited) }),
  'POST verify path': async () => ({ path: await acceptedInvitation() }),
  'POST verify path, with fields': async () => ({
    path: await mailedLink(people.invited),
    body: {
      first_name: 'Zoé',
      last_name: 'Roy',
      phone: '514-555-0142',
      password: 'Autre-mot-9',
      password_confirmation: 'Autre-mot-9',
    },
  }),
  'POST /resend-my-email-verification/{id}/{token}?lang={lang}': async () => {
    const [path = ''] = (await invitedNewcomer()).split('?');
    return { path: `${path.replace('/verify-email', '/resend-my-email-verification')}?lang=fr` };
  },
};
const resetLink = async (name: string) => {
  await server.app.inject({
    method: 'POST',
    url: `${apiBase}/forgot-password`,
    headers: marked,
    payload: { email: name },
  });
  return mailedLink(name);
};
const invitedNewcomer = async () => {
  const email = `${crypto.randomUUID()}@newcomer.example`;
  await send('POST', '/users/', { cookie: member, body: invitation(email) });
  return mailedLink(email);
};
/** A link whose invitation was accepted, and whose address still has to be verified. */
const acceptedInvitation = async () => mailedLink(people.unverified);

const invitation = (email: string) => ({
  data: {
    type: 'users',
    attributes: { email, is_subscribed: true },
    relationships: {
      role: { data: { id: 'collection-admin', type: 'roles' } },
      subset_relations: {
        data: [
          {
            type: 'subset-relations',
            subset: { id: String(sheet(0).subset_id), type: 'subsets' },
            meta: { parent_key: 'user_id' },
          },
        ],
      },
    },
  },
});

const searchQuery = (language: 'en' | 'fr', sort: string) => ({
  fq: [`Codes_ss:10001`, `${facetOf('language').wire[language]}:"${language === 'en' ? 'French' : 'Français'}"`],
  locale: language,
  sort: `${sort} asc,ProductName asc`,
  start: '0',
  rows: '20',
  q: 'acid',
});

/** The second table, of the working screens. */
const workingRows: Readonly<Record<string, Row>> = {
  'POST /logout': async () => ({ cookie: await signInAs(server.app, people.reader) }),
  'GET /get-notifications': () => ({ cookie: member }),
  'GET /getRemovalRequestsByClinetID/{mseid}': () => ({ path: '/getRemovalRequestsByClinetID/10001', cookie: member }),
  'GET /lucidworks-solr-api/{collection}/': () => ({
    path: '/lucidworks-solr-api/sds-10001/',
    query: searchQuery('fr', 'ProductName_custom_sort'),
    cookie: member,
  }),
  'POST /export-excel/': () => ({
    body: {
      params: {
        parameters: 'locale=en&fq=Codes_ss:10001&fq=Language_s:"English"',
        sort: 'ProductName_custom_sort',
        sortdir: 'desc',
        keyword: 'acid',
      },
    },
    cookie: member,
  }),
  'POST /search-filters/': () => ({
    body: { filters: JSON.stringify({ key: 'Solvents', value: [{ key: 'languageFilter', value: 'English' }] }) },
    cookie: member,
  }),
  'GET /search-filters/': () => ({ cookie: member }),
  'DELETE /search-filters/{id}': async () => {
    const value = [{ key: 'languageFilter', value: 'French' }];
    const body = { filters: JSON.stringify({ key: crypto.randomUUID(), value }) };
    const saved = await send('POST', '/search-filters/', { cookie: member, body });
    return { path: `/search-filters/${saved.json().id}`, cookie: member };
  },
  'POST /getLocationByIsns': () => ({ body: { isns: [sheet(0).isn] }, cookie: member }),
  'POST /saveRemovalRequests': () => ({
    body: { locdata: [{ isn: sheet(0).isn, selectedLocation: [sheet(0).subset_id], additionalInfo: 'Gone.' }] },
    cookie: member,
  }),
  'GET /get-announcement': () => ({ cookie: member }),
  'GET /get-popup-notification': () => ({ cookie: member }),
  'POST /do-not-show-popup-again': async () => ({ cookie: await signInAs(server.app, people.collectionAdmin) }),
  'GET /sds-details/': () => ({ query: { recordID: String(sheet(0).isn) }, cookie: member }),
  'POST /sds-deletion': () => ({
    body: {
      isn: sheet(1).isn,
      productId: 'X-1',
      productName: 'Solvent',
      location: [sheet(1).subset_id],
      additionalInfo: 'Gone.',
    },
    cookie: member,
  }),
  'POST /createIndex': () => ({
    body: { ...documentOptions, sdsIds: [sheet(0).isn], filters: [], format: 'html' },
    cookie: member,
  }),
  'GET /requests': () => ({
    query: {
      sort: '-created_at',
      include: 'detail,user',
      'fields[requests]': 'created_at,is_seen,status_slug,type_slug,is_file_deleted,user,detail',
      'fields[users]': 'name',
      'filter[detail_type]': 'binder',
      'filter[subtype]': 'index',
      'filter[created_at]': '2026',
    },
    cookie: member,
  }),
  'POST /update-notification-status/': async () => ({ body: { msgId: await anyRequest() }, cookie: member }),
  'POST /contact-us': () => ({
    form: () =>
      pdf(
        'file',
        formOf({
          firstName: 'Zoé',
          lastName: 'Roy',
          email: 'zoe@newcomer.example',
          subject: 'Hello',
          message: 'Words',
          additional_info: 'More',
        }),
      ),
    cookie: member,
  }),
  'POST /sds-addition': () => ({
    form: () =>
      pdf(
        'files[]',
        formOf({ 'locations[]': '1', 'custom_field_1[]': 'A', 'custom_field_2[]': 'B', 'custom_field_3[]': 'C' }),
      ),
    cookie: member,
  }),
  'GET /subsets': () => ({ cookie: member }),
  'GET /users': () => ({
    query: {
      include: 'role,subset_relations,subset_relations.subset',
      'fields[users]': 'name,email,phone,full_name,has_email,invitation_status,is_editable',
      'fields[roles]': 'slug',
      'fields[subsets]': 'name',
    },
    cookie: member,
  }),
  'DELETE /users': async () => ({ body: { data: { id: [String((await ownAccount()).id)] } }, cookie: member }),
  'POST /resend-email-verification/{id}': async () => ({
    path: `/resend-email-verification/${await idOf(server, people.late)}`,
    cookie: member,
  }),
  'GET /roles': () => ({ cookie: member }),
  'POST /users/': () => ({ body: invitation(`${crypto.randomUUID()}@newcomer.example`), cookie: member }),
  'GET /users/{id} (account page)': async () => {
    const { id, name } = await ownAccount();
    return { path: `/users/${id}`, cookie: await signInAs(server.app, name) };
  },
  'GET /users/{id} (edit page)': async () => ({
    path: `/users/${(await ownAccount()).id}`,
    query: {
      include: 'clients,clients.subsets,role,subset_relations,subset_relations.subset',
      'fields[clients]': 'custkey',
      'fields[roles]': 'permissions,slug',
      'fields[subsets]': 'name',
    },
    cookie: member,
  }),
  'PUT /users/{id} (account)': async () => {
    const { id, name } = await ownAccount();
    const attributes = {
      id: String(id),
      first_name: 'Zoë',
      last_name: 'Roy',
      email: name,
      email_confirmation: name,
      phone: '514-555-0143',
      current_password: demoPassword,
      is_subscribed: true,
    };
    return { path: `/users/${id}`, body: { data: { attributes } }, cookie: await signInAs(server.app, name) };
  },
  'PUT /users/{id} (edit)': async () => {
    const { data } = invitation('');
    return {
      path: `/users/${(await ownAccount()).id}`,
      body: { data: { ...data, attributes: { is_subscribed: false } } },
      cookie: member,
    };
  },
  'DELETE /users/{id}': async () => ({ path: `/users/${(await ownAccount()).id}`, cookie: member }),
  'POST /change-password': async () => ({
    body: { current_password: demoPassword, password: 'Autre-mot-9', password_confirmation: 'Autre-mot-9' },
    cookie: await signInAs(server.app, (await ownAccount()).name),
  }),
  'POST /createEbinder': () => ({
    body: { ...documentOptions, sdsIds: [sheet(0).isn], filters: [], email: 'zoe@newcomer.example' },
    cookie: member,
  }),
};
const anyRequest = async () =>
  (
    await server.services.store
      .selectFrom('requests')
      .select('id')
      .where('organisation_id', '=', 10001)
      .limit(1)
      .executeTakeFirstOrThrow()
  ).id;

const send = async (method: string, path: string, { query = '', body, form, cookie }: Sent) => {
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => [value].flat().map((one): [string, string] => [name, one])),
  );
  const encoded = form && new Response(await form());
  const type = encoded?.headers.get('content-type');
  return server.app.inject({
    method: method as 'GET',
    url: `${apiBase}${path}${search.size > 0 ? `?${search}` : ''}`,
    headers: { ...marked, ...(cookie && { cookie }), ...(type && { 'content-type': type }) },
    ...(body && { payload: body }),
    ...(encoded && { payload: Buffer.from(await encoded.arrayBuffer()) }),
  });
};

describe.each([
  ['of sign-in', signInRows],
  ['of the working screens', workingRows],
])('the calls %s, with exactly what is specified', (_, rows) => {
  test.each(Object.entries(rows))('%s is taken', async (row, make) => {
    const [method = '', written = ''] = row.split(' ');
    const sent = await make();
    const answer = await send(method, sent.path ?? written, sent);
    expect(answer.statusCode, answer.body).toBeOneOf([200, 202]);
  });
});

describe('the search call', () => {
  const sorts = ['ProductName_custom_sort', 'CompanyName_ss', 'Language_s', 'ClientCustomF1_s'];
  const cases = languages.flatMap((language) => sorts.map((sort) => [language, sort] as const));
  test.each(cases)('is taken in %s by %s', async (language, sort) => {
    const query = searchQuery(language, sort);
    const answer = await send('GET', '/lucidworks-solr-api/sds-10001/', { query, cookie: member });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json().response.docs.length).toBeGreaterThan(0);
  });

  const facetFields = languages.flatMap((locale) =>
    facetNames.flatMap((name) => Object.values(facetOf(name).wire).map((field) => [locale, field] as const)),
  );
  test.each(facetFields)('answers in %s the facet %s under its own name', async (locale, field) => {
    const query = { ...searchQuery(locale, 'Language_s'), 'facet.field': field };
    const answer = await send('GET', '/lucidworks-solr-api/sds-10001/', { query, cookie: member });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(Object.keys(answer.json().facet_counts.facet_fields)).toEqual([field]);
  });
});

describeWith(realData('spec'), 'the tables of the specification', (folder) => {
  test.each([
    ['1-portal-and-sign-in.md', signInRows],
    ['2-working-screens.md', workingRows],
  ])('%s has no call that is not tried here', (file, rows) => {
    const [, table = ''] = readFileSync(join(folder, file), 'utf8').split(/^## 7.*$/m);
    const [section = ''] = table.split(/^## 8/m);
    const calls = [...section.matchAll(/^\| ((?:GET|POST|PUT|DELETE) [^|]+) \|/gm)].map(([, call = '']) => call);
    expect(calls.length).toBeGreaterThan(8);
    expect(calls.filter((call) => !(call in rows))).toEqual([]);
  });
});
