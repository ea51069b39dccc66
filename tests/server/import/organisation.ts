import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { importFolder } from '#server/domains/import/import-folder.ts';
import { importList, type ListOrder } from '#server/domains/import/import-list.ts';
import type { FolderOrder } from '#server/domains/import/prepare-file.ts';
import type { ImportReport } from '#server/domains/import/report.ts';
import { createSheetReader } from '#server/domains/reading/reader.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { openFileStore } from '#server/platform/files/open-file-store.ts';
import { createPdfChecker } from '#server/platform/files/pdf/checker.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { openTestStore } from '#tests/support/test-store.ts';

/** A report with its reasons as English has them. */
export type EnglishReport = ReturnType<typeof inEnglish>;

const inEnglish = (report: ImportReport) => ({
  ...report,
  entries: report.entries.map((entry) => ({ ...entry, reasons: entry.reasons.map(({ en }) => en) })),
  unclaimedFiles: report.unclaimedFiles.map(({ file, reason }) => ({ file, reason: reason.en })),
});

/** An organisation to import into, in a store of its own. */
export interface Workplace {
  readonly store: Store;
  readonly files: FileStore;
  readonly importText: (text: string, order?: Partial<ListOrder>) => Promise<EnglishReport>;
  readonly importPdfs: (pdfDirectory: string, order?: Partial<FolderOrder>) => Promise<EnglishReport>;
  readonly collection: () => Promise<CollectionRow[]>;
  readonly version: () => Promise<number>;
  readonly close: () => Promise<void>;
}

interface CollectionRow {
  readonly name: string;
  readonly language: string;
  readonly places: readonly string[];
  readonly [field: string]: unknown;
}

const organisationId = 7;

/** Organisation 7, with the location `Plant > Store`, a field of its own called `Cost centre`, and no sheet. */
export const openWorkplace = async (): Promise<Workplace> => {
  const directory = await mkdtemp(join(tmpdir(), 'vigie-import-'));
  const store = await openTestStore();
  const files = await openFileStore({ filesUrl: undefined, filesDir: join(directory, 'files') });
  // The machine that runs the tests may be busy: no sheet is unreadable for that.
  const [pdfs, reader] = [createPdfChecker({ allowed: 60_000 }), createSheetReader({ allowed: 60_000 })];
  const order = { store, files, pdfs, reader, organisationId, createLocations: false, language: 'en' } as const;
  await addOrganisation(store, organisationId);
  await store
    .insertInto('subsets')
    .values([
      { id: 1, organisation_id: organisationId, parent_id: null, name_en: 'Plant', name_fr: 'Usine' },
      { id: 2, organisation_id: organisationId, parent_id: 1, name_en: 'Store', name_fr: 'Réserve' },
    ])
    .execute();
  return {
    store,
    files,
    importText: async (text, changes) =>
      inEnglish(await importList({ ...order, bytes: Buffer.from(text), ...changes })),
    importPdfs: async (pdfDirectory, changes) =>
      inEnglish(await importFolder({ ...order, pdfDirectory, locationsFromFolders: false, ...changes })),
    collection: () => collectionOf(store),
    version: async () => {
      const { collection_version } = await store
        .selectFrom('organisations')
        .select('collection_version')
        .where('id', '=', organisationId)
        .executeTakeFirstOrThrow();
      return collection_version;
    },
    close: async () => {
      await Promise.all([pdfs.close(), reader.close()]);
      await store.destroy();
      await rm(directory, { recursive: true });
    },
  };
};

/** An organisation that holds nothing. */
export const addOrganisation = (store: Store, id: number) =>
  store
    .insertInto('organisations')
    .values({
      id,
      name_en: 'Workplace',
      name_fr: 'Lieu de travail',
      ingredients: 1,
      location_label_en: 'Location',
      location_label_fr: 'Emplacement',
      custom_fields: JSON.stringify([{ en: 'Cost centre', fr: 'Centre de coûts' }]),
      products: '[]',
      created_at: '2026-01-01T00:00:00.000Z',
    })
    .execute();

/** What the organisation holds, as text, in the order of names and languages: the end state that runs are compared by. */
const collectionOf = async (store: Store): Promise<CollectionRow[]> => {
  const rows = await store
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .selectAll('sheets')
    .select(['custom_1', 'modified'])
    .where('organisation_id', '=', organisationId)
    .where('removed', '=', 0)
    .orderBy('product_name')
    .orderBy('language')
    .execute();
  const places = await store
    .selectFrom('collection_sheet_subsets')
    .innerJoin('subsets', 'subsets.id', 'collection_sheet_subsets.subset_id')
    .select(['isn', 'name_en'])
    .where('collection_sheet_subsets.organisation_id', '=', organisationId)
    .execute();
  return rows.map(({ isn, created_at, product_name, ...row }) => ({
    ...row,
    name: product_name,
    places: places
      .filter((place) => place.isn === isn)
      .map(({ name_en }) => name_en)
      .sort(),
  }));
};
