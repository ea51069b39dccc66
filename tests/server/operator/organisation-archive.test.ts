import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { replaceRoleRules } from '#server/domains/accounts/role-rules.ts';
import { heldSheets } from '#server/domains/collection/held-sheets.ts';
import { insertGroup } from '#server/domains/directory/change-group.ts';
import { identityOf } from '#server/domains/import/identity.ts';
import { importList } from '#server/domains/import/import-list.ts';
import { countOutcomes } from '#server/domains/import/report.ts';
import {
  describedOrganisation,
  readArchivedDirectory,
  takeInOrganisation,
} from '#server/domains/operator/organisations/take-in-organisation.ts';
import { createSheetReader } from '#server/domains/reading/reader.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { keptAs } from '#server/platform/files/originals.ts';
import { createPdfChecker } from '#server/platform/files/pdf/checker.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { canaryOf, plantCanaries } from '#tests/fuzz/canaries.ts';
import { people, startTestServer, type TestServer } from '#tests/support/test-server.ts';
import { entriesOf, putFile } from '../audit/log.ts';
import { readArchive } from '../documents/archives.ts';
import { signedInCaller } from './operator-caller.ts';

const organisationId = 10002;
const others = canaryOf(10001);

let server: TestServer;
let store: Store;
let folder: string;
let archive: Map<string, Buffer>;

beforeAll(async () => {
  server = await startTestServer();
  store = server.services.store;
  folder = await mkdtemp(join(tmpdir(), 'vigie-archive-'));
  await keepSome();
  await plantCanaries(store, [1]);
  await plantForeign();
  await putFile(server, { organisation: organisationId, type: 'eBinder' });
  await makeHardToWrite();
  await keepDirectory();
  archive = await download();
}, 120_000);
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const download = async (): Promise<Map<string, Buffer>> => {
  const { app } = server;
  const { cookie } = await signedInCaller(server, people.operator);
  const url = `/api/operator/organisations/${organisationId}/export`;
  const response = await app.inject({ url, headers: { cookie } });
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  const path = join(folder, 'whole.zip');
  await writeFile(path, response.rawPayload);
  return new Map(readArchive(path).map((file) => [file.name, file.read()]));
};

/** Of all products a few, with all their versions: a PDF is made, checked and read of each. */
const keepSome = async (): Promise<void> => {
  const kept = await store
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .select('sheets.isn')
    .where('organisation_id', '=', organisationId)
    .orderBy('product_key')
    .limit(80)
    .execute();
  const isns = kept.map(({ isn }) => isn);
  for (const table of ['collection_sheet_subsets', 'removals', 'collection_sheets'] as const)
    await store.deleteFrom(table).where('organisation_id', '=', organisationId).where('isn', 'not in', isns).execute();
};

/** Records of another organisation that are close to those of this one. */
const plantForeign = async (): Promise<void> => {
  const { files } = server.services;
  const { hash: file_hash } = await files.put(Buffer.from(`%PDF-1.4\n% ${others}\n%%EOF\n`));
  const { isn: _, ...shared } = await store
    .selectFrom('sheets')
    .innerJoin('collection_sheets', 'collection_sheets.isn', 'sheets.isn')
    .selectAll('sheets')
    .where('organisation_id', '=', organisationId)
    .limit(1)
    .executeTakeFirstOrThrow();
  // Another version of a product of both, that only the other one sent; and one that both collections hold by mistake.
  for (const organisations of [[10001], [10001, organisationId]]) {
    const upload = {
      ...shared,
      product_name: `Upload ${others}`,
      file_hash,
      owner_id: 10001,
      made_from_record: 0 as const,
    };
    const { isn } = await store.insertInto('sheets').values(upload).returning('isn').executeTakeFirstOrThrow();
    for (const organisation_id of organisations)
      await store
        .insertInto('collection_sheets')
        .values({
          organisation_id,
          isn,
          custom_1: others,
          custom_2: '',
          custom_3: '',
          modified: '',
          version: 1,
          removed: 0,
        })
        .execute();
  }
  const request = await putFile(server, { organisation: 10001, type: 'sdsaddition' });
  await store
    .updateTable('requests')
    .set({ file_hash, info: `"${others}"` })
    .where('id', '=', request)
    .execute();
  await writeEntry(store, 'user-added', { organisationId: 10001, about: [others] });
};

