import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AdditionWork } from '#contract/operator/addition.ts';
import { isSure } from '#contract/reading/sheet-reading.ts';
import { runDueJobs } from '#server/app/jobs.ts';
import { newestMailTo } from '#tests/support/mails.ts';
import { brochure, joinPdfs, makePdf, shortSheet, spanishSheet } from '#tests/support/pdfs.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import {
  askForSheets,
  type Caller,
  found,
  pdfOf,
  signedInCaller,
  signedInOperator,
  workOn,
} from './operator-caller.ts';

let server: TestServer;
let operator: Caller;
let member: Caller;
let places: { id: number }[];
/** Sheets of the demo under this format that nobody holds in the first organisation, so that their PDFs are news there. */
let strangers: { isn: number; product_name: string; manufacturer: string }[];
beforeAll(async () => {
  server = await startTestServer();
  operator = await signedInOperator(server);
  member = await signedInCaller(server, people.collectionAdmin);
  const { store } = server.services;
  places = await store.selectFrom('subsets').select('id').where('organisation_id', '=', 10001).orderBy('id').execute();
  strangers = await store
    .selectFrom('sheets')
    .innerJoin('collection_sheets', 'collection_sheets.isn', 'sheets.isn')
    .select(['sheets.isn', 'product_name', 'manufacturer'])
    .where('organisation_id', '=', 10002)
    .where('format', '=', 'whmis-2015')
    .where('language', '=', 'fr')
    .where('ingredients', '!=', '[]')
    .where('sheet_date', '!=', '')
    .orderBy('sheets.isn')
    .execute();
});
afterAll(() => server.close());

let taken = 0;
/** A request of the member for a sheet of its own each time, and what an operator makes of it. */
const newAddition = async (files?: Buffer) => {
  const sheet = strangers[taken++]!;
  const bytes = files ?? (await pdfOf(server, sheet.isn));
  const [id] = await askForSheets(server, {
    cookie: member.cookie,
    files: [{ name: 'fiche.pdf', bytes }],
    'locations[]': `${places[0]!.id},${places[2]!.id}`,
    'custom_field_1[]': 'B-04',
  });
  const work = await workOn(operator, id!);
  // The demo's organisations share products: here each needs one of its own.
  return { id: id!, sheet, work: { ...work, draft: { ...work.draft, decision: { kind: 'new' as const } } } };
};
const confirm = (id: number, { draft, version }: Pick<AdditionWork, 'draft' | 'version'>, note = '') =>
  operator('POST', `/operator/requests/${id}/confirm`, { entry: draft, version, note });
const placesOf = (isn: number) =>
  server.services.store
    .selectFrom('collection_sheet_subsets')
    .select('subset_id')
    .where('organisation_id', '=', 10001)
    .where('isn', '=', isn)
    .orderBy('subset_id')
    .execute();
const pointers = (body: { errors: { source?: { pointer: string } }[] }) =>
  body.errors.map(({ source }) => source?.pointer);

test('an addition comes with what its PDF says, where it says so, and what the member asked for', async () => {
  const { sheet, work } = await newAddition();
  expect(work.reading.outcome).toBe('read');
  expect(work.draft.sheet).toMatchObject({ language: 'fr', manufacturer: sheet.manufacturer });
  expect(work.draft.sheet.product_name.normalize('NFKC')).toBe(sheet.product_name.normalize('NFKC'));
  expect(work.reading.fields.productName?.places[0]).toMatchObject({ page: 1 });
  expect(work.draft.locations).toEqual([places[0]!.id, places[2]!.id]);
  expect([work.draft.custom_1, work.version, work.saved_by]).toEqual(['B-04', 0, '']);
});

test('an addition that is no sheet, or none in English or French, says so, and nothing of it is certain [S2.2.5-21 S2.2.5-23]', async () => {
  const [none, foreign] = [await newAddition(await makePdf(brochure)), await newAddition(await makePdf(spanishSheet))];
  expect(none.work.reading.kind).toEqual({ sheets: [], sections: 0, hasTitle: false });
  expect(foreign.work.reading.kind?.sheets).toEqual([
    { productName: '', pages: [1, 1], versions: [{ language: 'es', pages: [1, 1] }] },
  ]);
  for (const { reading, draft } of [none.work, foreign.work]) {
    expect(reading.fields.productName?.value).toBe(draft.sheet.product_name);
    expect(Object.values(reading.fields).filter(isSure)).toEqual([]);
  }
  expect(foreign.work.draft.sheet.language).toBe('');
});

