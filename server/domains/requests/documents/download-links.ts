import { isOpenMembership } from '#server/domains/accounts/accounts.ts';
import { createSecret, hashSecret } from '#server/domains/accounts/secrets.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';

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

/** How often a link opens its document; a binder is opened, saved, printed and opened again. */
export const maxOpenings = 20;

/** Milliseconds within which what is fetched belongs to one opening: a viewer fetches a file in parts. */
const opening = 10 * 60_000;

/**
 * The request whose document a token opens, one opening the less; undefined when it opens none, or none any more: too late, too
 * often, revoked, or the person who ordered it is in the organisation no longer.
 */
export const openLinkedRequest = (store: Store, token: string, now = new Date()): Promise<number | undefined> =>
  inTransaction(store, async (trx) => {
    const token_hash = hashSecret(token);
    const link = await trx
      .selectFrom('download_links')
      .innerJoin('requests', 'requests.id', 'download_links.request_id')
      .innerJoin('memberships', (join) =>
        join
          .onRef('memberships.user_id', '=', 'requests.user_id')
          .onRef('memberships.organisation_id', '=', 'requests.organisation_id'),
      )
      .select(['request_id', 'openings', 'opened_at'])
      .where('token_hash', '=', token_hash)
      .where('download_links.expires_at', '>', now.toISOString())
      .where('requests.links_revoked_at', '=', '')
      .where(isOpenMembership())
      .executeTakeFirst();
    if (!link) return undefined;
    const isSame = link.opened_at !== '' && now.getTime() - Date.parse(link.opened_at) < opening;
    if (isSame) return link.request_id;
    if (link.openings >= maxOpenings) return undefined;
    await trx
      .updateTable('download_links')
      .set({ openings: link.openings + 1, opened_at: now.toISOString() })
      .where('token_hash', '=', token_hash)
      .execute();
    return link.request_id;
  });
