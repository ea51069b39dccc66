import { DatabaseSync, type StatementSync } from 'node:sqlite';
import type { Insertable } from 'kysely';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { hashPassword } from '#server/domains/accounts/passwords.ts';
import { openStore } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { locationTree } from '#tests/support/search/records.ts';

/** The one organisation of the benchmark, and who signs in to it. */
export const organisation = 10001;
export const account = { name: 'bench@vigie.example', password: 'Bench-2026-portal' } as const;

/** An organisation to be made; its locations are those of the tree, their numbers raised by `locationOffset`. */
export interface FilledOrganisation {
  readonly id: number;
  readonly locationOffset: number;
}

/** Makes the real store with its migrations and organisations, and puts records into it as they are handed over. */
export const createStoreFiller = async (
  storeFile: string,
  organisations: readonly FilledOrganisation[] = [{ id: organisation, locationOffset: 0 }],
) => {
  await (await openStore(storeFile)).destroy();
  const passwordHash = await hashPassword(account.password);
  const db = new DatabaseSync(storeFile);
  // Only while filling: the server opens the store with its own settings. A log of millions of rows would be searched for each page.
  db.exec(
    'pragma journal_mode = delete; pragma synchronous = off; pragma cache_size = -500000; pragma foreign_keys = off; begin',
  );
  for (const each of organisations) addOrganisation(db, each);
  addMember(db, passwordHash);
  let sheet: StatementSync | undefined;
  const placed = db.prepare(
    'insert into collection_sheets (organisation_id, isn, custom_1, custom_2, custom_3, modified, version, removed) values (?, ?, ?, ?, ?, ?, 1, 0)',
  );
  const place = db.prepare('insert into collection_sheet_subsets (organisation_id, isn, subset_id) values (?, ?, ?)');
  return {
    add: (record: SearchedSheet, organisationId = organisation): void => {
      const row = toSheet(record);
      const columns = Object.keys(row);
      sheet ??= db.prepare(`insert into sheets (${columns}) values (${columns.map(() => '?')})`);
      sheet.run(...Object.values(row));
      placed.run(organisationId, record.isn, ...record.custom, record.modified);
      for (const id of ownLocations(record)) place.run(organisationId, record.isn, id);
    },
    finish: (): void => {
      db.exec('commit; analyze; pragma journal_mode = wal');
      db.close();
    },
  };
};

const now = '2026-01-05T12:00:00.000Z';

const addOrganisation = (db: DatabaseSync, { id: organisationId, locationOffset }: FilledOrganisation): void => {
  const customFields = JSON.stringify([
    { en: 'Shelf', fr: 'Étagère' },
    { en: 'Note', fr: 'Note' },
    { en: 'Code', fr: 'Code' },
  ]);
  db.prepare(
    `insert into organisations (id, name_en, name_fr, ingredients, location_label_en, location_label_fr,
       custom_fields, products, collection_version, created_at) values (?, 'Bench', 'Banc', 1, 'Location',
       'Emplacement', ?, '[]', 1, ?)`,
  ).run(organisationId, customFields, now);
  const subset = db.prepare(
    'insert into subsets (id, organisation_id, parent_id, name_en, name_fr) values (?, ?, ?, ?, ?)',
  );
  for (const path of locationTree.map((ancestors) => (ancestors.at(-1) ?? '').split('/').map(Number))) {
    const [id = 0, parent = null] = path.toReversed();
    const above = parent === null ? null : parent + locationOffset;
    subset.run(id + locationOffset, organisationId, above, `Location ${id}`, `Emplacement ${id}`);
  }
};

const addMember = (db: DatabaseSync, passwordHash: string): void => {
  db.prepare(
    `insert into users (id, name, email, first_name, last_name, phone, password_hash, shared, is_subscribed, language,
       verified_at, created_at) values (1, ?, ?, 'Bench', 'User', '', ?, 0, 0, 'en', ?, ?)`,
  ).run(account.name, account.name, passwordHash, now, now);
  db.prepare(
    `insert into memberships (id, user_id, organisation_id, role, invited_at, accepted_at)
       values (1, 1, ?, 'company-admin', ?, ?)`,
  ).run(organisation, now, now);
};

/** What a sheet with a pictogram may say. */
const statements: Readonly<Partial<Record<string, readonly string[]>>> = {
  GHS02: ['H225'],
  GHS05: ['H314'],
  GHS06: ['H301', 'H311', 'H331'],
  GHS07: ['H302', 'H319', 'H336'],
  GHS08: ['H350', 'H373'],
};

const toSheet = (record: SearchedSheet) =>
  ({
    isn: record.isn,
    product_key: `p${record.isn}`,
    product_name: record.productName,
    alternative_name: record.otherNames[0] ?? '',
    manufacturer: record.manufacturer,
    contributor: '',
    product_ids: JSON.stringify(record.productIds),
    language: record.language,
    format: record.format,
    // What follows from days and versions is not stored.
    status:
      record.standings[0] === 'superseded' || record.standings[0] === 'past-review' ? 'current' : record.standings[0],
    hazardous: record.hazardous,
    whmis_1988: '',
    signal_word: record.signalWord,
    pictograms: JSON.stringify(record.pictograms),
    hazard_codes: JSON.stringify(record.pictograms.flatMap((code) => statements[code] ?? [])),
    cas_numbers: JSON.stringify(record.ownCasNumbers),
    un_numbers: JSON.stringify(record.unNumbers),
    ingredients: JSON.stringify(ingredientsOf(record)),
    sheet_date: record.sheetDate,
    last_checked: '',
    file_hash: '',
    created_at: now,
  }) satisfies Insertable<SheetTable>;

const ingredientsOf = ({ casNumbers, ingredientNames }: SearchedSheet) =>
  Array.from({ length: Math.max(casNumbers.length, ingredientNames.length) }, (_, at) => ({
    cas: casNumbers[at] ?? '',
    name: ingredientNames[at] ?? '',
    percent: `${at}–${at + 10} %`,
  }));

/** The locations a sheet stands at itself: the paths that are not above another of its paths. */
const ownLocations = ({ locations }: SearchedSheet): number[] =>
  locations
    .filter((path) => !locations.some((other) => other.startsWith(`${path}/`)))
    .map((path) => Number(path.slice(path.lastIndexOf('/') + 1)));