/** What a list has its difficulties with. */
const makeHardToWrite = async (): Promise<void> => {
  const { id: parent_id } = await store
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const made = await store
    .insertInto('subsets')
    .values([
      { parent_id, organisation_id: organisationId, name_en: 'Ward; 1 > "A" | B', name_fr: 'Salle / 1, « A »' },
      { parent_id, organisation_id: organisationId, name_en: 'Store/2', name_fr: 'Réserve' },
      { parent_id: null, organisation_id: organisationId, name_en: 'Réserve', name_fr: 'Store/2' },
    ])
    .returning('id')
    .execute();
  const custom_fields = JSON.stringify([
    { en: 'Supplier', fr: 'Langue' },
    { en: 'Product name', fr: 'Champ personnalisé 1' },
    { en: 'Location', fr: 'PDF' },
  ]);
  await store.updateTable('organisations').set({ custom_fields }).where('id', '=', organisationId).execute();
  const [{ isn } = { isn: 0 }, ...more] = await store
    .selectFrom('collection_sheets')
    .select('isn')
    .where('organisation_id', '=', organisationId)
    .orderBy('isn')
    .limit(20)
    .execute();
  for (const [at, sheet] of more.entries())
    await store
      .insertInto('collection_sheet_subsets')
      .values({ organisation_id: organisationId, isn: sheet.isn, subset_id: made[at % made.length]!.id })
      .execute();
  await store
    .updateTable('collection_sheets')
    .set({ custom_1: '=1+1', custom_2: 'say “"yes"”, or; no', custom_3: '-5' })
    .where('organisation_id', '=', organisationId)
    .where('isn', '=', isn)
    .execute();
};

/** Groups and rules of the organisation and of another, with somebody in each. */
const keepDirectory = async (): Promise<void> => {
  for (const [id, word] of [
    [organisationId, 'own'],
    [10001, others],
  ] as const) {
    const member = await store
      .selectFrom('memberships')
      .select('id')
      .where('organisation_id', '=', id)
      .where('role', '=', 'company-admin')
      .executeTakeFirstOrThrow();
    await inTransaction(store, async (trx) => {
      const rules = [{ value: `Group ${word}`, role: 'company-admin' as const, locations: [] }];
      await replaceRoleRules(trx, id, { rules, pointer: '' });
      const group = await insertGroup(trx, id, { name: `Group ${word}`, externalId: word, numbers: new Set() });
      await trx.insertInto('directory_group_members').values({ group_id: group, membership_id: member.id }).execute();
      await trx
        .insertInto('directory_entries')
        .values({
          membership_id: member.id,
          user_name: `name-${word}`,
          external_id: word,
          given_name: '',
          family_name: '',
        })
        .execute();
    });
    const sealed = server.services.encryption.encrypt(
      { table: 'single_sign_on', owner: id },
      'a secret of the provider',
    );
    await store
      .insertInto('single_sign_on')
      .values({
        organisation_id: id,
        issuer: 'https://login.example.org',
        client_id: 'vigie',
        client_secret: sealed,
        email_claim: 'email',
        groups_claim: 'groups',
        trusts_addresses: 0,
        asks_second_factor: 0,
        lets_in_newcomers: 0,
        is_only: 0,
        password_user_id: null,
      })
      .execute();
  }
};

const textOf = (name: string) => archive.get(name)!.toString('utf8');
const jsonOf = (name: string) => JSON.parse(textOf(name));
const linesOf = (name: string) =>
  textOf(name)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

