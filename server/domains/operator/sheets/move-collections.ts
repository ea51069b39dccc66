import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { listSheetMoves, moveSheets as moveCall, SheetMove } from '#contract/calls/operator/sheet-products.ts';
import { mostMoves } from '#contract/operator/sheet-moves.ts';
import { changeCollectionWithin } from '#server/domains/collection/changes.ts';
import { findHeld, type Held } from '#server/domains/collection/held-sheet.ts';
import { placeSheet } from '#server/domains/collection/placements.ts';
import { retireSheet } from '#server/domains/collection/retire-sheet.ts';
import { touchProduct } from '#server/domains/collection/touch-sheets.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, apiError } from '#server/platform/errors/api-error.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { findOperatorSheets } from './find-sheets.ts';

type Asked = z.output<typeof listSheetMoves.query>;

/** The oldest sheets that have a newer version, or the one that is named, with what moving their collections would change. */
export const readSheetMoves = async (
  db: Database,
  { organisation, id }: Asked,
): Promise<z.output<typeof listSheetMoves.answer>> => {
  const { data, total } = await findOperatorSheets(db, {
    filter: { attention: 'superseded', ...(organisation !== undefined && { organisation }) },
    sort: { field: 'sheet_date', descending: false },
    range: { start: 0, end: mostMoves },
    ...(id !== undefined && { ids: [id] }),
  });
  const sheets: SheetMove[] = [];
  for (const { id: isn } of data) {
    const plan = await planMove(db, isn);
    if (plan) sheets.push(present(plan));
  }
  return { sheets, total };
};

/** Moves one sheet after the other, each as a whole or not at all. */
export const moveSheets = async (
  store: Store,
  asked: z.output<typeof moveCall.body>['sheets'],
): Promise<z.output<typeof moveCall.answer>['results']> => {
  const results: z.output<typeof moveCall.answer>['results'] = [];
  for (const { id, mark } of asked) results.push({ id, outcome: await moveOne(store, id, mark) });
  // Each that was moved is in the log by itself.
  if (results.every(({ outcome }) => outcome === 'changed')) nothingToAudit();
  return results;
};

const moveOne = async (store: Store, isn: number, mark: string): Promise<'moved' | 'changed'> => {
  try {
    await inTransaction(store, async (trx) => {
      const plan = await planMove(trx, isn);
      if (!plan || plan.moves.length === 0 || markOf(plan) !== mark) throw apiError('record.changed');
      await carryOut(trx, plan);
    });
    return 'moved';
  } catch (error) {
    if (error instanceof ApiError) return 'changed';
    throw error;
  }
};

/** Moves all collections of an older sheet to the newest version each may be shown; a part of a larger transaction. */
export const moveCollections = async (trx: Transaction<Tables>, isn: number): Promise<void> => {
  const plan = await planMove(trx, isn);
  if (plan) await carryOut(trx, plan);
};

interface Move {
  readonly organisation: SheetMove['moves'][number]['organisation'];
  readonly to: { readonly isn: number; readonly sheet_date: string };
  readonly older: Held;
  /** As it is held, or once was; undefined where it never was. */
  readonly newer: Held | undefined;
}

interface Plan {
  readonly sheet: NonNullable<Awaited<ReturnType<typeof findSheet>>>;
  readonly moves: readonly Move[];
  readonly staying: number;
}

const findSheet = (db: Database, isn: number) =>
  db
    .selectFrom('sheets')
    .select(['isn', 'product_key', 'product_name', 'manufacturer', 'language', 'sheet_date'])
    .where('isn', '=', isn)
    .executeTakeFirst();

/** What moving would change; undefined for a sheet that is not there. */
const planMove = async (db: Database, isn: number): Promise<Plan | undefined> => {
  const sheet = await findSheet(db, isn);
  if (!sheet) return undefined;
  const newer = await findNewer(db, sheet);
  const holders = await db
    .selectFrom('collection_sheets')
    .innerJoin('organisations', 'organisations.id', 'collection_sheets.organisation_id')
    .select(['organisations.id', 'name_en', 'name_fr'])
    .where('isn', '=', isn)
    .where('removed', '=', 0)
    .orderBy('organisations.id')
    .execute();
  const moves: Move[] = [];
  for (const organisation of holders) {
    // Another organisation's own is nobody else's to see.
    const to = newer.find(({ owner_id }) => owner_id === null || owner_id === organisation.id);
    const older = to && (await findHeld(db, organisation.id, isn));
    if (older) moves.push({ organisation, to, older, newer: await findHeld(db, organisation.id, to.isn) });
  }
  return { sheet, moves, staying: holders.length - moves.length };
};

/** Later sheets of the same product in the same language, the newest first. */
const findNewer = async (db: Database, sheet: Plan['sheet']) =>
  sheet.product_key === ''
    ? []
    : db
        .selectFrom('sheets')
        .select(['isn', 'sheet_date', 'owner_id'])
        .where('product_key', '=', sheet.product_key)
        .where('language', '=', sheet.language)
        .where('sheet_date', '>', sheet.sheet_date)
        .where('status', '!=', 'archived')
        .orderBy('sheet_date', 'desc')
        .orderBy('isn', 'desc')
        .execute();

const carryOut = async (trx: Transaction<Tables>, { sheet, moves }: Plan): Promise<void> => {
  for (const { organisation, to, older, newer } of moves)
    await changeCollectionWithin(trx, organisation.id, async (_, { version, today }) => {
      const change = { organisationId: organisation.id, version };
      const there = newer && !newer.isRemoved ? newer : undefined;
      const [custom_1 = '', custom_2 = '', custom_3 = ''] = [0, 1, 2].map(
        (index) => there?.custom[index] || older.custom[index] || '',
      );
      await placeSheet(trx, change, {
        isn: to.isn,
        custom: [custom_1, custom_2, custom_3],
        modified: today,
        subsetIds: [...new Set([...(there?.subsetIds ?? []), ...older.subsetIds])],
      });
      await retireSheet(trx, { ...change, today }, sheet.isn);
      await writeEntry(trx, 'sheet-moved', {
        organisationId: organisation.id,
        record: [sheet.isn, to.isn],
        details: { replaced_by: to.isn },
      });
    });
  await touchProduct(trx, sheet.product_key);
};

const present = (plan: Plan): SheetMove => {
  const { isn, product_name, manufacturer, language, sheet_date } = plan.sheet;
  return {
    id: isn,
    ...{ product_name, manufacturer, language, sheet_date },
    moves: plan.moves.map(({ organisation, to, older, newer }) => ({
      organisation,
      to: { id: to.isn, sheet_date: to.sheet_date },
      locations: older.subsetIds.length,
      is_there: newer?.isRemoved === false,
    })),
    staying: plan.staying,
    mark: markOf(plan),
  };
};

const markOf = (plan: Plan): string => createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 16);
