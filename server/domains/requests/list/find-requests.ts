import type { SelectQueryBuilder } from 'kysely';
import type { z } from 'zod';
import type { listRequests } from '#contract/calls/requests.ts';
import type { SortStep } from '#contract/json-api/query.ts';
import type { Language } from '#contract/languages.ts';
import {
  type RequestStatus,
  type RequestType,
  requestStatuses,
  requestTypes,
} from '#contract/requests/request-types.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { readOwnLastNames } from '#server/domains/accounts/own-details.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { sortBy } from '#server/platform/json-api/sort.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { accountName } from '../account-name.ts';
import { countUnseenRequests } from '../count-unseen.ts';
import { visibleRequests } from '../visible-requests.ts';

interface Options {
  readonly query: Pick<RequestQuery, 'filter' | 'sort' | 'page'>;
  readonly language: Language;
}

/**
 * The numbers of the requests on a page, in the order asked for, and how many there are on all pages. What the order leaves
 * open stands with the newest first; what follows `created_at` in it decides nothing.
 */
export const findRequests = async (
  db: Database,
  session: Session,
  { query: { filter, sort, page }, language }: Options,
): Promise<{ ids: number[]; total: number }> => {
  const atTime = sort.findIndex(({ field }) => field === 'created_at');
  const steps = atTime < 0 ? sort : sort.slice(0, atTime);
  const direction = sort[atTime]?.descending === false ? 'asc' : 'desc';
  const found = filterRequests(db, session, filter);
  const { organisationId } = session;
  const groups = await findGroups(db, found, { steps, language, organisationId });

  const slices: { group: RequestGroup; offset: number; limit: number }[] = [];
  const [from, to] = [(page.number - 1) * page.size, page.number * page.size];
  let total = 0;
  for (const group of groups) {
    const offset = Math.max(0, from - total);
    const limit = Math.min(group.count, to - total) - offset;
    if (limit > 0) slices.push({ group, offset, limit });
    total += group.count;
  }
  const rows = await Promise.all(
    slices.map(({ group, offset, limit }) =>
      group
        .narrow(found)
        .select('requests.id')
        .orderBy('requests.created_at', direction)
        .orderBy('requests.id', direction)
        .limit(limit)
        .offset(offset)
        .execute(),
    ),
  );
  return { ids: rows.flat().map(({ id }) => id), total };
};

type Field = RequestQuery['sort'][number]['field'];
type Found = SelectQueryBuilder<Tables, 'requests', object>;

/** Requests that an order holds equal, and that therefore stand together: how many, and which of those found they are. */
interface RequestGroup {
  readonly count: number;
  readonly narrow: (found: Found) => Found;
}

interface Order {
  readonly steps: readonly SortStep<Field>[];
  readonly language: Language;
  readonly organisationId: number;
}

/**
 * The requests found, in groups, in the requested order. There are few words and names beside so many requests: they
 * are counted and sorted here, as a reader of the language expects, and the database only ever reads a page.
 */
const findGroups = async (
  db: Database,
  found: Found,
  { steps, language, organisationId }: Order,
): Promise<RequestGroup[]> => {
  const columns = steps.map(({ field }) => columnOf[field]).filter((column) => column !== undefined);
  const groups = await countGroups(found, columns);
  const names = columns.includes('user_id') ? await namesOf(db, organisationId, groups) : new Map<number, string>();
  const compare = compareValues(language);
  const comparisons = {
    detail_type: compareByRank(groups, ({ type }) => (type ? requestTypes[type][language] : ''), compare),
    status: compareByRank(groups, ({ status }) => (status ? requestStatuses[status][language] : ''), compare),
    // Requests without a name (of a shared or deleted account) come after those with one.
    'user.name': compareByRank(groups, ({ user_id }) => names.get(user_id ?? 0) ?? '', compare),
    created_at: () => 0,
  };
  const sorted = sortBy(groups, steps, comparisons);
  const isEqual = (a: Group, b: Group) => steps.every(({ field }) => comparisons[field](a, b) === 0);
  return runsOf(sorted, isEqual).map(toRequestGroup);
};

/** Compares by words that are themselves compared but once: a language's order takes its time, and there are few words. */
const compareByRank = (
  groups: readonly Group[],
  wordOf: (group: Group) => string,
  compare: (a: string, b: string) => number,
) => {
  const words = [...new Set(groups.map(wordOf))].sort(compare);
  const ranks = new Map(words.map((word, rank) => [word, rank]));
  const rankOf = new Map(groups.map((group) => [group, ranks.get(wordOf(group)) ?? 0]));
  return (a: Group, b: Group) => (rankOf.get(a) ?? 0) - (rankOf.get(b) ?? 0);
};