test('an addition of several sheets says which pages are which, and is filled in from the first [S2.2.5-22]', async () => {
  const [first, second] = [strangers[taken++]!, strangers[taken++]!];
  const file = await joinPdfs([await pdfOf(server, first.isn), await pdfOf(server, second.isn)]);
  const { work } = await newAddition(file);
  const sheets = work.reading.kind?.sheets ?? [];
  expect(sheets.map(({ productName }) => productName.normalize('NFKC'))).toEqual([
    first.product_name.normalize('NFKC'),
    second.product_name.normalize('NFKC'),
  ]);
  expect([sheets[0]?.pages[0], sheets[1]?.pages[1]]).toEqual([1, work.reading.pages]);
  expect(sheets[1]?.pages[0]).toBe((sheets[0]?.pages[1] ?? 0) + 1);
  expect(work.draft.sheet.product_name.normalize('NFKC')).toBe(first.product_name.normalize('NFKC'));
});

test('a confirmed addition is found at once by its CAS number, stands where it was asked for, and is told of', async () => {
  const { id, work } = await newAddition();
  const cas = work.draft.sheet.ingredients.find((ingredient) => ingredient.cas)!.cas;
  const before = await found(member, { q: `CASNumber_txt:"${cas}"` });
  const { status, body } = await confirm(id, work, 'Ajoutée avec plaisir.');
  expect(status).toBe(200);
  expect(await found(member, { q: `CASNumber_txt:"${cas}"` })).toEqual(expect.arrayContaining([...before, body.isn]));
  expect(await placesOf(body.isn)).toEqual([{ subset_id: places[0]!.id }, { subset_id: places[2]!.id }]);
  const details = await member('GET', `/sds-details/?recordID=${body.isn}`);
  expect(details.body.result).toMatchObject({ product_name: work.draft.sheet.product_name, clientcustomf1: 'B-04' });
  expect((await member('GET', `/pdf/${body.isn}.pdf?lang=fr`)).status).toBe(200);
  const told = await operator('GET', `/operator/requests/${id}`);
  expect(told.body).toMatchObject({ status: 'completed', info: { isn: body.isn } });
  expect(told.body.history.at(-1)).toMatchObject({
    change: 'status',
    status: 'completed',
    note: 'Ajoutée avec plaisir.',
  });
  expect((await newestMailTo(server, people.collectionAdmin)).text).toContain('Ajoutée avec plaisir.');
});

test('what is wrong is refused at its field, and nothing is stored [S5.7-14]', async () => {
  const { id, work } = await newAddition();
  const draft = structuredClone(work.draft);
  draft.sheet.product_name = ' ';
  draft.sheet.sheet_date = '2999-01-01';
  draft.sheet.language = '';
  draft.sheet.ingredients = [{ cas: '67-64-2', name: 'Acétone', percent: '' }];
  const { status, body } = await confirm(id, { draft, version: 0 });
  expect(status).toBe(422);
  expect(pointers(body)).toEqual([
    '/data/entry/sheet/product_name',
    '/data/entry/sheet/sheet_date',
    '/data/entry/sheet/language',
    '/data/entry/sheet/ingredients/0/cas',
  ]);
  // Nobody has chosen: the codes of languages are no help.
  expect(body.errors[2].code).toBe('request.required');
  const elsewhere = { ...work.draft, locations: [places[0]!.id, 987654] };
  expect(pointers((await confirm(id, { draft: elsewhere, version: 0 })).body)).toEqual(['/data/entry/locations/1']);
  const nowhere = { ...work.draft, locations: [] };
  expect(pointers((await confirm(id, { draft: nowhere, version: 0 })).body)).toEqual(['/data/entry/locations']);
  expect((await workOn(operator, id)).version).toBe(0);
  expect((await operator('GET', `/operator/requests/${id}`)).body.status).toBe('processing');
});

describe('a draft', () => {
  test('is kept as it is, wrong or not, and unseen by the member', async () => {
    const { id, work } = await newAddition();
    const draft = { ...work.draft, sheet: { ...work.draft.sheet, product_name: '', sheet_date: 'soon' } };
    const saved = await operator('PUT', `/operator/requests/${id}/addition`, { draft, version: 0 });
    expect([saved.status, saved.body]).toEqual([200, { version: 1 }]);
    const again = await workOn(operator, id);
    expect(again.draft).toEqual(draft);
    expect(again.saved_by).not.toBe('');
    expect(JSON.stringify((await member('GET', `/requests/${id}?include=detail`)).body)).not.toContain('soon');
  });

  test('does not undo what a colleague saved meanwhile', async () => {
    const { id, work } = await newAddition();
    const save = (version: number) =>
      operator('PUT', `/operator/requests/${id}/addition`, {
        draft: { ...work.draft, custom_2: `v${version}` },
        version,
      });
    expect((await save(0)).status).toBe(200);
    expect((await save(0)).status).toBe(409);
    expect((await confirm(id, { ...work, version: 0 })).status).toBe(409);
    expect((await workOn(operator, id)).draft.custom_2).toBe('v0');
  });
});

