import { setImmediate as breathe } from 'node:timers/promises';
import type { Selectable, Transaction } from 'kysely';
import type { Bilingual } from '#contract/languages.ts';
import { announce } from '#server/domains/announcements/announce.ts';
import { type Change, changeCollectionWithin } from '#server/domains/collection/changes.ts';
import { touchProduct } from '#server/domains/collection/touch-sheets.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { ImportChangeTable, ImportTable } from '#server/platform/storage/tables/imports.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { quoted } from '../reasons.ts';
import { releaseFiles } from './end-imports.ts';
import { markOf, readStates, type SheetState } from './ledger.ts';
import { removeLocations } from './remove-locations.ts';
import { type ImportResult, noResult } from './result.ts';
import { tellOf } from './tell-of.ts';

type Import = Selectable<ImportTable>;

/**
 * Takes an import back as one change of the collection: sheets that came go, those that changed are as they were, locations that were
 * made go where nothing else is in them. Answers why not, in a sentence, where something has been built on it since; then nothing of
 * it is taken back.
 */
export const takeBack = (store: Store, found: Import): Promise<Bilingual | undefined> =>
  inTransaction(store, async (trx) => {
    const { id, organisation_id: organisationId } = found;
    const taken = await trx
      .updateTable('imports')
      .set({ state: 'taken-back', problem: '' })
      .where('id', '=', id)
      .where('state', '=', 'taking-back')
      .returning('id')
      .executeTakeFirst();
    if (!taken) return undefined;
    const changes = await trx.selectFrom('import_changes').selectAll().where('import_id', '=', id).execute();
    const problem = await findBuiltOn(trx, organisationId, changes);
    if (problem) {
      await trx.updateTable('imports').set({ state: 'taking-back' }).where('id', '=', id).execute();
      return problem;
    }
    const keys = await changeCollectionWithin(trx, organisationId, (_, change) =>
      restore(trx, { organisationId, change, importId: id, changes }),
    );
    for (const key of keys) await touchProduct(trx, key);
    const staying = await removeLocations(trx, found);
    await trx.deleteFrom('import_changes').where('import_id', '=', id).execute();
    const result = { ...noResult, ...(JSON.parse(found.result || '{}') as Partial<ImportResult>) };
    await trx
      .updateTable('imports')
      .set({
        ended_at: new Date().toISOString(),
        result: JSON.stringify({ ...result, stayingLocations: staying } satisfies ImportResult),
      })
      .where('id', '=', id)
      .execute();
    await tellOf(trx, 'import-taken-back', found);
    await announce(trx, { organisationId, event: 'import.ended', items: [{ import: id, state: 'taken-back' }] });
    return undefined;
  });

type Changed = Selectable<ImportChangeTable>;

const isAdded = ({ former }: Changed): boolean => former === '';

/** Why an import cannot be taken back any more: the first sheet that is no longer what the import made of it. */
const findBuiltOn = async (
  trx: Transaction<Tables>,
  organisationId: number,
  changes: readonly Changed[],
): Promise<Bilingual | undefined> => {
  for (const batch of inBatches(changes)) {
    const isns = batch.map(({ isn }) => isn);
    const states = await readStates(trx, organisationId, isns);
    const changed = batch.find(({ isn, mark }) => {
      const state = states.get(isn);
      return !state || markOf(state) !== mark;
    });
    if (changed) return builtOn(states.get(changed.isn)?.sheet.product_name ?? '', changed.isn);
    const added = batch.filter(isAdded).map(({ isn }) => isn);
    const asked = await trx
      .selectFrom('removals')
      .innerJoin('sheets', 'sheets.isn', 'removals.isn')
      .select(['sheets.isn', 'product_name'])
      .where('removals.isn', 'in', added)
      .limit(1)
      .executeTakeFirst();
    if (asked) return asRemoved(asked.product_name, asked.isn);
    const shared = await trx
      .selectFrom('collection_sheets')
      .innerJoin('sheets', 'sheets.isn', 'collection_sheets.isn')
      .select(['sheets.isn', 'product_name'])
      .where('organisation_id', '!=', organisationId)
      .where('sheets.isn', 'in', added)
      .limit(1)
      .executeTakeFirst();
    if (shared) return builtOn(shared.product_name, shared.isn);
    // A server answers meanwhile.
    await breathe();
  }
  return undefined;
};

const builtOn = (name: string, isn: number): Bilingual => ({
  en: `It cannot be taken back: ${quoted(name).en} (record ${isn}) has been changed since. Nothing was taken back.`,
  fr: `L’annulation est impossible\u00a0: ${quoted(name).fr} (enregistrement ${isn}) a été modifiée depuis. Rien n’a été annulé.`,
});

