import type { Role } from '#contract/permissions.ts';
import type { Store } from '#server/platform/storage/database.ts';
import type { Random } from '#tests/support/search/random.ts';
import type { SizedOrganisation } from '../search/shared/organisations.ts';

/** Someone who signs in. */
export interface Person {
  readonly name: string;
  readonly organisation: SizedOrganisation;
  readonly role: Role;
  /** The one location whose sheets a read-only member sees. */
  readonly location?: number;
}

/** Members of organisations drawn with their sizes as chances; half of them see one location alone. */
export const drawMembers = (
  organisations: readonly SizedOrganisation[],
  count: number,
  random: Random,
): readonly Person[] => {
  const bySheets = organisations.flatMap((one) => Array.from({ length: Math.ceil(one.sheets / 50) }, () => one));
  return Array.from({ length: count }, (_, at) => {
    const organisation = random.pick(bySheets);
    const name = `member-${at}@vigie.example`;
    if (random.chance(0.5)) return { name, organisation, role: 'collection-admin' };
    return { name, organisation, role: 'read-only', location: organisation.locationOffset + 1 + random.below(3) };
  });
};

/** People who see the same sheets get the same answers. */
export const audienceOf = ({ organisation, location }: Person): string => `${organisation.id}/${location ?? 'all'}`;

/** Puts people into the store; their passwords are set afterwards. */
export const addPeople = async (store: Store, people: readonly Person[]): Promise<void> => {
  const now = new Date().toISOString();
  for (const { name, organisation, role, location } of people) {
    const { id: user_id } = await store
      .insertInto('users')
      .values({
        name,
        email: name,
        first_name: 'Bench',
        last_name: 'Member',
        phone: '',
        password_hash: 'none yet',
        shared: 0,
        is_subscribed: 0,
        language: 'en',
        verified_at: now,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: membership_id } = await store
      .insertInto('memberships')
      .values({ user_id, organisation_id: organisation.id, role, invited_at: now, accepted_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (location !== undefined)
      await store.insertInto('membership_subsets').values({ membership_id, subset_id: location }).execute();
  }
};
