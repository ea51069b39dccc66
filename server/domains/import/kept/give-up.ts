import type { Selectable, Transaction } from 'kysely';
import { busyStates } from '#contract/imports/states.ts';
import type { Bilingual } from '#contract/languages.ts';
import { announce } from '#server/domains/announcements/announce.ts';
import type { ImportTable } from '#server/platform/storage/tables/imports.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { workOnPdfs } from './import-job.ts';

type Import = Selectable<ImportTable>;

interface End {
  readonly state: 'done' | 'failed';
  readonly problem: Bilingual;
}

/** Ends the work on an import, and says why. */
export const end = async (
  trx: Transaction<Tables>,
  { id, organisation_id: organisationId, state: before }: Import,
  { state, problem }: End,
): Promise<void> => {
  const ended = await trx
    .updateTable('imports')
    .set({
      state,
      problem: JSON.stringify(problem),
      // What is not taken back ended when it was carried out, and stays so.
      ...(before !== 'taking-back' && { ended_at: state === 'done' ? new Date().toISOString() : '' }),
    })
    .where('id', '=', id)
    .where('state', '=', before)
    .returning('id')
    .executeTakeFirst();
  // What is only looked at, or is not taken back, ends nothing.
  if (ended && before === 'running')
    await announce(trx, { organisationId, event: 'import.ended', items: [{ import: id, state }] });
};

/** An import that is given up while it is carried out has done a part: it is shown, and can be taken back. */
export const giveUp = (trx: Transaction<Tables>, found: Import): Promise<void> =>
  end(trx, found, lastWords[found.state] ?? notChecked);

/** Nothing else would ever end an import whose job somebody took away. */
export const giveUpWork = async (trx: Transaction<Tables>, payload: string): Promise<void> => {
  const { importId } = workOnPdfs.payload.parse(JSON.parse(payload));
  const found = await trx
    .selectFrom('imports')
    .selectAll()
    .where('id', '=', importId)
    .where('state', 'in', busyStates)
    .executeTakeFirst();
  if (found) await giveUp(trx, found);
};

const notChecked: End = {
  state: 'failed',
  problem: {
    en: 'The files could not be checked. Try again, or write to support.',
    fr: 'Les fichiers n’ont pas pu être vérifiés. Réessayez ou écrivez au soutien.',
  },
};

const lastWords: Readonly<Partial<Record<Import['state'], End>>> = {
  running: {
    state: 'done',
    problem: {
      en: 'This was cut short by an error. What the report has was done; everything else was not.',
      fr: 'Une erreur a interrompu l’importation. Ce qui figure au rapport a été fait; le reste ne l’a pas été.',
    },
  },
  'taking-back': {
    state: 'done',
    problem: {
      en: 'It could not be taken back because of an error. Nothing was taken back. Try again, or write to support.',
      fr: 'Une erreur a empêché l’annulation. Rien n’a été annulé. Réessayez ou écrivez au soutien.',
    },
  },
};
