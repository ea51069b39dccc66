import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';
import type { HeldSheet } from '../collection/held-sheets.ts';
import { type CollectionChange, placeSheet } from '../collection/placements.ts';
import { retireSheet } from '../collection/retire-sheet.ts';
import { type SheetFacts, saveSheet, withFile } from '../collection/sheets.ts';
import { fillFacts } from './fill-facts.ts';
import type { KnownSheets } from './known-sheets.ts';
import type { Outcome } from './report.ts';

/** A file that has been read, as the sheet that it is. */
export interface ReadFile {
  readonly facts: SheetFacts;
  /** Locations where it is to stand. */
  readonly subsetIds: readonly number[];
  /** The file of this import that has the same bytes. */
  readonly twin?: string;
}

interface Filing {
  readonly change: CollectionChange & { readonly today: string };
  readonly known: KnownSheets;
}

/** What became of a file. */
export interface Filed {
  readonly outcome: Outcome;
  readonly reasons: readonly string[];
  /** The sheet that it is. */
  readonly isn: number;
  /** The older version that left the collection for it. */
  readonly retired?: number;
  /** The product that it joined. */
  readonly joined?: string;
}

/** Puts one file into the collection: at the sheet that has it, at one that has no PDF, or as a sheet of its own. */
export const fileSheet = async (trx: Transaction<Tables>, filing: Filing, file: ReadFile): Promise<Filed> => {
  const { known } = filing;
  const same = known.ofFile(file.facts.fileHash);
  if (same && !same.isRemoved) return stand(trx, filing, { file, same });
  const facts = same?.facts ?? file.facts;
  const versions = known.versionsOf(facts).filter(({ isn, isRemoved }) => !isRemoved && isn !== same?.isn);
  const later = versions.find((each) => isOlder(facts, each.facts));
  if (same && later) {
    const [outcome, reasons] = file.twin
      ? (['merged', [twinReason(file.twin)]] as const)
      : (['unchanged', []] as const);
    return { outcome, reasons: [...reasons, `older than ${named(later)}: not placed`], isn: same.isn };
  }
  const bare = same ? [] : versions.filter((each) => mayBePdfOf(facts, each.facts) && !each.isShared);
  if (bare.length === 1) return givePdf(trx, filing, { file, held: bare[0]! });
  return add(trx, filing, { file, same, versions, later });
};

/** It is there: at most a location is new. */
const stand = async (
  trx: Transaction<Tables>,
  { change, known }: Filing,
  { file, same }: { file: ReadFile; same: HeldSheet },
): Promise<Filed> => {
  const reasons = file.twin ? [twinReason(file.twin)] : [];
  const outcome = file.twin ? 'merged' : 'unchanged';
  if (file.subsetIds.every((id) => same.subsetIds.has(id))) return { outcome, reasons, isn: same.isn };
  const placed = { ...same, subsetIds: same.subsetIds.union(new Set(file.subsetIds)) };
  await place(trx, change, placed);
  known.put(placed);
  return {
    outcome: file.twin ? 'merged' : 'updated',
    reasons: [...reasons, 'its location was added'],
    isn: same.isn,
  };
};

/** A sheet of which nobody had the PDF. */
const givePdf = async (
  trx: Transaction<Tables>,
  { change, known }: Filing,
  { file, held }: { file: ReadFile; held: HeldSheet },
): Promise<Filed> => {
  const facts = fillFacts({
    facts: { ...withFile(held.facts, file.facts.fileHash), ownerId: change.organisationId },
    held: held.facts,
    read: file.facts,
  });
  const given = { ...held, facts, subsetIds: held.subsetIds.union(new Set(file.subsetIds)) };
  await saveSheet(trx, facts, held.isn);
  await place(trx, change, given);
  known.put(given);
  return { outcome: 'updated', reasons: [`the PDF of ${named(held)}`], isn: held.isn };
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
  trx: Transaction<Tables>,
  { change, known }: Filing,
  { file, same, versions, later }: Addition,
): Promise<Filed> => {
  const older = versions.filter((each) => isOlder(each.facts, file.facts));
  // Of several that could be its forerunner nobody knows which it is.
  const former = !later && older.length === 1 ? older[0] : undefined;
  const relative = later ?? former;
  const joined = same
    ? undefined
    : await ownKey(trx, change, [...(relative ? [relative] : []), ...known.counterpartsOf(file.facts)]);
  const facts: SheetFacts = same
    ? { ...same.facts, ...(same.facts.status === 'archived' && !same.isShared && { status: 'current' as const }) }
    : {
        ...file.facts,
        status: later ? 'archived' : 'current',
        productKey: joined ?? `folder-${change.organisationId}-${randomUUID()}`,
      };
  const sheet: HeldSheet = {
    isn: await saveSheet(trx, facts, same?.isn),
    facts,
    custom: former?.custom ?? same?.custom ?? ['', '', ''],
    subsetIds: new Set([...(former?.subsetIds ?? []), ...file.subsetIds]),
    isRemoved: later !== undefined,
    isShared: same?.isShared ?? false,
  };
  await place(trx, change, sheet);
  known.put(sheet);
  if (later) await retireSheet(trx, change, sheet.isn);
  if (former) {
    await retireSheet(trx, change, former.isn);
    known.put({ ...former, isRemoved: true });
  }
  const sameNumber = known.ofSameNumber(facts).filter((each) => !each.isRemoved && each.isn !== sheet.isn);
  const beside = later ? [] : [...versions.filter((each) => each !== former), ...sameNumber];
  return {
    outcome: 'new',
    reasons: [
      ...(later ? [`older than ${named(later)}: kept as a version, not placed`] : []),
      ...(former ? [`takes the place of ${named(former)}`] : []),
      ...beside.map((each) => `of the same name or number as ${named(each)}: both stand`),
    ],
    isn: sheet.isn,
    retired: former?.isn,
    joined,
  };
};

const place = (trx: Transaction<Tables>, change: Filing['change'], { isn, custom, subsetIds }: HeldSheet) =>
  placeSheet(trx, change, { isn, custom, modified: change.today, subsetIds: [...subsetIds] });

/** The key of the first of these products that this organisation alone has: what it imports is not shown to others. */
const ownKey = async (
  trx: Transaction<Tables>,
  { organisationId }: CollectionChange,
  relatives: readonly HeldSheet[],
): Promise<string | undefined> => {
  for (const key of new Set(relatives.map(({ facts }) => facts.productKey).filter(Boolean))) {
    const others = await trx
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

const named = ({ isn, facts: { productName, sheetDate } }: HeldSheet): string =>
  `“${productName}”${sheetDate === '' ? '' : ` of ${sheetDate}`} (record ${isn})`;

const twinReason = (twin: string): string => `the same bytes as “${twin}”`;
