import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { z } from 'zod';
import type { confirmAddition as call } from '#contract/calls/operator/requests.ts';
import type { SheetEntry } from '#contract/operator/sheet-entry.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { type Change, changeCollectionWithin } from '#server/domains/collection/changes.ts';
import { toFacts } from '#server/domains/collection/entry-to-facts.ts';
import { findHeld, type Held } from '#server/domains/collection/held-sheet.ts';
import { placeSheet } from '#server/domains/collection/placements.ts';
import { retireSheet } from '#server/domains/collection/retire-sheet.ts';
import { type SheetFacts, saveSheet } from '#server/domains/collection/sheets.ts';
import { touchProduct } from '#server/domains/collection/touch-sheets.ts';
import { learnMaker } from '#server/domains/reading/known-makers.ts';
import { changeRequestStatus } from '#server/domains/requests/change-status.ts';
import { tellWatchers } from '#server/domains/watched-lists/tell-watchers.ts';
import { findWatched } from '#server/domains/watched-lists/watched-lists.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import { sameFiles } from '#server/platform/files/originals.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { lockOpenRequest, readRequestOrganisation, refuseColleagues } from '../open-request.ts';
import { writeDraft } from './save-draft.ts';

type Body = z.output<typeof call.body>;
type Draft = Body['entry']['draft'];

interface Confirmation {
  readonly requestId: number;
  readonly body: Body;
}

/**
 * Puts a sheet into the collection at the locations asked for and completes the request, in one transaction; gives the record number.
 * Throws `not_found`, `request.not_open`, `request.of_colleague`, `record.changed`, and ApiError with everything that is wrong with the entry.
 */
export const confirmAddition = async (
  store: Store,
  session: Session,
  { requestId, body }: Confirmation,
): Promise<number> => {
  const organisationId = await readRequestOrganisation(store, requestId);
  const {
    entry: { draft, kept },
    version,
    note,
  } = body;
  return inTransaction(store, async (trx) => {
    const isn = await changeCollectionWithin(trx, organisationId, async (_, change) => {
      const request = await lockOpenRequest(trx, requestId, 'sdsaddition');
      await refuseColleagues(trx, request, { userId: session.userId, ofColleague: body.of_colleague });
      await writeDraft(trx, session, { requestId, draft: { ...draft, note }, version });
      const addition = { organisationId, draft, kept, fileHash: request.file_hash, change };
      const chosen =
        draft.decision.kind === 'new' ? undefined : await findHeld(trx, organisationId, draft.decision.isn);
      await checkAddition(trx, { ...addition, chosen });
      const placed = await place(trx, { ...addition, chosen });
      const { product_name, manufacturer } = kept ?? chosen ?? draft.sheet;
      await learnMaker(trx, request.file_hash, manufacturer);
      const listed = await findWatched(trx, organisationId, placed);
      const info = {
        ...JSON.parse(request.info),
        ...{ isn: placed, product_name, manufacturer },
        ...(listed.length > 0 && { listed }),
        ...(draft.decision.kind === 'use' && { used: true }),
        ...(draft.decision.kind === 'replace' && chosen && { replaced: chosen.product_name }),
      };
      await trx
        .updateTable('requests')
        .set({ info: JSON.stringify(info) })
        .where('id', '=', requestId)
        .execute();
      if (listed.length > 0) await tellWatchers(trx, { organisationId, requestId });
      const { kind } = draft.decision;
      await writeEntry(trx, 'sheet-added', {
        organisationId,
        record: placed,
        details: { request: requestId, kind, published: draft.is_published },
      });
      return placed;
    });
    await touchProduct(trx, await productKeyOf(trx, isn));
    await changeRequestStatus(trx, { requestId, status: 'completed', note, userId: session.userId });
    return isn;
  });
};

const productKeyOf = async (trx: Transaction<Tables>, isn: number): Promise<string> =>
  (await trx.selectFrom('sheets').select('product_key').where('isn', '=', isn).executeTakeFirstOrThrow()).product_key;

interface Addition {
  readonly organisationId: number;
  readonly draft: Draft;
  /** What comes into the collection; undefined where a sheet that is there is used. */
  readonly kept: SheetEntry | undefined;
  readonly fileHash: string;
  readonly change: Change;
  /** The sheet that the decision names. */
  readonly chosen: Held | undefined;
}

