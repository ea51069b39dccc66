import type { Database } from '#server/platform/storage/database.ts';

interface Person {
  readonly first_name: string;
  readonly last_name: string;
}

/** What a person is called, in both orders. */
export const namesOfPerson = ({ first_name, last_name }: Person): string[] => [
  first_name,
  last_name,
  first_name + last_name,
  last_name + first_name,
];

/** What an organisation is called, from its first word on: people say `Maple Ridge` of a company of that name. */
export const namesOfOrganisation = (name: string): string[] => {
  const words = name.split(/\s+/).filter(Boolean);
  return words.map((_, at) => words.slice(0, at + 1).join(' '));
};

/** Words of which somebody’s password is not made: their address, their names, those of their organisations. */
export const ownWordsOf = async (
  db: Database,
  { userId, name, ...person }: Person & { readonly userId: number; readonly name: string },
): Promise<string[]> => {
  const organisations = await db
    .selectFrom('memberships')
    .innerJoin('organisations', 'organisations.id', 'memberships.organisation_id')
    .select(['name_en', 'name_fr'])
    .where('user_id', '=', userId)
    .execute();
  const called = organisations.flatMap(({ name_en, name_fr }) => [name_en, name_fr]);
  return [name, ...namesOfPerson(person), ...new Set(called.flatMap(namesOfOrganisation))];
};
