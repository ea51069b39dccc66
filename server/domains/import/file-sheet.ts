import { randomUUID } from 'node:crypto';
import type { ImportOutcome } from '#contract/imports/states.ts';
import type { Bilingual } from '#contract/languages.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { HeldSheet } from '../collection/held-sheets.ts';
import { type SheetFacts, withFile } from '../collection/sheets.ts';
import { fillFacts } from './fill-facts.ts';
import type { KnownSheets } from './known-sheets.ts';
import { quoted, type Reason, toLookAt, told } from './reasons.ts';
import type { SheetWrites } from './sheet-writes.ts';

/** A file that has been read, as the sheet that it is. */
export interface ReadFile {
  readonly facts: SheetFacts;
  /** Locations where it is to stand. */
  readonly subsetIds: readonly number[];
  /** The file of this import that has the same bytes. */
  readonly twin?: string;
}

interface Filing {
  readonly organisationId: number;
  readonly known: KnownSheets;
  readonly writes: SheetWrites;
}

/** What became of a file. */
export interface Filed {
  readonly outcome: ImportOutcome;
  readonly reasons: readonly Reason[];
  /** The sheet that it is. */
  readonly isn: number;
  /** The older version that left the collection for it. */
  readonly retired?: number;
  /** The product that it joined. */
  readonly joined?: string;
}

/** Puts one file into the collection, as far as `writes` does: at the sheet that has it, at one that has no PDF, or as a sheet of its own. */
export const fileSheet = async (db: Database, filing: Filing, file: ReadFile): Promise<Filed> => {
  const { known } = filing;
  const same = known.ofFile(file.facts.fileHash);
  if (same && !same.isRemoved) return stand(filing, { file, same });
  const facts = same?.facts ?? file.facts;
  const versions = known.versionsOf(facts).filter(({ isn, isRemoved }) => !isRemoved && isn !== same?.isn);
  const later = versions.find((each) => isOlder(facts, each.facts));
  if (same && later) {
    const [outcome, reasons] = file.twin
      ? (['merged', [twinReason(file.twin)]] as const)
      : (['unchanged', []] as const);
    return { outcome, reasons: [...reasons, olderThan(later)], isn: same.isn };
  }
  const bare = same ? [] : versions.filter((each) => mayBePdfOf(facts, each.facts) && !each.isShared);
  if (bare.length === 1) return givePdf(filing, { file, held: bare[0]! });
  return add(db, filing, { file, same, versions, later });
};

/** It is there: at most a location is new. */
const stand = async (
  { writes, known }: Filing,
  { file, same }: { file: ReadFile; same: HeldSheet },
): Promise<Filed> => {
  const reasons = file.twin ? [twinReason(file.twin)] : [];
  const outcome = file.twin ? 'merged' : 'unchanged';
  if (file.subsetIds.every((id) => same.subsetIds.has(id))) return { outcome, reasons, isn: same.isn };
  const placed = { ...same, subsetIds: same.subsetIds.union(new Set(file.subsetIds)) };
  await place(writes, placed);
  known.put(placed);
  return {
    outcome: file.twin ? 'merged' : 'updated',
    reasons: [...reasons, told('its location was added', 'son emplacement a été ajouté')],
    isn: same.isn,
  };
};

/** A sheet of which nobody had the PDF. */
const givePdf = async (
  { organisationId, writes, known }: Filing,
  { file, held }: { file: ReadFile; held: HeldSheet },
): Promise<Filed> => {
  const facts = fillFacts({
    facts: { ...withFile(held.facts, file.facts.fileHash), ownerId: organisationId },
    held: held.facts,
    read: file.facts,
  });
  const given = { ...held, facts, subsetIds: held.subsetIds.union(new Set(file.subsetIds)) };
  await writes.save(facts, held.isn);
  await place(writes, given);
  known.put(given);
  return {
    outcome: 'updated',
    reasons: [told(`the PDF of ${named(held).en}`, `le PDF de ${named(held).fr}`)],
    isn: held.isn,
  };
};

interface Addition {
  readonly file: ReadFile;
  /** A sheet of these bytes that had left the collection. */
  readonly same: HeldSheet | undefined;
  /** The sheets of its product and language that the collection holds. */
  readonly versions: readonly HeldSheet[];
  readonly later: HeldSheet | undefined;
}