const asRemoved = (name: string, isn: number): Bilingual => ({
  en: `It cannot be taken back: the removal of ${quoted(name).en} (record ${isn}) has been asked for since. Nothing was taken back.`,
  fr: `L’annulation est impossible\u00a0: le retrait de ${quoted(name).fr} (enregistrement ${isn}) a été demandé depuis. Rien n’a été annulé.`,
});

interface Restoration {
  readonly organisationId: number;
  readonly change: Change;
  readonly importId: number;
  readonly changes: readonly Changed[];
}

/** Answers the keys of products of which a version came back, or went, that others may be held against. */
const restore = async (
  trx: Transaction<Tables>,
  { organisationId, change, importId, changes }: Restoration,
): Promise<Set<string>> => {
  const { version } = change;
  const hashes = await trx
    .selectFrom('sheets')
    .select('file_hash')
    .distinct()
    .where('isn', 'in', (eb) => eb.selectFrom('import_changes').select('isn').where('import_id', '=', importId))
    .where('file_hash', '!=', '')
    .execute();
  for (const batch of inBatches(changes.filter(isAdded))) {
    await removeAdded(trx, { organisationId, change, isns: batch.map(({ isn }) => isn) });
    await breathe();
  }
  const keys = new Set<string>();
  const locations = await trx
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .execute();
  const there = new Set(locations.map(({ id }) => id));
  for (const { isn, former } of changes.filter((each) => !isAdded(each))) {
    const { sheet, holding, subsets } = JSON.parse(former) as SheetState;
    await trx
      .updateTable('sheets')
      .set({ ...sheet, drawn_by: 0 })
      .where('isn', '=', isn)
      .execute();
    await trx
      .updateTable('collection_sheets')
      .set({ ...holding, version })
      .where('organisation_id', '=', organisationId)
      .where('isn', '=', isn)
      .execute();
    await trx
      .deleteFrom('collection_sheet_subsets')
      .where('organisation_id', '=', organisationId)
      .where('isn', '=', isn)
      .execute();
    const places = subsets
      .filter((id) => there.has(id))
      .map((subset_id) => ({ organisation_id: organisationId, isn, subset_id }));
    if (places.length > 0) await trx.insertInto('collection_sheet_subsets').values(places).execute();
    if (sheet.product_key !== '') keys.add(sheet.product_key);
  }
  await releaseFiles(
    trx,
    importId,
    hashes.map(({ file_hash }) => file_hash),
  );
  return keys;
};

interface Removal extends Pick<Restoration, 'organisationId' | 'change'> {
  readonly isns: readonly number[];
}

const removeAdded = async (
  trx: Transaction<Tables>,
  { organisationId, change: { version, today }, isns }: Removal,
): Promise<void> => {
  // Versions and counterparts of what goes are found by its product, as long as it has one.
  await trx
    .updateTable('collection_sheets')
    .set({ version })
    .where('organisation_id', '=', organisationId)
    .where('isn', 'in', (eb) =>
      eb
        .selectFrom('sheets as gone')
        .innerJoin('sheets as other', 'other.product_key', 'gone.product_key')
        .select('other.isn')
        .where('gone.isn', 'in', isns)
        .where('gone.product_key', '!=', ''),
    )
    .execute();
  await trx
    .updateTable('collection_sheets')
    .set({ removed: 1, version, modified: today, custom_1: '', custom_2: '', custom_3: '' })
    .where('organisation_id', '=', organisationId)
    .where('isn', 'in', isns)
    .execute();
  await trx
    .deleteFrom('collection_sheet_subsets')
    .where('organisation_id', '=', organisationId)
    .where('isn', 'in', isns)
    .execute();
  await trx.updateTable('sheets').set(nothing).where('isn', 'in', isns).execute();
};

/**
 * A sheet of an import that was taken back says nothing any more, and no import knows it again. Its number stays, and its row: indexes
 * learn from it that the sheet is gone.
 */
const nothing = {
  search_text: '',
  product_key: '',
  product_name: '',
  alternative_name: '',
  manufacturer: '',
  contributor: '',
  product_ids: '[]',
  status: 'archived',
  hazardous: 'unknown',
  signal_word: '',
  pictograms: '[]',
  hazard_codes: '[]',
  cas_numbers: '[]',
  ingredients: '[]',
  un_numbers: '[]',
  sheet_date: '',
  last_checked: '',
  file_hash: '',
  made_from_record: 0,
  drawn_by: 0,
} as const;
