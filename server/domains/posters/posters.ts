import type { Transaction } from 'kysely';
import type { PosterLocation } from '#contract/calls/posters.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { type Encryption, isUnreadable } from '#server/platform/encryption/encryption.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { hashSecret } from '../accounts/secrets.ts';
import type { Session } from '../accounts/sessions.ts';
import { namedLocations } from '../collection/named-locations.ts';
import { createPosterCode } from './codes.ts';

type Administrator = Pick<Session, 'organisationId'>;
type Trx = Transaction<Tables>;

/** Every location of the administrator's organisation with its poster, by name. */
export const readPosters = async (
  db: Database,
  { organisationId }: Administrator,
  language: Language,
): Promise<PosterLocation[]> => {
  const rows = await db.selectFrom('posters').selectAll().where('organisation_id', '=', organisationId).execute();
  const bySubset = Map.groupBy(rows, ({ subset_id }) => subset_id);
  const compare = compareValues(language);
  return [...(await namedLocations(db, organisationId)).values()]
    .map(({ id, pathName }): PosterLocation => {
      const posters = bySubset.get(id) ?? [];
      const open = posters.find(({ ended_at }) => ended_at === '');
      return {
        id,
        name: pathName[language],
        poster: open
          ? {
              id: open.id,
              opened_at: open.opened_at,
              printed_at: open.printed_at,
              uses: open.uses,
              used_at: open.used_at,
            }
          : null,
        late_uses: posters.reduce((sum, { late_uses }) => sum + late_uses, 0),
        late_at:
          posters
            .map(({ late_at }) => late_at)
            .sort()
            .at(-1) ?? '',
      };
    })
    .sort((one, other) => compare(one.name, other.name) || one.id - other.id);
};

/** One of them. Throws `not_found` for a location that is not the organisation's. */
export const readPoster = async (
  db: Database,
  administrator: Administrator,
  { location, language }: { readonly location: number; readonly language: Language },
): Promise<PosterLocation> => {
  const found = (await readPosters(db, administrator, language)).find(({ id }) => id === location);
  if (!found) throw apiError('not_found');
  return found;
};

/** Opens a location by a new code, unless one opens it already. Throws `not_found`. To be called in a transaction. */
export const openPoster = async (
  trx: Trx,
  encryption: Encryption,
  { organisationId, location }: Administrator & { readonly location: number },
): Promise<void> => {
  await checkLocation(trx, organisationId, location);
  if (!(await insertPoster(trx, encryption, { organisationId, location }))) return nothingToAudit();
  await writeEntry(trx, 'poster-opened', { record: location });
};

/**
 * Gives a location a new code in place of the poster that somebody saw; where that was replaced already there is nothing left to
 * do. Throws `not_found`, also where the location is closed. To be called in a transaction.
 */
export const replacePoster = async (
  trx: Trx,
  encryption: Encryption,
  { organisationId, location, poster }: Administrator & { readonly location: number; readonly poster: number },
): Promise<void> => {
  const open = await findOpen(trx, organisationId, location);
  if (!open) throw apiError('not_found');
  if (open.id !== poster) return nothingToAudit();
  await endPoster(trx, open.id);
  await insertPoster(trx, encryption, { organisationId, location });
  await writeEntry(trx, 'poster-replaced', { record: location });
};

/** Closes a location to whoever is not signed in. Throws `not_found`. To be called in a transaction. */
export const closePoster = async (
  trx: Trx,
  { organisationId, location }: Administrator & { readonly location: number },
): Promise<void> => {
  await checkLocation(trx, organisationId, location);
  const open = await findOpen(trx, organisationId, location);
  if (!open) return nothingToAudit();
  await endPoster(trx, open.id);
  await writeEntry(trx, 'poster-closed', { record: location });
};

/** What a poster is printed from. Throws `not_found`, and `poster.unreadable` where the key of its code is gone. */
export const readPrintedPoster = async (
  db: Database,
  encryption: Encryption,
  { organisationId, location }: Administrator & { readonly location: number },
): Promise<{ id: number; code: string; organisation: Bilingual; location: Bilingual }> => {
  const open = await findOpen(db, organisationId, location);
  const place = (await namedLocations(db, organisationId)).get(location);
  if (!open || !place) throw apiError('not_found');
  const organisation = await db
    .selectFrom('organisations')
    .select(['name_en as en', 'name_fr as fr'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  return { id: open.id, code: decrypt(encryption, open), organisation, location: place.pathName };
};

const decrypt = (encryption: Encryption, { subset_id, code }: { subset_id: number; code: string }): string => {
  try {
    return encryption.decrypt({ table: 'posters', owner: subset_id }, code);
  } catch (error) {
    throw isUnreadable(error) ? apiError('poster.unreadable') : error;
  }
};

const findOpen = (db: Database, organisationId: number, location: number) =>
  db
    .selectFrom('posters')
    .select(['id', 'subset_id', 'code'])
    .where('organisation_id', '=', organisationId)
    .where('subset_id', '=', location)
    .where('ended_at', '=', '')
    .executeTakeFirst();

const checkLocation = async (trx: Trx, organisationId: number, location: number): Promise<void> => {
  const own = await trx
    .selectFrom('subsets')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('id', '=', location)
    .executeTakeFirst();
  if (!own) throw apiError('not_found');
};

/** Whether there was none: the database keeps a second one out, though two ask at the same time. */
const insertPoster = async (
  trx: Trx,
  encryption: Encryption,
  { organisationId, location }: { organisationId: number; location: number },
): Promise<boolean> => {
  const code = createPosterCode();
  const made = await trx
    .insertInto('posters')
    .values({
      organisation_id: organisationId,
      subset_id: location,
      code_hash: hashSecret(code),
      code: encryption.encrypt({ table: 'posters', owner: location }, code),
      opened_at: new Date().toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return made !== undefined;
};

const endPoster = async (trx: Trx, id: number): Promise<void> => {
  await trx.updateTable('posters').set({ ended_at: new Date().toISOString(), code: '' }).where('id', '=', id).execute();
};
