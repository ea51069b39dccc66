import type { Transaction } from 'kysely';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';

/**
 * Another than before once a request has come in, has got a note or another status, or somebody else has it. Three looks at the end of an
 * index: every screen of the desk asks for it all the time.
 */
export const readMark = async (db: Database): Promise<string> => {
  const { request, change, holder } = await db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('requests')
        .select(({ fn }) => fn.max('id').as('id'))
        .as('request'),
      eb
        .selectFrom('request_changes')
        .select(({ fn }) => fn.max('id').as('id'))
        .as('change'),
      eb
        .selectFrom('requests')
        .select(({ fn }) => fn.max('holder_changed_at').as('at'))
        .as('holder'),
    ])
    .executeTakeFirstOrThrow();
  return [request ?? 0, change ?? 0, holder ?? ''].join('.');
};

/** Now, or a millisecond after the last change of a holder: each of them makes another mark. */
export const nextMoment = async (trx: Transaction<Tables>, now = Date.now()): Promise<string> => {
  const { last } = await trx
    .selectFrom('requests')
    .select(({ fn }) => fn.max('holder_changed_at').as('last'))
    .executeTakeFirstOrThrow();
  return new Date(Math.max(now, last ? Date.parse(last) + 1 : 0)).toISOString();
};
