import type { Store } from '#server/platform/storage/database.ts';

/**
 * Deletes requests that ended and are older than the settings say, with their history; their files go with the next clean-up. One
 * that is still worked on stays.
 */
export const endRequests = async (store: Store, days: number, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString();
  await store
    .deleteFrom('requests')
    .where('created_at', '<', oldest)
    .where('status', '!=', 'processing')
    .where('id', 'not in', (eb) => eb.selectFrom('removals').select('request_id').where('is_open', '=', 1))
    .execute();
};
