import {
  isDocumentType,
  type RequestStatus,
  type RequestType,
  requestTypes,
} from '#contract/requests/request-types.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { namedLocations } from '../collection/named-locations.ts';
import type { Removal } from '../requests/removals/check-removals.ts';
import { addDays, demoDay } from './calendar.ts';
import { mapleRidge, riviereBleue } from './organisations.ts';
import { createRandom } from './random.ts';

/** When the demo's requests are made and what becomes of them, before their requesters are chosen. */
export interface DemoRequest {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly createdAt: string;
  /** When it got that status; empty while it is under way. */
  readonly endedAt: string;
  /** The document it led to is kept no longer. */
  readonly isExpired: boolean;
  /** Not opened by anyone yet. */
  readonly isNew: boolean;
}

const days = 730;
const everyDays = 17;
const newForDays = 40;

/** Requests of every type and status over two years; of those that people work on, the newest are under way. */
export const demoRequests = (organisationId: number): DemoRequest[] => {
  const random = createRandom(organisationId + 7);
  const types = valuesOf(requestTypes);
  const count = Math.floor(days / everyDays);
  return Array.from({ length: count }, (_, index) => {
    const age = (count - 1 - index) * everyDays + random.between(1, 5);
    const type = types[index % types.length] ?? 'contact';
    const isDocument = isDocumentType(type);
    const isNew = age < newForDays;
    // Nobody is making a document when the demo is loaded: one that is not ready has failed.
    const fails = random.chance(0.1) || (isDocument && isNew);
    const status: RequestStatus = isNew && !isDocument ? 'processing' : fails ? 'error' : 'completed';
    const day = addDays(demoDay, -age);
    const hour = String(13 + (index % 8)).padStart(2, '0');
    const ended = isDocument ? `${day}T${hour}:26` : `${addDays(day, 1)}T15:${10 + (index % 40)}`;
    return {
      type,
      status,
      createdAt: `${day}T${hour}:24:00.000Z`,
      endedAt: status === 'processing' ? '' : `${ended}:00.000Z`,
      isExpired: isDocument && status === 'completed',
      isNew,
    };
  });
};

interface DrawnRemovals {
  readonly ofHeld: readonly Removal[];
  /** Of sheets that the organisation does not hold, as if it once had. */
  readonly ofGone: readonly Removal[];
}

/** So many removals of each kind, from everywhere the sheets stand; each sheet once. */
export const drawRemovals = async (db: Database, organisationId: number, count: number): Promise<DrawnRemovals> => {
  const placed = db
    .selectFrom('collection_sheets')
    .select(['isn', 'organisation_id'])
    .where('organisation_id', '=', organisationId)
    .as('placed');
  const rows = await db
    .selectFrom('sheets')
    .leftJoin(placed, 'placed.isn', 'sheets.isn')
    .select(['sheets.isn', 'product_ids', 'product_name', 'manufacturer', 'placed.organisation_id as holder'])
    .orderBy('sheets.isn')
    .execute();
  const named = await namedLocations(db, organisationId);
  const places = await db
    .selectFrom('collection_sheet_subsets')
    .select(['isn', 'subset_id'])
    .where('organisation_id', '=', organisationId)
    .orderBy('subset_id')
    .execute();
  const words = reasons[organisationId] ?? [''];
  const shuffled = (wanted: typeof rows) => createRandom(organisationId + 11).shuffled(wanted);
  const held = shuffled(rows.filter(({ holder }) => holder !== null)).slice(0, count);
  const gone = shuffled(rows.filter(({ holder }) => holder === null)).slice(0, count);
  const toRemoval = ({ isn, product_ids, product_name, manufacturer }: (typeof rows)[number], index: number) => {
    const locations = places
      .filter((place) => place.isn === held[index]?.isn)
      .flatMap(({ subset_id }) => named.get(subset_id) ?? [])
      .map((location) => ({ ...location, isRequested: false }));
    return {
      sheet: {
        isn,
        productIds: JSON.parse(product_ids) as string[],
        productName: product_name,
        manufacturer,
        locations,
        isRequested: false,
      },
      locations,
      additionalInfo: words[index % words.length] ?? '',
    };
  };
  return { ofHeld: held.map(toRemoval), ofGone: gone.map(toRemoval) };
};

/** Written as members write, in their own language. */
const reasons: Record<number, readonly string[]> = {
  [mapleRidge.id]: ['No longer bought', '', 'The last container was emptied in spring'],
  [riviereBleue.id]: ['N’est plus acheté', '', 'Le dernier contenant a été vidé au printemps'],
};
