import { deleteOldEntries } from '#server/platform/audit/chain.ts';
import type { Store } from '#server/platform/storage/database.ts';

/** Takes away what has piled up; requests up to this one stay. */
export const clearAway = async (store: Store, last: number): Promise<void> => {
  await store.deleteFrom('attempts').execute();
  await store.deleteFrom('submissions').execute();
  await store.deleteFrom('jobs').execute();
  await store.deleteFrom('removals').execute();
  await store.deleteFrom('requests').where('id', '>', last).execute();
  await store.deleteFrom('imports').where('state', '!=', 'done').execute();
  await store.deleteFrom('notices').execute();
  await store.deleteFrom('answer_templates').execute();
  await store.deleteFrom('directory_groups').execute();
  const others = store.selectFrom('organisations').select('id').where('id', '>', 10002);
  await store.deleteFrom('memberships').where('organisation_id', 'in', others).execute();
  await store.deleteFrom('subsets').where('organisation_id', 'in', others).where('parent_id', 'is not', null).execute();
  await store.deleteFrom('subsets').where('organisation_id', 'in', others).execute();
  await store.deleteFrom('organisations').where('id', '>', 10002).execute();
  await store.deleteFrom('users').where('name', 'like', '%@newcomer.example').execute();
  await store
    .updateTable('organisations')
    .set({ allowed_addresses: '["203.0.113.0/24"]' })
    .where('id', '=', 10001)
    .execute();
  await deleteOldEntries(store, 0);
};
