import type { Transaction } from 'kysely';
import { offerTemplatesWithin } from '#server/domains/operator/answer-templates/offer-templates.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import type { NoticeTable } from '#server/platform/storage/tables/search-page.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { hashPassword } from '../accounts/passwords.ts';
import { changeCollectionWithin } from '../collection/changes.ts';
import { placeSheets } from '../collection/placements.ts';
import { addSheets } from '../collection/sheets.ts';
import { demoAccounts, demoPassword, unfinishedDemoAccounts } from './accounts.ts';
import { addAccount, addUnfinishedAccount } from './add-account.ts';
import { addRequests } from './add-requests.ts';
import { addDays, demoDay } from './calendar.ts';
import { createMarket, type MarketSheet } from './market.ts';
import { type DemoOrganisation, type LocationNode, mapleRidge, riviereBleue } from './organisations.ts';
import { placementOf } from './placements.ts';
import { createRandom } from './random.ts';

/**
 * Fills an empty store with the demo, all or nothing. Every run gives the same demo, except for the salt of the
 * passwords and the days of the invitations, which are counted from `now` because they expire. The store must be empty:
 * a second load fails on the first organisation's number.
 */
export const loadDemo = async (store: Store, now = new Date()): Promise<void> => {
  const market = createMarket();
  const passwordHash = await hashPassword(demoPassword);
  await inTransaction(store, async (trx) => {
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
    for (const account of demoAccounts) await addAccount(trx, { account, opened, passwordHash, subsetIds });
    for (const organisation of [mapleRidge, riviereBleue]) await addRequests(trx, organisation);
    await trx
      .insertInto('notices')
      .values([...demoNotices])
      .execute();
    await offerTemplatesWithin(trx);
    for (const account of unfinishedDemoAccounts) {
      await addUnfinishedAccount(trx, { account, now, passwordHash, subsetIds });
    }
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
      allowed_addresses: JSON.stringify(organisation.allowedAddresses),
      account_manager_email: organisation.accountManagerEmail,
      demo: 1,
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

type DemoNotice = Omit<NoticeTable, 'id'>;

/** Shown on whatever day the demo is looked at. */
const always = { from_day: '', to_day: '', created_at: `${addDays(demoDay, -12)}T14:00:00.000Z` } as const;

/** What the provider tells the demo's organisations. */
const demoNotices: readonly DemoNotice[] = [
  {
    organisation_id: mapleRidge.id,
    kind: 'announcement',
    subject_en: 'New WHMIS pictogram posters',
    subject_fr: 'Nouvelles affiches des pictogrammes du SIMDUT',
    text_en:
      '<p>Posters of the WHMIS pictograms are available in English and in French. To receive yours, <a href="mailto:support@vigie.example">write to support</a> and say <strong>how many, in which language and for which location</strong>.</p>',
    text_fr:
      '<p>Les affiches des pictogrammes du SIMDUT sont offertes en français et en anglais. Pour recevoir les vôtres, <a href="mailto:support@vigie.example">écrivez au soutien</a> en précisant <strong>le nombre, la langue et l’emplacement</strong>.</p>',
    type_en: 'rich',
    type_fr: 'rich',
    ...always,
  },
  {
    organisation_id: mapleRidge.id,
    kind: 'popup',
    subject_en: 'Year-end inventory',
    subject_fr: 'Inventaire de fin d’année',
    text_en:
      '<p>Before the year-end inventory, please go through the sheets of your locations. If you manage the collection:</p><ul><li>request the removal of those whose product is no longer there;</li><li>send us those that are missing, under <em>Add safety data sheets</em>.</li></ul><p>If your account is read-only, tell your administrator what is missing and what is no longer there.</p><p>Removals take one to two business days.</p>',
    text_fr:
      '<p>Avant l’inventaire de fin d’année, veuillez passer en revue les fiches de vos emplacements. Si vous gérez la collection\u00a0:</p><ul><li>demandez le retrait de celles dont le produit n’y est plus;</li><li>transmettez-nous celles qui manquent, sous <em>Ajouter des fiches</em>.</li></ul><p>Si votre compte est en lecture seule, dites à votre administration ce qui manque et ce qui n’y est plus.</p><p>Le retrait prend un à deux jours ouvrables.</p>',
    type_en: 'rich',
    type_fr: 'rich',
    ...always,
  },
  {
    organisation_id: riviereBleue.id,
    kind: 'popup',
    subject_en: 'Sheets in both languages',
    subject_fr: 'Des fiches dans les deux langues',
    text_en:
      'Many of your sheets are there in English and in French. Choose a language among the filters to see only those that your team will read best.',
    text_fr:
      'Bon nombre de vos fiches existent en français et en anglais. Choisissez une langue parmi les filtres pour ne voir que celles que votre équipe lira le mieux.',
    type_en: 'plain',
    type_fr: 'plain',
    ...always,
  },
];
