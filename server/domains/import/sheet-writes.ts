import type { Transaction } from 'kysely';
import type { Tables } from '#server/platform/storage/tables.ts';
import { type CollectionChange, type Placement, placeSheet } from '../collection/placements.ts';
import { retireSheet } from '../collection/retire-sheet.ts';
import { type SheetFacts, saveSheet } from '../collection/sheets.ts';
import type { Ledger } from './import-order.ts';

/** How what was decided about a sheet is written; or, of a dry run, is not. */
export interface SheetWrites {
  /** The facts of a new sheet, or of that one; answers its number. */
  readonly save: (facts: SheetFacts, isn?: number) => Promise<number>;
  readonly place: (placement: Omit<Placement, 'modified'>) => Promise<void>;
  readonly retire: (isn: number) => Promise<void>;
  /** Every sheet that was written. */
  readonly touched: ReadonlySet<number>;
}

/** Writes into a change of the collection. What was there before goes into the ledger first. */
export const storedWrites = (
  trx: Transaction<Tables>,
  change: CollectionChange & { readonly today: string },
  ledger: Ledger | undefined,
): SheetWrites => {
  const touched = new Set<number>();
  const touch = async (isn: number) => {
    if (!touched.has(isn)) await ledger?.remember(trx, [isn]);
    touched.add(isn);
  };
  return {
    touched,
    save: async (facts, isn) => {
      if (isn !== undefined) await touch(isn);
      const saved = await saveSheet(trx, facts, isn);
      touched.add(saved);
      return saved;
    },
    place: async (placement) => {
      await touch(placement.isn);
      await placeSheet(trx, change, { ...placement, modified: change.today });
    },
    retire: async (isn) => {
      await touch(isn);
      await retireSheet(trx, change, isn);
    },
  };
};

/** Writes nothing: new sheets get numbers that none has. */
export const imaginedWrites = (): SheetWrites => {
  let lowest = 0;
  return {
    touched: new Set(),
    save: async (_, isn) => isn ?? --lowest,
    place: async () => undefined,
    retire: async () => undefined,
  };
};
