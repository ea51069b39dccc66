import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { listReadyAdditions, ReadyAddition } from '#contract/calls/operator/ready.ts';
import type { Bilingual } from '#contract/languages.ts';
import type { AdditionWork } from '#contract/operator/addition.ts';
import { mostReady } from '#contract/operator/readiness.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import type { SheetReader } from '#server/domains/reading/reader.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { isReadyFor } from '../queue/figures.ts';
import { readAdditionWork } from './read-work.ts';
import { keepReadiness, readinessOf } from './readiness.ts';

type Needed = { readonly store: Store; readonly reads: Store; readonly files: FileStore; readonly reader: SheetReader };
type Listed = z.output<typeof listReadyAdditions.answer>;

/**
 * The oldest of them as they are now: one that is not ready any more, because of what has come into the collection since, is left to be
 * opened.
 */
export const readReadyAdditions = async (needed: Needed, { userId }: Session): Promise<Listed> => {
  const { store, reads } = needed;
  const { total } = await reads
    .selectFrom('requests')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isReadyFor(userId))
    .executeTakeFirstOrThrow();
  const rows = await reads
    .selectFrom('requests')
    .select(['id', 'file_name', 'organisation_id'])
    .where(isReadyFor(userId))
    .orderBy('created_at')
    .orderBy('id')
    .limit(mostReady)
    .execute();
  const names = await readNames(
    reads,
    rows.map(({ organisation_id }) => organisation_id),
  );
  const additions: ReadyAddition[] = [];
  let lapsed = 0;
  for (const { id, file_name, organisation_id } of rows) {
    const work = await readAdditionWork(needed, id);
    if (readinessOf(work) === 'ready')
      additions.push({
        id,
        organisation: names.get(organisation_id) ?? { en: '', fr: '' },
        file_name,
        ...present(work),
      });
    else {
      await keepReadiness(store, id, work);
      lapsed++;
    }
  }
  return { additions, total: Number(total) - lapsed };
};

const readNames = async (db: Database, ids: readonly number[]): Promise<Map<number, Bilingual>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('organisations')
    .select(['id', 'name_en', 'name_fr'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, name_en, name_fr }) => [id, { en: name_en, fr: name_fr || name_en }]));
};

const present = (work: AdditionWork): Omit<ReadyAddition, 'id' | 'organisation' | 'file_name'> => {
  const { draft, candidates, locations } = work;
  const { decision, sheet } = draft;
  const { product_name, manufacturer, product_ids, language, sheet_date } = sheet;
  const { hazardous, signal_word, hazard_codes, pictograms, ingredients } = sheet;
  return {
    sheet: {
      ...{ product_name, manufacturer, product_ids, language, sheet_date },
      ...{ hazardous, signal_word, hazard_codes, pictograms, ingredients },
    },
    decision,
    like: decision.kind === 'new' ? null : (candidates.find(({ isn }) => isn === decision.isn) ?? null),
    locations: locations.filter(({ id }) => draft.locations.includes(id)).map(({ name }) => name),
    mark: markOf(work),
  };
};

/** Of what was shown of an addition. */
export const markOf = ({ draft, version }: AdditionWork): string =>
  createHash('sha256')
    .update(JSON.stringify([draft, version]))
    .digest('hex')
    .slice(0, 16);
