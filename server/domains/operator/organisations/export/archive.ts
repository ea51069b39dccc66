import type { Selectable } from 'kysely';
import { fold } from '#lib/text/fold.ts';
import { type ZipEntry, zip } from '#lib/zip/zip.ts';
import type { HeldSheet } from '#server/domains/collection/held-sheets.ts';
import type { DocumentService } from '#server/domains/documents/document-service.ts';
import { sheetPdfHash } from '#server/domains/documents/keep-sheet-pdf.ts';
import { readEntries } from '#server/platform/audit/entries.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import { FilesUnavailable } from '#server/platform/files/files-unavailable.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { readOrganisation } from '../read-organisations.ts';
import { readArchivedDirectory } from '../take-in-organisation.ts';
import { readArchivedWebhooks, readNotices, readPeople, readRequests } from './belongings.ts';
import { findHeldNumbers, readHeld } from './held.ts';
import { createSheetList } from './list.ts';
import { jsonLines, jsonList, storedEntries, textEntry } from './packing.ts';
import { readme } from './readme.ts';

interface Where {
  readonly store: Store;
  /** The same store for questions that look through whole tables. */
  readonly reads: Store;
  readonly files: FileStore;
  readonly documents: DocumentService;
}

/** An archive that is made as it is read. */
export interface OrganisationArchive {
  readonly name: string;
  readonly bytes: AsyncGenerator<Uint8Array>;
}

/**
 * All that belongs to an organisation and nothing that belongs to another, as a ZIP archive that `npm run import` takes in again.
 * What changes meanwhile is in it or not. Throws `not_found` before anything is made.
 */
export const openArchive = async (
  where: Where,
  organisationId: number,
  now = new Date(),
): Promise<OrganisationArchive> => {
  const organisation = await readOrganisation(where.reads, organisationId);
  const stem = fold(organisation.name_en).replace(/[^a-z0-9]+/g, '-');
  return {
    name: `vigie-${organisationId}-${stem}-${now.toISOString().slice(0, 10)}.zip`,
    bytes: zip(entries(where, organisation, now), now),
  };
};

type Organisation = Awaited<ReturnType<typeof readOrganisation>>;

async function* entries(where: Where, organisation: Organisation, now: Date): AsyncGenerator<ZipEntry> {
  const { reads, files } = where;
  const { id, locations, end_reason: _, ...facts } = organisation;
  const missing = new Set<string>();
  const onMissing = (name: string) => missing.add(name);
  const counts: Record<string, number> = {};

  yield textEntry('README.txt', [readme(organisation, now)]);
  yield textEntry('organisation.json', [
    `${JSON.stringify(
      {
        id,
        ...facts,
        locations: locations.map(({ sheets: __, ...location }) => location),
        ...(await readArchivedDirectory(reads, id)),
      },
      null,
      2,
    )}\n`,
  ]);

  const list = createSheetList(organisation.custom_fields, toStored(locations));
  for (const kind of ['', 'former-'] as const) {
    const isns = await findHeldNumbers(reads, id, { isRemoved: kind !== '' });
    const folder = `${kind}pdfs`;
    yield* storedEntries(files, sheetPdfs(where, id, { isns, folder, onMissing }), onMissing);
    const pdfOf = (row: Row) => {
      const name = pdfName(row);
      return hasPdf(row) && !missing.has(`${folder}/${name}`) ? name : '';
    };
    if (kind === '')
      yield textEntry(
        'sheets.csv',
        (async function* () {
          yield list.heading;
          for await (const { held, row } of readHeld(reads, id, isns)) yield list.lineOf(held, pdfOf(row));
        })(),
      );
    yield textEntry(
      `${kind}sheets.jsonl`,
      jsonLines(
        (async function* () {
          for await (const { held, row, modified } of readHeld(reads, id, isns))
            yield presentSheet(held, { organisationId: id, modified, pdf: pdfOf(row) && `${folder}/${pdfOf(row)}` });
        })(),
      ),
    );
    counts[`${kind}sheets`.replace('-s', '_s')] = isns.length;
  }

  yield textEntry('people.json', jsonList(counted(readPeople(reads, id), counts, 'people')));
  yield* storedEntries(files, requestFiles(where, id), onMissing);
  yield textEntry(
    'requests.json',
    jsonList(
      counted(
        (async function* () {
          for await (const { file_hash: __, ...request } of readRequests(reads, id)) {
            const file = requestFile(request);
            yield { ...request, file: __ === '' || missing.has(file) ? '' : file };
          }
        })(),
        counts,
        'requests',
      ),
    ),
  );
  yield textEntry('notices.json', jsonList(counted(await readNotices(reads, id), counts, 'notices')));
  yield textEntry('webhooks.json', jsonList(counted(await readArchivedWebhooks(reads, id), counts, 'webhooks')));
  yield textEntry('audit.jsonl', jsonLines(counted(readEntries(reads, { organisationId: id }), counts, 'audit')));
  // The last, and with the numbers that were found: what has it is whole.
  const contents = {
    exported_at: now.toISOString(),
    counts,
    missing_files: [...missing],
    locations_not_in_list: list.unwritable,
  };
  yield textEntry('contents.json', [`${JSON.stringify(contents, null, 2)}\n`]);
}

