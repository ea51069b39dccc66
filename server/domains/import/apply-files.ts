import { keepWithRecords } from '#server/platform/files/claims.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { changeCollectionWithin } from '../collection/changes.ts';
import { heldSheets } from '../collection/held-sheets.ts';
import { touchProduct } from '../collection/touch-sheets.ts';
import { locationCreation } from './create-locations.ts';
import { type Filed, fileSheet } from './file-sheet.ts';
import { createKnownSheets, type KnownSheets } from './known-sheets.ts';
import type { FolderOrder, PreparedFile } from './prepare-file.ts';
import { readOrganisation } from './stored-organisation.ts';

/** A prepared file with its place in the report. */
export interface Pending extends PreparedFile {
  readonly line: number;
  readonly file: string;
  /** An earlier file of the same bytes. */
  readonly twin: string | undefined;
}

/** The organisation's sheets as they were at a version of its collection. */
export interface Holdings {
  readonly known: KnownSheets;
  readonly version: number;
}

/** Reads the organisation's sheets once, so that files need no query each. */
export const readHoldings = async (db: Database, organisationId: number): Promise<Holdings> => {
  const { version } = await readOrganisation(db, organisationId);
  return { known: createKnownSheets(await heldSheets(db, organisationId)), version };
};

/** Puts files into the collection as one change of it, one after the other: a later one may be a version of an earlier one. */
export const applyFiles = (
  { store, files, organisationId }: FolderOrder,
  { pending, holdings }: { readonly pending: readonly Pending[]; readonly holdings: Holdings },
): Promise<{ readonly filed: readonly Filed[]; readonly holdings: Holdings }> => {
  const createLocations = locationCreation(
    organisationId,
    pending.flatMap(({ places }) => places),
  );
  let isFirst = true;
  return keepWithRecords(
    { store, files },
    pending.flatMap(({ staged }) => staged ?? []),
    async (trx) => {
      const { known, filed } = await changeCollectionWithin(trx, organisationId, async (_, { version, today }) => {
        // Someone else changed the collection in between, or an attempt before came to nothing: what is known no longer holds.
        const isStale = !isFirst || version !== holdings.version + 1;
        isFirst = false;
        const known = isStale ? createKnownSheets(await heldSheets(trx, organisationId)) : holdings.known;
        const filed: Filed[] = [];
        await createLocations(trx);
        for (const { facts, places, twin } of pending) {
          const file = { facts, twin, subsetIds: places.map(({ id }) => id!) };
          filed.push(await fileSheet(trx, { known, change: { organisationId, version, today } }, file));
        }
        return { known, filed };
      });
      for (const key of new Set(filed.flatMap(({ joined }) => joined ?? []))) await touchProduct(trx, key);
      return { filed, holdings: { known, version: (await readOrganisation(trx, organisationId)).version } };
    },
  );
};
