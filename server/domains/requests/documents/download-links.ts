import { createSecret, hashSecret } from '#server/domains/accounts/secrets.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** Makes a link's token; only its hash is stored. */
export const createDownloadLink = async (
  db: Database,
  { requestId, expiresAt }: { requestId: number; expiresAt: string },
): Promise<string> => {
  const token = createSecret();
  await db
    .insertInto('download_links')
    .values({
      token_hash: hashSecret(token),
      request_id: requestId,
      created_at: new Date().toISOString(),
      expires_at: expiresAt,
    })
    .execute();
  return token;
};

/** The request whose document a token opens; undefined when it opens none, or none any more. */
export const findLinkedRequest = async (db: Database, token: string, now = new Date()): Promise<number | undefined> => {
  const link = await db
    .selectFrom('download_links')
    .select('request_id')
    .where('token_hash', '=', hashSecret(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return link?.request_id;
};
