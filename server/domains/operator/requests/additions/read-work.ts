import type { AdditionDraft, AdditionWork } from '#contract/operator/addition.ts';
import { isFileThere, presumeDecision } from '#contract/operator/presume-decision.ts';
import type { ReadFields, SheetReading } from '#contract/reading/sheet-reading.ts';
import { comparePaths } from '#lib/search-engine/collation.ts';
import { entryFromReading } from '#server/domains/collection/entry-from-reading.ts';
import { namedLocations } from '#server/domains/collection/named-locations.ts';
import { keepReading, readBrokenOff } from '#server/domains/reading/keep-reading.ts';
import { withKnownMaker } from '#server/domains/reading/known-makers.ts';
import type { SheetReader } from '#server/domains/reading/reader.ts';
import { accountName } from '#server/domains/requests/account-name.ts';
import type { AdditionInfo } from '#server/domains/requests/additions/addition-info.ts';
import { findOpenAddition } from '#server/domains/requests/additions/find-open-addition.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { filledInFrom } from './filled-in-from.ts';
import { findSheetCandidates } from './find-candidates.ts';

type Needed = { readonly store: Store; readonly reads: Store; readonly files: FileStore; readonly reader: SheetReader };

/** All that is needed to work on an addition: reads its file the first time. Throws `not_found`. */
export const readAdditionWork = async (
  { store, reads, files, reader }: Needed,
  requestId: number,
): Promise<AdditionWork> => {
  const request = await findAddition(store, requestId);
  if (!request) throw apiError('not_found');
  const { organisation_id: organisationId, file_hash: fileHash, info } = request;
  const reading = await withKnownMaker(
    reads,
    await keepReading({ store, files, reader, owner: organisationId }, fileHash),
  );
  const locations = await namedLocations(store, organisationId);
  const saved = await readSaved(store, requestId);
  // It may have been saved while the words were still being recognised.
  const isReadBeside = saved !== undefined && reading.pictures !== undefined;
  const asked = JSON.parse(info) as AdditionInfo;
  const read = draftFromReading({
    fields: reading.fields,
    info: asked,
    locationIds: new Set(locations.keys()),
    manufacturers: saved && !isReadBeside ? [] : await readManufacturers(reads, organisationId),
  });
  const draft = saved?.draft ?? (await filledInFrom(store, organisationId, { draft: read, like: asked.like }));
  const described = draft.sheet;
  const like = asked.like?.isn;
  const candidates = await findSheetCandidates(reads, { organisationId, described, fileHash, like });
  // What the desk said that it is a version of comes before what else is like it.
  const presumed = presumeDecision(candidates.toSorted((a, b) => Number(b.isn === like) - Number(a.isn === like)));
  return {
    reading,
    // Since it was saved, another request may have brought the file.
    draft:
      saved && !(draft.decision.kind === 'new' && isFileThere(candidates)) ? draft : { ...draft, decision: presumed },
    ...(isReadBeside && { read: read.sheet, ...(saved.isReadSince && { is_read_since: true as const }) }),
    version: saved?.version ?? 0,
    saved_by: saved?.by ?? '',
    candidates,
    same_as: (await findOpenAddition(reads, { organisationId, hash: fileHash, except: requestId })) ?? null,
    custom_fields: JSON.parse(request.custom_fields),
    locations: [...locations.values()]
      .sort((a, b) => comparePaths(a.path, b.path))
      .map(({ id, path, name }) => ({ id, path, name })),
  };
};

/** What the file of an addition is read as, of which the reading was broken off; where it was not, what it was read as. Throws `not_found`. */
export const readAdditionAgain = async (
  { store, files, reader }: Pick<Needed, 'store' | 'files' | 'reader'>,
  requestId: number,
): Promise<Pick<SheetReading, 'outcome' | 'brokenOff'>> => {
  const request = await findAddition(store, requestId);
  if (!request) throw apiError('not_found');
  const keeping = { store, files, reader, owner: request.organisation_id };
  await readBrokenOff(keeping, request.file_hash);
  const { outcome, brokenOff } = await keepReading(keeping, request.file_hash);
  return { outcome, ...(brokenOff && { brokenOff }) };
};

/** An addition of any organisation, with what it brought. */
export const findAddition = (db: Database, requestId: number) =>
  db
    .selectFrom('requests')
    .innerJoin('organisations', 'organisations.id', 'requests.organisation_id')
    .select(['requests.organisation_id', 'requests.file_hash', 'requests.info', 'organisations.custom_fields'])
    .where('requests.id', '=', requestId)
    .where('requests.type', '=', 'sdsaddition')
    .executeTakeFirst();

const readSaved = async (db: Database, requestId: number) => {
  const row = await db
    .selectFrom('addition_drafts')
    .leftJoin('users', 'users.id', 'addition_drafts.user_id')
    .innerJoin('requests', 'requests.id', 'request_id')
    .leftJoin('readings', 'readings.file_hash', 'requests.file_hash')
    .select(['draft', 'addition_drafts.version', 'updated_at', 'name', 'first_name', 'last_name'])
    .select('readings.created_at as read_at')
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { name, first_name, last_name } = row;
  const by = name === null ? '' : accountName({ name, first_name: first_name ?? '', last_name: last_name ?? '' });
  return {
    draft: { is_published: false, note: '', ...JSON.parse(row.draft) } as AdditionWork['draft'],
    version: row.version,
    by,
    isReadSince: row.read_at !== null && row.read_at > row.updated_at,
  };
};

/** As the organisation's collection writes them. */
const readManufacturers = async (db: Database, organisationId: number): Promise<string[]> => {
  const rows = await db
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .select('sheets.manufacturer')
    .distinct()
    .where('collection_sheets.organisation_id', '=', organisationId)
    .where('collection_sheets.removed', '=', 0)
    .orderBy('sheets.manufacturer')
    .execute();
  return rows.map(({ manufacturer }) => manufacturer);
};

interface Options {
  readonly fields: ReadFields;
  /** What the member asked for beside the file. */
  readonly info: AdditionInfo;
  /** Locations that are there still. */
  readonly locationIds: ReadonlySet<number>;
  /** As the collection writes them: one that was read is written the same way. */
  readonly manufacturers: readonly string[];
}

/** An addition before anybody has touched it: what was read off the PDF, and what the member asked for. */
const draftFromReading = ({ fields, info, locationIds, manufacturers }: Options): AdditionDraft => ({
  sheet: entryFromReading(fields, manufacturers),
  locations: info.locations.map(({ id }) => id).filter((id) => locationIds.has(id)),
  custom_1: info.custom_field_1,
  custom_2: info.custom_field_2,
  custom_3: info.custom_field_3,
  is_published: false,
  decision: { kind: 'new' },
  note: '',
});