describe('a version of a sheet that is there', () => {
  /** An addition that was confirmed, and the same product once more with another date. */
  const twoVersions = async () => {
    const first = await newAddition();
    const { body } = await confirm(first.id, first.work);
    const [id] = await askForSheets(server, {
      cookie: member.cookie,
      files: [{ name: 'nouvelle.pdf', bytes: await makePdf(`version ${first.id}`) }],
      'locations[]': String(places[1]!.id),
    });
    const work = await workOn(operator, id!);
    const sheet = { ...first.work.draft.sheet, sheet_date: '2026-10-01' };
    const offered = await operator('POST', `/operator/requests/${id}/candidates`, sheet);
    return { isn: body.isn as number, id: id!, draft: { ...work.draft, sheet }, offered: offered.body };
  };

  test('is offered, takes the places of the older one, and leaves it archived', async () => {
    const { isn, id, draft, offered } = await twoVersions();
    expect(offered[0]).toMatchObject({ isn, likeness: 'older-version', in_collection: true });
    const { body } = await confirm(id, { draft: { ...draft, decision: { kind: 'replace', isn } }, version: 0 });
    expect(await placesOf(body.isn)).toEqual([0, 1, 2].map((at) => ({ subset_id: places[at]!.id })));
    const search = await found(member, { q: `ProductName_txt:"${draft.sheet.product_name}"` });
    expect(search).toContain(body.isn);
    expect(search).not.toContain(isn);
    const details = await member('GET', `/sds-details/?recordID=${body.isn}`);
    expect(details.body.alternates.map((one: { isn: number }) => one.isn)).toContain(isn);
    expect(details.body.result.clientcustomf1).toBe('B-04');
    const old = await server.services.store.selectFrom('sheets').select('status').where('isn', '=', isn).execute();
    expect(old).toEqual([{ status: 'archived' }]);
  });

  test('beside the older one makes members see that a newer version is there', async () => {
    const { isn, id, draft } = await twoVersions();
    await confirm(id, { draft: { ...draft, decision: { kind: 'beside', isn } }, version: 0 });
    expect(await found(member, { fq: 'status_s:"Newer version available"' })).toContain(isn);
    const attention = await operator(
      'GET',
      `/operator/sheets?attention=superseded&organisation=10001&_start=0&_end=500`,
    );
    expect(attention.body.map((one: { id: number }) => one.id)).toContain(isn);
  });

  test('cannot replace a newer one, nor a sheet that is another organisation’s', async () => {
    const { isn, id, draft } = await twoVersions();
    const older = { ...draft, sheet: { ...draft.sheet, sheet_date: '1999-01-01' } };
    const refused = await confirm(id, { draft: { ...older, decision: { kind: 'replace', isn } }, version: 0 });
    expect([refused.status, refused.body.errors[0].code]).toEqual([422, 'addition.not_older']);
    const foreign = strangers.at(-1)!.isn;
    const other = await confirm(id, { draft: { ...draft, decision: { kind: 'beside', isn: foreign } }, version: 0 });
    expect([other.status, other.body.errors[0].code]).toEqual([422, 'addition.unknown_sheet']);
  });

  test('that is the very same file is used as it is, with the new place added', async () => {
    const first = await newAddition();
    const { isn } = (await confirm(first.id, first.work)).body;
    const [id] = await askForSheets(server, {
      cookie: member.cookie,
      files: [{ name: 'encore.pdf', bytes: await pdfOf(server, first.sheet.isn) }],
      'locations[]': String(places[1]!.id),
    });
    const work = await workOn(operator, id!);
    const decision = work.draft.decision;
    // Made anew, the PDF of the demo may differ by its hour; what it says is the same.
    expect(decision).toEqual({ kind: 'use', isn });
    const count = async () => (await server.services.store.selectFrom('sheets').select('isn').execute()).length;
    const before = await count();
    // Nothing of what stands in the fields is kept, so that nothing has to be right in them; of a new sheet it has.
    const sheet = { ...work.draft.sheet, product_name: '', language: '' as const };
    const draft = { ...work.draft, sheet };
    const asNew = await confirm(id!, { ...work, draft: { ...draft, decision: { kind: 'new' } } });
    expect(asNew.body.errors.map(({ source }: { source: object }) => source)).toEqual([
      { pointer: '/data/entry/sheet/product_name' },
      { pointer: '/data/entry/sheet/language' },
    ]);
    expect((await confirm(id!, { ...work, draft })).body).toEqual({ isn });
    const request = await operator('GET', `/operator/requests/${id}`);
    expect(request.body.info.used).toBe(true);
    expect(request.body.about).toBe(first.sheet.product_name);
    expect(await count()).toBe(before);
    expect(await placesOf(isn)).toEqual([0, 1, 2].map((at) => ({ subset_id: places[at]!.id })));
  });
});

