import { createHash } from 'node:crypto';
import type { KeptFrame, KeptList } from '#contract/calls/kept-sheets.ts';
import { keptGroupOf } from '#contract/kept-sheets.ts';
import type { Bilingual } from '#contract/languages.ts';
import { listsVersion } from '#lib/hazards/substance-lists/lists-in-force.ts';
import { analysis } from '#lib/search-engine/analyzer.ts';
import { sectionRules } from '#lib/sheet-reader/sections/read-sections.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { locationPaths } from '#server/domains/collection/location-paths.ts';
import { namedLocations } from '#server/domains/collection/named-locations.ts';
import { isOpenTo } from '#server/domains/collection/ownership.ts';
import { isWithin, visibleLocations } from '#server/domains/collection/visible-locations.ts';
import { openRemovals } from '#server/domains/requests/removals/open-removals.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Rises when other things are kept of a sheet than before: devices then fetch all of theirs anew. */
const keptFormat = 5;

interface Options {
  /** Ids of locations; none for the whole collection. */
  readonly locations: readonly number[];
  /** The version that the device has taken in, if any. */
  readonly known: string | undefined;
  /** No marks of sheets. */
  readonly isGroupsOnly: boolean;
  /** Marks of the sheets in these groups alone; none for all. */
  readonly within: readonly number[];
}

/** The sheets that a person may keep of some locations, with marks, and with marks of their groups; without them where the device has them. */
export const listKept = async (
  db: Database,
  session: Session,
  { locations, known, isGroupsOnly, within }: Options,
): Promise<Omit<KeptList, 'pass'>> => {
  const visible = await visibleLocations(db, session);
  const frame = await readFrame(db, session, visible);
  const sheets = await markSheets(db, session, { visible, chosen: chosenOf(frame, locations) });
  const version = hashOf([frame, sheets]);
  const about = { version, frame, total: sheets.length };
  if (version === known) return { ...about, sheets: null, groups: null };
  const groups = Map.groupBy(sheets, ([isn]) => keptGroupOf(isn));
  const asked = within.length === 0 ? sheets : within.flatMap((group) => groups.get(group) ?? []);
  return {
    ...about,
    sheets: isGroupsOnly ? null : asked,
    groups: [...groups].map(([group, marks]) => [group, hashOf(marks)]),
  };
};

/**
 * The mark of each sheet by its number: a hash of all that what is kept of it rests on. A change of a sheet, of its product or of its place raises
 * the version of its row in the collection; its sections and the removals asked for do not.
 */
export const marksOf = async (
  db: Database,
  session: Session,
  isns?: readonly number[],
): Promise<Map<number, string>> => {
  const { organisationId, ingredients, customFieldCount } = session;
  const rows = await db
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .leftJoin('section_readings as reading', (join) =>
      join
        .onRef('reading.file_hash', '=', 'sheets.file_hash')
        .on('reading.rules', '=', sectionRules)
        .on('sheets.made_from_record', '=', 0),
    )
    .select(['placed.isn', 'placed.version', 'sheets.version as sheet_version', 'reading.created_at as read_at'])
    .where('placed.organisation_id', '=', organisationId)
    .where('placed.removed', '=', 0)
    .where((eb) => isOpenTo(eb, organisationId))
    .$if(isns !== undefined, (query) => query.where('placed.isn', 'in', isns ?? []))
    .orderBy('placed.isn')
    .execute();
  const removals = Map.groupBy(
    await openRemovals(db, organisationId).select(['isn', 'subset_id']).orderBy('subset_id').execute(),
    ({ isn }) => isn,
  );
  const rights = [keptFormat, sectionRules, analysis.version, listsVersion(), ingredients, customFieldCount];
  const places = await placesInSight(db, session, isns);
  return new Map(
    rows.map(({ isn, version, sheet_version, read_at }) => [
      isn,
      hashOf([
        rights,
        places?.get(isn),
        version,
        sheet_version,
        read_at,
        removals.get(isn)?.map(({ subset_id }) => subset_id),
      ]),
    ]),
  );
};

/**
 * Where sheets stand, of what a reader of some locations sees; undefined for who sees everything. A location that comes or goes changes
 * the sheets that stand there, and no others.
 */
const placesInSight = async (
  db: Database,
  session: Session,
  isns: readonly number[] | undefined,
): Promise<Map<number, string[]> | undefined> => {
  const visible = await visibleLocations(db, session);
  if (visible === undefined) return undefined;
  const paths = await locationPaths(db, session.organisationId);
  const rows = await db
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', session.organisationId)
    .$if(isns !== undefined, (query) => query.where('isn', 'in', isns ?? []))
    .orderBy('isn')
    .orderBy('subset_id')
    .execute();
  const places = new Map<number, string[]>();
  for (const { isn, subset_id } of rows) {
    const path = paths.get(subset_id) ?? '';
    if (isWithin(path, visible)) places.set(isn, [...(places.get(isn) ?? []), path]);
  }
  return places;
};

interface Sight {
  /** Paths of locations in sight; undefined for all of the collection. */
  readonly visible: readonly string[] | undefined;
  /** Paths of those chosen; undefined for all that is in sight. */
  readonly chosen: readonly string[] | undefined;
}

const markSheets = async (
  db: Database,
  session: Session,
  { visible, chosen }: Sight,
): Promise<[isn: number, mark: string][]> => {
  const marks = [...(await marksOf(db, session))];
  const roots = chosen ?? visible;
  if (roots === undefined) return marks;
  const paths = new Map([...(await namedLocations(db, session.organisationId))].map(([id, { path }]) => [id, path]));
  const within = new Set([...paths].filter(([, path]) => isWithin(path, roots)).map(([id]) => id));
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', session.organisationId)
    .execute();
  const inside = new Set(places.filter(({ subset_id }) => within.has(subset_id)).map(({ isn }) => isn));
  return marks.filter(([isn]) => inside.has(isn));
};

const readFrame = async (
  db: Database,
  { organisationId }: Session,
  visible: readonly string[] | undefined,
): Promise<KeptFrame> => {
  const named = await namedLocations(db, organisationId);
  const organisation = await db
    .selectFrom('organisations')
    .select('custom_fields')
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return {
    locations: [...named.values()].filter(({ path }) => isWithin(path, visible)).sort((a, b) => a.id - b.id),
    customFields: JSON.parse(organisation.custom_fields) as Bilingual[],
  };
};

/** Locations chosen that are not in sight, or no longer there, hold nothing. */
const chosenOf = ({ locations }: KeptFrame, ids: readonly number[]): readonly string[] | undefined =>
  ids.length === 0 ? undefined : locations.filter(({ id }) => ids.includes(id)).map(({ path }) => path);

/** Enough of a hash that two states of one sheet never have the same. */
const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16);
