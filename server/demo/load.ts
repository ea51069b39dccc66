import type { Transaction } from 'kysely';
import { hashPassword } from '../accounts/passwords.ts';
import { changeCollectionWithin } from '../collection/changes.ts';
import { placeSheets } from '../collection/placements.ts';
import { addSheets } from '../collection/sheets.ts';
import type { Database, Store } from '../storage/database.ts';
import type { Tables } from '../storage/tables.ts';
import { type DemoAccount, demoAccounts, demoPassword } from './accounts.ts';
import { addDays, demoDay } from './calendar.ts';
import { createMarket, type MarketSheet } from './market.ts';
import { type DemoOrganisation, type LocationNode, mapleRidge, riviereBleue } from './organisations.ts';
import { placementOf } from './placements.ts';
import { createRandom } from './random.ts';

/**
 * Fills an empty store with the demo of design §2, the same on every run but for the salt of the passwords; whole, or not at
 * all. The caller sees to it that the store is empty: a second load fails on the first organisation's number.
 */
export const loadDemo = async (store: Store): Promise<void> => {
  const market = createMarket();
  const password_hash = await hashPassword(demoPassword);
  await store.transaction().execute(async (trx) => {
    await addSheets(
      trx,
      market.map(({ isn, facts }) => ({ ...facts, isn, createdAt: opened })),
    );
    const subsetIds = new Map([
      ...(await addOrganisation(trx, mapleRidge)),
      ...(await addOrganisation(trx, riviereBleue)),
    ]);
    await fillCollection(trx, { organisation: mapleRidge, market, subsetIds });
    await fillCollection(trx, { organisation: riviereBleue, market, subsetIds });
    for (const account of demoAccounts) await addAccount(trx, { account, password_hash, subsetIds });
  });
};

/** When organisations, accounts and sheets of the demo came to be. */
const opened = `${addDays(demoDay, -1400)}T13:00:00.000Z`;

type SubsetIds = ReadonlyMap<string, number>;

const addOrganisation = async (db: Database, organisation: DemoOrganisation): Promise<SubsetIds> => {
  await db
    .insertInto('organisations')
    .values({
      id: organisation.id,
      name_en: organisation.name.en,
      name_fr: organisation.name.fr,
      ingredients: organisation.ingredients ? 1 : 0,
      location_label_en: organisation.locationLabel.en,
      location_label_fr: organisation.locationLabel.fr,
      custom_fields: JSON.stringify(organisation.customFields),
      products: JSON.stringify(organisation.products),
      created_at: opened,
    })
    .execute();
  const ids = new Map<string, number>();
  const addLocations = async (nodes: readonly LocationNode[], parent_id: number | null): Promise<void> => {
    for (const { key, en, fr, within = [] } of nodes) {
      const { id } = await db
        .insertInto('subsets')
        .values({ organisation_id: organisation.id, parent_id, name_en: en, name_fr: fr })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.set(key, id);
      await addLocations(within, id);
    }
  };
  await addLocations(organisation.locations, null);
  return ids;
};

interface Filling {
  readonly organisation: DemoOrganisation;
  readonly market: readonly MarketSheet[];
  readonly subsetIds: SubsetIds;
}

const fillCollection = (trx: Transaction<Tables>, { organisation, market, subsetIds }: Filling) =>
  changeCollectionWithin(trx, organisation.id, async (_, { version }) => {
    const random = createRandom(organisation.id);
    const own = new Map(keysOf(organisation.locations).map((key) => [key, subsetIds.get(key)!]));
    const placements = market
      .filter(({ holders }) => holders.includes(organisation.id))
      .map((sheet) => placementOf(sheet, { organisation, subsetIds: own, random }));
    await placeSheets(trx, { organisationId: organisation.id, version }, placements);
  });

const keysOf = (nodes: readonly LocationNode[]): string[] =>
  nodes.flatMap(({ key, within = [] }) => [key, ...keysOf(within)]);

interface NewAccount {
  readonly account: DemoAccount;
  readonly password_hash: string;
  readonly subsetIds: SubsetIds;
}

const addAccount = async (db: Database, { account, password_hash, subsetIds }: NewAccount): Promise<void> => {
  const { id: user_id } = await db
    .insertInto('users')
    .values({
      name: account.name,
      email: account.shared ? '' : account.name,
      first_name: account.firstName,
      last_name: account.lastName,
      phone: account.phone,
      password_hash,
      shared: account.shared ? 1 : 0,
      is_subscribed: account.shared ? 0 : 1,
      language: account.language,
      verified_at: account.shared ? '' : opened,
      created_at: opened,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const organisations = account.organisationIds.length > 0 ? account.organisationIds : [null];
  for (const organisation_id of organisations) {
    const { id: membership_id } = await db
      .insertInto('memberships')
      .values({ user_id, organisation_id, role: account.role })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const key of account.locations ?? []) {
      await db
        .insertInto('membership_subsets')
        .values({ membership_id, subset_id: subsetIds.get(key)! })
        .execute();
    }
  }
};