describe('the archive of an organisation', () => {
  test('holds all that is its own, and tells how much that is', async () => {
    const { counts, missing_files, locations_not_in_list } = jsonOf('contents.json');
    expect([missing_files, locations_not_in_list]).toEqual([[], []]);
    expect(counts.sheets).toBe(linesOf('sheets.jsonl').length);
    expect(counts.sheets).toBe([...archive.keys()].filter((name) => name.startsWith('pdfs/')).length);
    for (const table of ['requests', 'notices'] as const) {
      const rows = await store.selectFrom(table).select('id').where('organisation_id', '=', organisationId).execute();
      expect(
        jsonOf(`${table}.json`)
          .map(({ id }: { id: number }) => id)
          .toSorted(),
      ).toEqual(rows.map(({ id }) => id).toSorted());
    }
    const files = jsonOf('requests.json').flatMap(({ file }: { file: string }) => (file ? [file] : []));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) expect(archive.has(file), file).toBe(true);
    expect(jsonOf('people.json').map(({ name }: { name: string }) => name)).toContain(people.hospitalAdmin);
    const told = linesOf('audit.jsonl').map(({ organisation_id }) => organisation_id);
    expect([...new Set(told)]).toEqual(told.length > 0 ? [organisationId] : []);
    expect(textOf('README.txt')).toContain('Everything that Vigie holds');
    expect(textOf('README.txt')).toContain('Tout ce que Vigie conserve');
  });

  test('has in none of its bytes a word of another organisation, nor what opens an account', async () => {
    const users = await store.selectFrom('users').select('password_hash').where('password_hash', '!=', '').execute();
    const sessions = await store.selectFrom('sessions').select('token_hash').execute();
    const clients = await store.selectFrom('single_sign_on').select('client_secret').execute();
    const secrets = [
      ...users.map(({ password_hash }) => password_hash),
      ...sessions.map((one) => one.token_hash),
      ...clients.map(({ client_secret }) => client_secret),
    ];
    for (const [name, bytes] of archive) {
      expect(name).not.toContain(others);
      for (const word of [others, 'password_hash', ...secrets])
        expect(bytes.includes(word), `${name}: ${word}`).toBe(false);
    }
    const own = canaryOf(organisationId);
    expect(textOf('sheets.jsonl')).toContain(own);
    expect(textOf('requests.json')).toContain(own);
  });

  test('has the role rules, the groups of the directory, and who is in them [S3.1-07]', () => {
    expect(jsonOf('organisation.json')).toMatchObject({
      role_rules: [{ value: 'Group own', role: 'company-admin', locations: [] }],
      directory_groups: [{ name: 'Group own', external_id: 'own' }],
    });
    const [member] = jsonOf('people.json').filter(({ groups }: { groups: string[] }) => groups.length > 0);
    expect(member).toMatchObject({ groups: ['Group own'], directory: { user_name: 'name-own', external_id: 'own' } });
  });

  test('is told of, and of no organisation that is not there', async () => {
    expect(await entriesOf(server, 'organisation-exported')).toMatchObject([{ records: [organisationId] }]);
    const operator = await signedInCaller(server, people.operator);
    expect((await operator('GET', '/operator/organisations/77/export')).status).toBe(404);
    const admin = await signedInCaller(server, people.hospitalAdmin);
    expect((await admin('GET', `/operator/organisations/${organisationId}/export`)).status).toBe(403);
  });

  test('is taken in by the import, which brings back sheets, locations, custom fields and PDFs', async () => {
    for (const [name, bytes] of archive) {
      const path = join(folder, 'out', name);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
    const elsewhere = await startTestServer({}, 'empty');
    const [pdfs, reader] = [createPdfChecker({ allowed: 60_000 }), createSheetReader({ allowed: 60_000 })];
    try {
      const there = elsewhere.services.store;
      const described = jsonOf('organisation.json');
      const read = describedOrganisation.parse(described);
      const { entry } = read;
      const id = await inTransaction(there, (trx) => takeInOrganisation(trx, read));
      const { role_rules, directory_groups } = described;
      expect(await readArchivedDirectory(there, id)).toEqual({ role_rules, directory_groups });
      const report = await importList({
        store: there,
        files: elsewhere.services.files,
        pdfs,
        reader,
        organisationId: id,
        createLocations: false,
        language: 'en',
        bytes: archive.get('sheets.csv')!,
        pdfDirectory: join(folder, 'out', 'pdfs'),
      });
      expect(countOutcomes(report.entries)).toMatchObject({ rejected: 0, updated: 0 });
      expect([report.unusedHeaders, report.createdLocations]).toEqual([[], []]);
      // Of two with the same name, maker, language and numbers the list keeps one, and the newer one.
      expect(report.unclaimedFiles).toHaveLength(countOutcomes(report.entries).merged);
      const before = await recordsOf(store, organisationId);
      const after = await recordsOf(there, id);
      expect(after.size).toBe(before.size);
      for (const [identity, { fileHash, ...record }] of before) {
        const found = after.get(identity);
        expect(found, identity).toMatchObject(record);
        expect(await keptAs(there, fileHash), identity).toContain(found!.fileHash);
      }
      expect(await locationsOf(there, id)).toEqual(await locationsOf(store, organisationId));
      expect(entry.custom_fields).toEqual(described.custom_fields);
    } finally {
      await Promise.all([pdfs.close(), reader.close()]);
      await elsewhere.close();
    }
  }, 300_000);
});

const locationsOf = async (db: Store, id: number) => {
  const rows = await db.selectFrom('subsets').selectAll().where('organisation_id', '=', id).execute();
  const pathOf = (at: number | null): string => {
    const row = rows.find((one) => one.id === at);
    return row ? `${pathOf(row.parent_id)} > ${row.name_en} = ${row.name_fr}` : '';
  };
  return rows.map((row) => pathOf(row.id)).toSorted();
};

/** What a list says of each sheet, by what tells one from another; of several alike the newest. */
const recordsOf = async (db: Store, id: number) => {
  const rows = await db.selectFrom('subsets').selectAll().where('organisation_id', '=', id).execute();
  const pathOf = (at: number | null): string => {
    const row = rows.find((one) => one.id === at);
    return row ? `${pathOf(row.parent_id)} > ${row.name_en}` : '';
  };
  const held = (await heldSheets(db, id))
    .filter(({ isRemoved, facts }) => !isRemoved && [null, id].includes(facts.ownerId))
    .toSorted((a, b) => a.facts.sheetDate.localeCompare(b.facts.sheetDate) || a.isn - b.isn);
  const places = new Map<string, Set<string>>();
  return new Map(
    held.map(({ facts, custom, subsetIds }) => {
      const identity = identityOf(facts);
      const stands = places.get(identity) ?? new Set();
      for (const at of subsetIds) stands.add(pathOf(at));
      places.set(identity, stands);
      const { productName, alternativeName, manufacturer, productIds, casNumbers, language, sheetDate } = facts;
      const { status, pictograms, fileHash } = facts;
      const said = { productName, alternativeName, manufacturer, productIds, casNumbers, language, sheetDate };
      return [identity, { ...withPlainSpaces({ ...said, status, pictograms, custom }), stands, fileHash }] as const;
    }),
  );
};

/** A cell is read without the spaces around it, and with one plain space for whatever parts its words. */
const withPlainSpaces = <Record extends object>(record: Record): Record =>
  JSON.parse(JSON.stringify(record), (_, value) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() : value,
  );