type Column = 'type' | 'status' | 'user_id';
const columnOf: Readonly<Record<Field, Column | undefined>> = {
  created_at: undefined,
  detail_type: 'type',
  status: 'status',
  'user.name': 'user_id',
};

/** Requests that share what they are ordered by; columns that nothing is ordered by are not there. */
interface Group {
  readonly type?: RequestType;
  readonly status?: RequestStatus;
  readonly user_id?: number | null;
  readonly count: number;
}

const countGroups = async (found: Found, columns: readonly Column[]): Promise<Group[]> => {
  const rows = await found
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .$if(columns.length > 0, (query) => query.select(columns).groupBy(columns))
    .execute();
  return rows.map((row) => ({ ...(row as Group), count: Number(row.count) }));
};

const namesOf = async (
  db: Database,
  organisationId: number,
  groups: readonly Group[],
): Promise<Map<number, string>> => {
  const ids = new Set(groups.flatMap(({ user_id }) => user_id ?? []));
  const lastNameOf = await readOwnLastNames(db, organisationId);
  const names = new Map<number, string>();
  for (const batch of inBatches([...ids])) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'name', 'first_name', 'last_name'])
      .where('id', 'in', batch)
      .where('shared', '=', 0)
      .execute();
    for (const user of users)
      names.set(user.id, accountName({ ...user, last_name: lastNameOf(user.id, user.last_name) }));
  }
  return names;
};

const runsOf = <Item>(items: readonly Item[], isEqual: (a: Item, b: Item) => boolean): [Item, ...Item[]][] => {
  const runs: [Item, ...Item[]][] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (last && isEqual(last[0], item)) last.push(item);
    else runs.push([item]);
  }
  return runs;
};

/** Groups of one run differ in their accounts alone: people of the same name, or all without a name. */
const toRequestGroup = (run: readonly [Group, ...Group[]]): RequestGroup => {
  const [{ type, status, user_id }] = run;
  const userIds = run.flatMap((group) => group.user_id ?? []);
  const hasNobody = run.some((group) => group.user_id === null);
  return {
    count: run.reduce((sum, { count }) => sum + count, 0),
    narrow: (found) =>
      found
        .$if(type !== undefined, (query) => query.where('requests.type', '=', type!))
        .$if(status !== undefined, (query) => query.where('requests.status', '=', status!))
        .$if(user_id !== undefined, (query) =>
          query.where((eb) =>
            eb.or([
              ...(userIds.length > 0 ? [eb('requests.user_id', 'in', userIds)] : []),
              ...(hasNobody ? [eb('requests.user_id', 'is', null)] : []),
            ]),
          ),
        ),
  };
};

/** The parameters of the list. */
type RequestQuery = z.output<typeof listRequests.query>;

/** The requests that somebody may see and that the filters let through. */
const filterRequests = (
  db: Database,
  session: Session,
  { detail_type, status_slug, subtype, created_at }: RequestQuery['filter'],
) =>
  visibleRequests(db, session)
    .$if(status_slug !== undefined, (query) => query.where('requests.status', '=', status_slug!))
    .$if(detail_type !== undefined, (query) => query.where('requests.type', '=', detail_type!))
    .$if(subtype !== undefined, (query) => query.where('requests.type', '=', subtype!))
    // The year as two bounds, which an index can find; every month is below 99.
    .$if(created_at !== undefined, (query) =>
      query.where('requests.created_at', '>=', `${created_at}-`).where('requests.created_at', '<', `${created_at}-99`),
    );

/**
 * Facts about all requests that a person may see, whatever the filters: their types, their years, how many are unseen.
 */
export const readListMeta = async (db: Database, session: Session) => ({
  detail_types: await readTypes(db, session),
  years: await readYears(db, session),
  unseen: await countUnseenRequests(db, session),
});

const readTypes = async (db: Database, session: Session) => {
  const rows = await visibleRequests(db, session).select('requests.type').distinct().execute();
  return valuesOf(requestTypes).filter((type) => rows.some((row) => row.type === type));
};

/** The latest first: each is found by a look into the index below the one before, which years of requests do not slow. */
const readYears = async (db: Database, session: Session): Promise<string[]> => {
  const years: string[] = [];
  for (;;) {
    const [last] = years.slice(-1);
    const latest = await visibleRequests(db, session)
      .select('requests.created_at')
      .$if(last !== undefined, (query) => query.where('requests.created_at', '<', `${last}-`))
      .orderBy('requests.created_at', 'desc')
      .limit(1)
      .executeTakeFirst();
    if (!latest) return years;
    years.push(latest.created_at.slice(0, 4));
  }
};