type Row = Selectable<SheetTable>;

const toStored = (locations: Organisation['locations']) =>
  locations.map(({ id, parent, name_en, name_fr }) => ({
    id: id!,
    parent_id: parent === '' ? null : Number(parent),
    name_en,
    name_fr,
  }));

const hasPdf = ({ file_hash, made_from_record }: Row): boolean => file_hash !== '' || made_from_record === 1;

/** Characters of a file's name without its number and extension: every file system accepts it. */
const longest = 60;

const plainName = (text: string): string =>
  fold(text)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-|-$/g, '');

const pdfName = ({ isn, product_name }: Row): string =>
  `${[isn, plainName(product_name)].filter(Boolean).join('-')}.pdf`;

/** The PDFs of sheets; one that is made from the record is made now. */
async function* sheetPdfs(
  { store, reads, files, documents }: Where,
  organisationId: number,
  { isns, folder, onMissing }: { isns: readonly number[]; folder: string; onMissing: (name: string) => void },
) {
  for await (const { row } of readHeld(reads, organisationId, isns)) {
    if (!hasPdf(row)) continue;
    const name = `${folder}/${pdfName(row)}`;
    const hash = await sheetPdfHash({ store, files, documents }, row).catch((error: unknown) => {
      // One sheet that cannot be made keeps nobody from the others.
      if (error instanceof FilesUnavailable) throw error;
      return '';
    });
    if (hash === '') onMissing(name);
    else yield { name, hash };
  }
}

interface SheetContext {
  readonly organisationId: number;
  readonly modified: string;
  readonly pdf: string;
}

/** All that is known of a sheet, also what a list has no column for. */
const presentSheet = (
  { isn, facts, custom, subsetIds }: HeldSheet,
  { organisationId, modified, pdf }: SheetContext,
) => {
  const { productKey: _, ownerId, fileHash: __, madeFromRecord, ...known } = facts;
  return {
    number: isn,
    ...known,
    custom,
    locations: [...subsetIds],
    modified,
    /** Sent in by the organisation; else it is its maker's. */
    isOwn: ownerId === organisationId,
    isPdfMadeByVigie: madeFromRecord === true,
    pdf,
  };
};

interface NamedFile {
  readonly id: number;
  readonly file_name: string;
}

const requestFile = ({ id, file_name }: NamedFile): string => {
  const [, stem = file_name, ending = ''] = /^(.*?)(\.[a-z0-9]{1,5})?$/is.exec(file_name) ?? [];
  return `requests/${[`R-${id}`, plainName(stem)].filter(Boolean).join('-')}${ending.toLowerCase()}`;
};

/** The files that requests brought or led to, and that are still kept. */
async function* requestFiles({ reads }: Where, organisationId: number) {
  for await (const request of readRequests(reads, organisationId))
    if (request.file_hash !== '') yield { name: requestFile(request), hash: request.file_hash };
}

async function* counted<One>(
  records: AsyncIterable<One> | Iterable<One>,
  counts: Record<string, number>,
  name: string,
): AsyncGenerator<One> {
  counts[name] = 0;
  for await (const record of records) {
    counts[name] += 1;
    yield record;
  }
}