test('a PDF that came in is read before anybody opens it [S5.8-06]', async () => {
  const { sheet } = await newAddition();
  const [id] = await askForSheets(server, {
    cookie: member.cookie,
    files: [{ name: 'ahead.pdf', bytes: await makePdf(shortSheet(`Read ahead ${sheet.isn}`)) }],
    'locations[]': String(places[0]!.id),
  });
  const { store } = server.services;
  const { file_hash: hash } = await store
    .selectFrom('requests')
    .select('file_hash')
    .where('id', '=', id!)
    .executeTakeFirstOrThrow();
  const readings = () => store.selectFrom('readings').select('created_at').where('file_hash', '=', hash).execute();
  expect(await readings()).toEqual([]);
  await runDueJobs({ ...server.services, log: server.app.log });
  const ahead = await readings();
  expect(ahead).toHaveLength(1);
  expect((await workOn(operator, id!)).reading.outcome).toBe('read');
  expect(await readings()).toEqual(ahead);
});

test('a PDF without text is said to be unreadable, and can be entered by hand', async () => {
  const { id, work } = await newAddition(await makePdf(''));
  // Whether there is a picture to recognise is looked at in a job.
  expect([work.reading.outcome, work.reading.fields]).toEqual(['recognising', {}]);
  await runDueJobs({ ...server.services, log: server.app.log });
  expect((await workOn(operator, id)).reading.outcome).toBe('unreadable');
  expect(work.draft.sheet.language).toBe('');
  const sheet = {
    ...work.draft.sheet,
    product_name: 'Numérisée',
    manufacturer: 'Atelier du Nord',
    language: 'fr' as const,
  };
  const unread = async () => (await operator('GET', '/operator/attention?organisation=10001')).body.unread;
  const before = await unread();
  const { status, body } = await confirm(id, { draft: { ...work.draft, sheet }, version: 0 });
  expect(status).toBe(200);
  const listed = await operator('GET', '/operator/sheets?attention=unread');
  expect(listed.body.map((one: { id: number }) => one.id)).toContain(body.isn);
  expect(await unread()).toBe(before + 1);
});

test('a request that was refused says why, and cannot be worked on any more', async () => {
  const { id, work } = await newAddition();
  expect((await operator('POST', `/operator/requests/${id}/refuse`, { note: ' ' })).status).toBe(422);
  const refused = await operator('POST', `/operator/requests/${id}/refuse`, { note: 'This is an invoice.' });
  expect(refused.body).toMatchObject({ status: 'error' });
  expect((await newestMailTo(server, people.collectionAdmin)).text).toContain('This is an invoice.');
  expect((await confirm(id, work)).body.errors[0].code).toBe('request.not_open');
  expect((await operator('POST', `/operator/requests/${id}/refuse`, { note: 'again' })).status).toBe(409);
});

test('two people who confirm at once add one sheet', async () => {
  const { id, work } = await newAddition();
  const answers = await Promise.all([confirm(id, work), confirm(id, work)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('an addition says which other open one of its organisation brought the same file, and none of another’s [S5.10-64]', async () => {
  const bytes = await pdfOf(server, strangers[taken++]!.isn);
  const ask = async (cookie: string, locations: string) => {
    const [id] = await askForSheets(server, { cookie, files: [{ name: 'twin.pdf', bytes }], 'locations[]': locations });
    return id!;
  };
  const sameAs = async (id: number) => (await workOn(operator, id)).same_as;
  const hospital = await signedInCaller(server, people.hospitalAdmin);
  const { id: elsewhere } = await server.services.store
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', 10002)
    .executeTakeFirstOrThrow();
  const theirs = await ask(hospital.cookie, String(elsewhere));
  const first = await ask(member.cookie, String(places[0]!.id));
  expect([await sameAs(theirs), await sameAs(first)]).toEqual([null, null]);
  const second = await ask(member.cookie, String(places[0]!.id));
  expect([await sameAs(theirs), await sameAs(first), await sameAs(second)]).toEqual([null, second, first]);
  await operator('POST', `/operator/requests/${first}/refuse`, { note: 'It came twice.' });
  expect(await sameAs(second)).toBeNull();
});

test('additions without a file are not the same as one another', async () => {
  const { store } = server.services;
  const [one, other] = await Promise.all([newAddition(), newAddition()]);
  await store.updateTable('requests').set({ file_hash: '' }).where('id', 'in', [one.id, other.id]).execute();
  expect((await workOn(operator, one.id)).same_as).toBeNull();
});