const place = async (trx: Transaction<Tables>, addition: Addition): Promise<number> => {
  const { organisationId, draft, kept, fileHash, change, chosen } = addition;
  const { version, today } = change;
  const { kind } = draft.decision;
  // What is replaced hands its places and values on; what is used keeps them.
  const former = kind === 'replace' || kind === 'use' ? chosen : undefined;
  const isn = kept
    ? await saveSheet(
        trx,
        toNewFacts({
          entry: kept,
          productKey: await joinProduct(trx, chosen),
          fileHash,
          today,
          ownerId: draft.is_published ? null : organisationId,
        }),
      )
    : chosen!.isn;
  const custom = ([1, 2, 3] as const).map((n, index) => draft[`custom_${n}`] || former?.custom[index] || '');
  await placeSheet(
    trx,
    { organisationId, version },
    {
      isn,
      custom: custom as [string, string, string],
      modified: today,
      subsetIds: [...new Set([...(former?.isRemoved === false ? former.subsetIds : []), ...draft.locations])],
    },
  );
  if (kind === 'replace' && chosen) {
    await retireSheet(trx, { organisationId, version, today }, chosen.isn);
    await writeEntry(trx, 'sheet-removed', { organisationId, record: chosen.isn, details: { replaced_by: isn } });
  }
  return isn;
};

/** The key that a new sheet shares with the other versions and languages of its product: the chosen sheet's, or one of its own. */
const joinProduct = async (trx: Transaction<Tables>, chosen: Held | undefined): Promise<string> => {
  if (chosen && chosen.product_key !== '') return chosen.product_key;
  const key = `desk-${randomUUID()}`;
  if (chosen) await trx.updateTable('sheets').set({ product_key: key }).where('isn', '=', chosen.isn).execute();
  return key;
};

interface NewSheet {
  readonly entry: SheetEntry;
  readonly productKey: string;
  /** SHA-256 of the PDF that came with the request. */
  readonly fileHash: string;
  /** The day on which the operators looked at it. */
  readonly today: string;
  readonly ownerId: number | null;
}

/** The facts of a sheet that is new to the store. */
const toNewFacts = ({ entry, productKey, fileHash, today, ownerId }: NewSheet): SheetFacts => ({
  ...toFacts(entry),
  productKey,
  contributor: '',
  status: 'current',
  lastChecked: today,
  fileHash,
  ownerId,
});

interface CheckedAddition {
  readonly organisationId: number;
  readonly draft: Draft;
  readonly fileHash: string;
  readonly chosen: Held | undefined;
}

/** What only the store knows to be wrong. Throws ApiError with all of it. */
const checkAddition = async (trx: Transaction<Tables>, addition: CheckedAddition): Promise<void> => {
  const [fault, ...others] = [...(await faultsOfLocations(trx, addition)), ...(await faultsOfDecision(trx, addition))];
  if (fault) throw new ApiError(fault, ...others);
};

const faultsOfLocations = async (
  trx: Transaction<Tables>,
  { organisationId, draft }: CheckedAddition,
): Promise<ErrorObject[]> => {
  const rows = await trx.selectFrom('subsets').select('id').where('organisation_id', '=', organisationId).execute();
  if (rows.length > 0 && draft.locations.length === 0)
    return [{ code: 'addition.location_required', source: { pointer: '/data/entry/locations' } }];
  const known = new Set(rows.map(({ id }) => id));
  return draft.locations.flatMap((id, index) =>
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
  { organisationId, draft, fileHash, chosen }: CheckedAddition,
): Promise<ErrorObject[]> => {
  const { kind } = draft.decision;
  const source = { pointer: '/data/entry/decision' };
  if (kind !== 'new' && !chosen) return [{ code: 'addition.unknown_sheet', source }];
  if (kind === 'use') return [];
  if (kind === 'replace' && chosen && !isOlder(chosen, draft)) return [{ code: 'addition.not_older', source }];
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
const isOlder = (chosen: Held, { sheet }: Draft): boolean =>
  chosen.language === sheet.language && (sheet.sheet_date === '' || chosen.sheet_date <= sheet.sheet_date);
