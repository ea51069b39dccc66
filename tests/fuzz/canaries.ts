import { sql } from 'kysely';
import type { Store } from '#server/platform/storage/database.ts';
import type { Actor } from './actors.ts';

/** Words that occur in the data of one organisation and nowhere else. */
const ofOrganisation: Readonly<Record<number, string>> = { 10001: 'zqmaplezq', 10002: 'zqriverzq' };

/** Stands in the names of sheets that are at no location of the reader's. */
const ofHidden = 'zqhiddenzq';

/** The words that an answer to this actor must not hold; to somebody who has not signed in, none of them. */
export const forbiddenTo = (actor: Actor | undefined): string[] => {
  if (actor?.role === 'operator') return [];
  const foreign = Object.entries(ofOrganisation).filter(([id]) => Number(id) !== actor?.organisation);
  return [...foreign.map(([, word]) => word), ...(!actor || actor.role === 'read-only' ? [ofHidden] : [])];
};

/** The word of an organisation's. */
export const canaryOf = (organisation: number): string => ofOrganisation[organisation] ?? '';

/** Marks what belongs to one organisation alone; to be done before the first search. */
export const plantCanaries = async (store: Store, reachOfReader: readonly number[]): Promise<void> => {
  for (const [id, word] of Object.entries(ofOrganisation)) await plantOne(store, Number(id), word);
  await sql`
    update sheets set product_name = product_name || ${` ${ofHidden}`}
    where isn in (select isn from collection_sheets where organisation_id = 10001 and removed = 0)
    and exists (select 1 from collection_sheet_subsets s where s.isn = sheets.isn and s.organisation_id = 10001)
    and product_key not in (
      select product_key from sheets s join collection_sheet_subsets c on c.isn = s.isn
      where c.organisation_id = 10001 and c.subset_id in (${sql.join(reachOfReader)}))`.execute(store);
};

const plantOne = async (store: Store, id: number, word: string): Promise<void> => {
  const marked = ` ${word}`;
  await sql`
    update organisations set name_en = name_en || ${marked}, name_fr = name_fr || ${marked},
    location_label_en = location_label_en || ${marked} where id = ${id}`.execute(store);
  await sql`
    update subsets set name_en = name_en || ${marked}, name_fr = name_fr || ${marked}
    where organisation_id = ${id}`.execute(store);
  await sql`
    update collection_sheets set custom_1 = custom_1 || ${marked}, custom_2 = custom_2 || ${marked}
    where organisation_id = ${id}`.execute(store);
  await sql`
    update sheets set product_name = product_name || ${marked}, manufacturer = manufacturer || ${marked}
    where product_key in (select product_key from sheets s join collection_sheets c on c.isn = s.isn where c.organisation_id = ${id})
    and product_key not in (
      select product_key from sheets s join collection_sheets c on c.isn = s.isn where c.organisation_id != ${id})`.execute(
    store,
  );
  await sql`
    update users set first_name = first_name || ${marked}, last_name = last_name || ${marked}, email = ${word} || email
    where id in (select user_id from memberships where organisation_id = ${id})
    and id not in (select user_id from memberships where organisation_id is null or organisation_id != ${id})`.execute(
    store,
  );
  await sql`update requests set file_name = ${word} || file_name where organisation_id = ${id} and file_name != ''`.execute(
    store,
  );
  await sql`
    update request_changes set note = note || ${marked}
    where request_id in (select id from requests where organisation_id = ${id})`.execute(store);
  await sql`update saved_searches set name = name || ${marked}
    where membership_id in (select id from memberships where organisation_id = ${id})`.execute(store);
  await sql`
    update notices set subject_en = subject_en || ${marked}, text_fr = text_fr || ${marked}
    where organisation_id = ${id}`.execute(store);
};
