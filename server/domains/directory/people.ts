import type { Database } from '#server/platform/storage/database.ts';
import { belongsHereAlone, findMember, type Member, readMembers } from '../users/members.ts';

/** A member as a directory sees them. */
export interface Person {
  readonly member: Member;
  readonly userName: string;
  /** Empty where the directory said none. */
  readonly externalId: string;
  readonly givenName: string;
  readonly familyName: string;
}

/**
 * The people of an organisation, the oldest membership first; no shared account is among them. Those alone who sign in to the directory
 * by that name, or whom it knows by that identifier, where one is given.
 */
export const readPeople = async (
  db: Database,
  organisationId: number,
  only: { readonly userName?: string; readonly externalId?: string } = {},
): Promise<Person[]> => {
  const { userName, externalId } = only;
  if (userName === undefined && externalId === undefined)
    return toPeople(db, await readMembers(db, organisationId), organisationId);
  const name = userName?.toLowerCase() ?? '';
  const rows = await db
    .selectFrom('memberships')
    .innerJoin('users', 'users.id', 'memberships.user_id')
    .leftJoin('directory_entries', 'directory_entries.membership_id', 'memberships.id')
    .select('users.id')
    .where('memberships.organisation_id', '=', organisationId)
    .$if(userName !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('directory_entries.user_name', '=', name),
          eb('users.name', '=', name),
          eb('users.email', '=', name),
        ]),
      ),
    )
    .$if(externalId !== undefined, (query) => query.where('directory_entries.external_id', '=', externalId ?? ''))
    .orderBy('memberships.id')
    .execute();
  const found: Member[] = [];
  for (const { id } of rows) {
    const member = await findMember(db, organisationId, id);
    if (member) found.push(member);
  }
  return toPeople(db, found, organisationId);
};

/** One of them, by their number; undefined for anybody else. */
export const findPerson = async (db: Database, organisationId: number, id: number): Promise<Person | undefined> => {
  const member = await findMember(db, organisationId, id);
  return member && (await toPeople(db, [member], organisationId))[0];
};

const toPeople = async (db: Database, members: readonly Member[], organisationId: number): Promise<Person[]> => {
  const people = members.filter(({ shared }) => shared === 0);
  const [only] = people.length === 1 ? people : [];
  const entries = await db
    .selectFrom('directory_entries')
    .innerJoin('memberships', 'memberships.id', 'directory_entries.membership_id')
    .selectAll('directory_entries')
    .where('memberships.organisation_id', '=', organisationId)
    .$if(only !== undefined, (query) => query.where('membership_id', '=', only?.membership_id ?? 0))
    .execute();
  const entryOf = new Map(entries.map((entry) => [entry.membership_id, entry]));
  return people.map((member) => {
    const entry = entryOf.get(member.membership_id);
    const isOwn = belongsHereAlone(member);
    return {
      member,
      userName: entry?.user_name || member.name,
      externalId: entry?.external_id ?? '',
      givenName: (isOwn ? member.first_name : entry?.given_name) || member.first_name,
      familyName: (isOwn ? member.last_name : entry?.family_name) || member.last_name,
    };
  });
};

/** Keeps what the directory says of a member. */
export const saveEntry = async (
  trx: Database,
  membership_id: number,
  { userName, externalId, givenName, familyName }: Omit<Person, 'member'>,
): Promise<void> => {
  const entry = {
    user_name: userName.toLowerCase(),
    external_id: externalId,
    given_name: givenName,
    family_name: familyName,
  };
  await trx
    .insertInto('directory_entries')
    .values({ membership_id, ...entry })
    .onConflict((conflict) => conflict.column('membership_id').doUpdateSet(entry))
    .execute();
};
