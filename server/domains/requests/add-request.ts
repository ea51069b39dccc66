import type { RequestType } from '#contract/requests/request-types.ts';
import type { Database } from '#server/platform/storage/database.ts';

interface Requester {
  readonly organisationId: number;
  /** Null where the account is deleted. */
  readonly userId: number | null;
}

interface NewRequest {
  readonly type: RequestType;
  readonly info: object;
  /** The file that comes with it, kept already. */
  readonly file?: { readonly hash: string; readonly name: string };
  /** Shared with what is sent together with it. */
  readonly submission?: string;
}

/** Writes a new open request, already seen by the person who makes it; returns its number. */
export const addRequest = async (
  db: Database,
  { organisationId, userId }: Requester,
  { type, info, file, submission = '' }: NewRequest,
): Promise<number> => {
  const created_at = new Date().toISOString();
  const { id } = await db
    .insertInto('requests')
    .values({
      organisation_id: organisationId,
      user_id: userId,
      type,
      status: 'processing',
      info: JSON.stringify(info),
      file_hash: file?.hash ?? '',
      file_name: file?.name ?? '',
      submission,
      created_at,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (userId !== null)
    await db.insertInto('request_views').values({ request_id: id, user_id: userId, seen_at: created_at }).execute();
  return id;
};
