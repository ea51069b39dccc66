import type { Transaction } from 'kysely';
import type { AdditionEntry } from '#contract/operator/addition.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { sameFiles } from '#server/platform/files/originals.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import type { Held } from './held-sheet.ts';

interface Addition {
  readonly organisationId: number;
  readonly entry: AdditionEntry;
  readonly fileHash: string;
  readonly chosen: Held | undefined;
}

/** What only the store knows to be wrong. Throws ApiError with all of it. */
export const checkAddition = async (trx: Transaction<Tables>, addition: Addition): Promise<void> => {
  const [fault, ...others] = [...(await faultsOfLocations(trx, addition)), ...(await faultsOfDecision(trx, addition))];
  if (fault) throw new ApiError(fault, ...others);
};

const faultsOfLocations = async (
  trx: Transaction<Tables>,
  { organisationId, entry }: Addition,
): Promise<ErrorObject[]> => {
  const rows = await trx.selectFrom('subsets').select('id').where('organisation_id', '=', organisationId).execute();
  if (rows.length > 0 && entry.locations.length === 0)
    return [{ code: 'addition.location_required', source: { pointer: '/data/entry/locations' } }];
  const known = new Set(rows.map(({ id }) => id));
  return entry.locations.flatMap((id, index) =>
    known.has(id)
      ? []
      : [
          {
            code: 'addition.unknown_location',
            params: { name: id },
            source: { pointer: `/data/entry/locations/${index}` },
          } as const,
        ],
  );
};

const faultsOfDecision = async (
  trx: Transaction<Tables>,
  { organisationId, entry, fileHash, chosen }: Addition,
): Promise<ErrorObject[]> => {
  const { kind } = entry.decision;
  const source = { pointer: '/data/entry/decision' };
  if (kind !== 'new' && !chosen) return [{ code: 'addition.unknown_sheet', source }];
  if (kind === 'use') return [];
  if (kind === 'replace' && chosen && !isOlder(chosen, entry)) return [{ code: 'addition.not_older', source }];
  const same = await trx
    .selectFrom('collection_sheets')
    .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
    .select('sheets.isn')
    .where('organisation_id', '=', organisationId)
    .where('removed', '=', 0)
    .where('file_hash', 'in', await sameFiles(trx, fileHash))
    .where('file_hash', '!=', '')
    .executeTakeFirst();
  return same && !(kind === 'replace' && same.isn === chosen?.isn) ? [{ code: 'addition.same_sheet', source }] : [];
};

/** In the same language and not of a later day; a sheet without a day may be of any. */
const isOlder = (chosen: Held, { sheet }: AdditionEntry): boolean =>
  chosen.language === sheet.language && (sheet.sheet_date === '' || chosen.sheet_date <= sheet.sheet_date);
