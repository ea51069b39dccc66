import type { Language } from '#contract/languages.ts';
import type { AdditionDraft } from '#contract/operator/addition.ts';
import type { AdditionInfo } from '#server/domains/requests/additions/addition-info.ts';
import { openRemovals } from '#server/domains/requests/removals/open-removals.ts';
import type { Fault } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { type StoredLocation, sheetsByLocation } from './read-locations.ts';

interface Gone {
  readonly organisationId: number;
  /** Those that are to go. */
  readonly gone: readonly StoredLocation[];
  readonly language: Language;
}

/** A fault for each location that is to go while something still refers to it. */
export const faultsOfUse = async (db: Database, { organisationId, gone, language }: Gone): Promise<Fault[]> => {
  if (gone.length === 0) return [];
  const sheets = await sheetsByLocation(db, organisationId);
  const named = new Set([
    ...sheets.keys(),
    ...(await limitingMembers(db, organisationId)),
    ...(await openForRemoval(db, organisationId)),
    ...(await askedForAddition(db, organisationId)),
  ]);
  return gone
    .filter(({ id }) => named.has(id))
    .map(({ id, [`name_${language}` as const]: name }) => ({
      code: 'organisation.location_in_use',
      params: { name, sheets: sheets.get(id) ?? 0 },
      source: { pointer: '/data/locations' },
    }));
};

const limitingMembers = async (db: Database, organisationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('membership_subsets')
    .innerJoin('memberships', 'memberships.id', 'membership_subsets.membership_id')
    .select('membership_subsets.subset_id')
    .distinct()
    .where('memberships.organisation_id', '=', organisationId)
    .execute();
  return rows.map(({ subset_id }) => subset_id);
};

const openForRemoval = async (db: Database, organisationId: number): Promise<number[]> => {
  const rows = await openRemovals(db, organisationId).select('removals.subset_id').distinct().execute();
  return rows.map(({ subset_id }) => subset_id);
};

/** By whoever asked, and by those of the staff who are at it. */
const askedForAddition = async (db: Database, organisationId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('requests')
    .leftJoin('addition_drafts', 'addition_drafts.request_id', 'requests.id')
    .select(['requests.info', 'addition_drafts.draft'])
    .where('requests.organisation_id', '=', organisationId)
    .where('requests.type', '=', 'sdsaddition')
    .where('requests.status', '=', 'processing')
    .execute();
  return rows.flatMap(({ info, draft }) => [
    ...(JSON.parse(info) as AdditionInfo).locations.map(({ id }) => id),
    ...(draft === null ? [] : (JSON.parse(draft) as AdditionDraft).locations),
  ]);
};
