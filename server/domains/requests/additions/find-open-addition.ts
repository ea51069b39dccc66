import { sameFiles } from '#server/platform/files/originals.ts';
import type { Database } from '#server/platform/storage/database.ts';

interface Options {
  readonly organisationId: number;
  /** Of the file, as it is kept; empty where there is none. */
  readonly hash: string;
  /** An addition that is not looked for: the one that brings the file. */
  readonly except?: number;
}

/** The first addition of the organisation that brought the same file and is still worked on. */
export const findOpenAddition = async (
  db: Database,
  { organisationId, hash, except }: Options,
): Promise<number | undefined> => {
  if (hash === '') return undefined;
  const found = await db
    .selectFrom('requests')
    .select('id')
    .where('organisation_id', '=', organisationId)
    .where('type', '=', 'sdsaddition')
    .where('status', '=', 'processing')
    .where('file_hash', 'in', await sameFiles(db, hash))
    .$if(except !== undefined, (select) => select.where('id', '!=', except!))
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return found?.id;
};
