import { ApiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Whether there is such an organisation; organisations never go. */
export const isOrganisation = async (db: Database, id: number): Promise<boolean> =>
  (await db.selectFrom('organisations').select('id').where('id', '=', id).executeTakeFirst()) !== undefined;

/** Throws `not_found` at the field `organisation` of a body that names one that is not there. */
export const checkOrganisation = async (db: Database, id: number): Promise<void> => {
  if (!(await isOrganisation(db, id)))
    throw new ApiError({ code: 'not_found', source: { pointer: '/data/organisation' } });
};