const add = async (
  db: Database,
  { organisationId, writes, known }: Filing,
  { file, same, versions, later }: Addition,
): Promise<Filed> => {
  const older = versions.filter((each) => isOlder(each.facts, file.facts));
  // Of several that could be its forerunner nobody knows which it is.
  const former = !later && older.length === 1 ? older[0] : undefined;
  const relative = later ?? former;
  const joined = same
    ? undefined
    : await ownKey(db, organisationId, [...(relative ? [relative] : []), ...known.counterpartsOf(file.facts)]);
  const facts: SheetFacts = same
    ? { ...same.facts, ...(same.facts.status === 'archived' && !same.isShared && { status: 'current' as const }) }
    : {
        ...file.facts,
        status: later ? 'archived' : 'current',
        productKey: joined ?? `folder-${organisationId}-${randomUUID()}`,
      };
  const sheet: HeldSheet = {
    isn: await writes.save(facts, same?.isn),
    facts,
    custom: former?.custom ?? same?.custom ?? ['', '', ''],
    subsetIds: new Set([...(former?.subsetIds ?? []), ...file.subsetIds]),
    isRemoved: later !== undefined,
    isShared: same?.isShared ?? false,
  };
  await place(writes, sheet);
  known.put(sheet);
  if (later) await writes.retire(sheet.isn);
  if (former) {
    await writes.retire(former.isn);
    known.put({ ...former, isRemoved: true });
  }
  const sameNumber = known.ofSameNumber(facts).filter((each) => !each.isRemoved && each.isn !== sheet.isn);
  const beside = later ? [] : [...versions.filter((each) => each !== former), ...sameNumber];
  return {
    outcome: 'new',
    reasons: [
      ...(later ? [keptBehind(later)] : []),
      ...(former ? [told(`takes the place of ${named(former).en}`, `prend la place de ${named(former).fr}`)] : []),
      ...beside.map(standsBeside),
    ],
    isn: sheet.isn,
    retired: former?.isn,
    joined,
  };
};

const place = (writes: SheetWrites, { isn, custom, subsetIds }: HeldSheet) =>
  writes.place({ isn, custom, subsetIds: [...subsetIds] });

/** The key of the first of these products that this organisation alone has: what it imports is not shown to others. */
const ownKey = async (
  db: Database,
  organisationId: number,
  relatives: readonly HeldSheet[],
): Promise<string | undefined> => {
  for (const key of new Set(relatives.map(({ facts }) => facts.productKey).filter(Boolean))) {
    const others = await db
      .selectFrom('sheets')
      .innerJoin('collection_sheets', 'collection_sheets.isn', 'sheets.isn')
      .select('sheets.isn')
      .where('product_key', '=', key)
      .where('organisation_id', '!=', organisationId)
      .executeTakeFirst();
    if (!others) return key;
  }
  return undefined;
};

/** Sheets without a day are of no order. */
const isOlder = (one: SheetFacts, other: SheetFacts): boolean =>
  one.sheetDate !== '' && other.sheetDate !== '' && one.sheetDate < other.sheetDate;

/** Whether a sheet has no PDF but one that was made from its record, and is of no other day. */
const mayBePdfOf = (file: SheetFacts, sheet: SheetFacts): boolean =>
  (sheet.fileHash === '' || sheet.madeFromRecord === true) &&
  (sheet.sheetDate === '' || file.sheetDate === '' || sheet.sheetDate === file.sheetDate);

/** Only a sheet that is stored has a number to be found by. */
const named = ({ isn, facts: { productName, sheetDate } }: HeldSheet): Bilingual => ({
  en: `${quoted(productName).en}${sheetDate === '' ? '' : ` of ${sheetDate}`}${isn > 0 ? ` (record ${isn})` : ''}`,
  fr: `${quoted(productName).fr}${sheetDate === '' ? '' : ` du ${sheetDate}`}${isn > 0 ? ` (enregistrement ${isn})` : ''}`,
});

const twinReason = (twin: string): Reason =>
  told(`the same bytes as ${quoted(twin).en}`, `le même contenu que ${quoted(twin).fr}`);

const olderThan = (later: HeldSheet): Reason =>
  told(`older than ${named(later).en}: not placed`, `plus ancienne que ${named(later).fr}\u00a0: non placée`);

const keptBehind = (later: HeldSheet): Reason =>
  told(
    `older than ${named(later).en}: kept as a version, not placed`,
    `plus ancienne que ${named(later).fr}\u00a0: conservée comme version, non placée`,
  );

const standsBeside = (other: HeldSheet): Reason =>
  toLookAt(
    `of the same name or number as ${named(other).en}: both stand`,
    `du même nom ou numéro que ${named(other).fr}\u00a0: les deux demeurent`,
  );
