import { isOpenMembership } from '#server/domains/accounts/accounts.ts';
import { isFirst, mustWait } from '#server/domains/accounts/attempts.ts';
import { createSecret, hashSecret } from '#server/domains/accounts/secrets.ts';
import { networkOf } from '#server/platform/networks.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';

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

/**
 * Milliseconds within which what one network fetches belongs to one opening: a viewer fetches a file in parts. Whom a link was handed
 * on to opens it by themselves.
 */
const opening = 10 * 60_000;

/** Who has a link open. */
interface Visit {
  readonly token: string;
  /** IP address. */
  readonly address: string;
}

/**
 * The request whose document a token opens, one opening the less; undefined when it opens none, or none any more: too late, too
 * often, revoked, or the person who ordered it is in the organisation no longer.
 */
export const openLinkedRequest = async (
  store: Store,
  { token, address }: Visit,
  now = new Date(),
): Promise<number | undefined> => {
  const token_hash = hashSecret(token);
  const link = await store
    .selectFrom('download_links')
    .innerJoin('requests', 'requests.id', 'download_links.request_id')
    .innerJoin('memberships', (join) =>
      join
        .onRef('memberships.user_id', '=', 'requests.user_id')
        .onRef('memberships.organisation_id', '=', 'requests.organisation_id'),
    )
    .select('request_id')
    .where('token_hash', '=', token_hash)
    .where('download_links.expires_at', '>', now.toISOString())
    .where('requests.links_revoked_at', '=', '')
    .where(isOpenMembership())
    .executeTakeFirst();
  if (!link) return undefined;
  const own = { scope: 'link-opening', subject: `${token_hash} ${networkOf(address)}`, limit: 1, window: opening };
  if (await mustWait(store, own)) return link.request_id;
  const ofLink = store.updateTable('download_links').where('token_hash', '=', token_hash);
  const counted = await ofLink
    .set((eb) => ({ openings: eb('openings', '+', 1) }))
    .where('openings', '<', maxOpenings)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) return undefined;
  // Two parts that are asked for at the same moment are one opening too.
  if (!(await isFirst(store, own))) await ofLink.set((eb) => ({ openings: eb('openings', '-', 1) })).execute();
  return link.request_id;
};
