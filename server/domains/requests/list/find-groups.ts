import type { SelectQueryBuilder } from 'kysely';
import type { SortStep } from '#contract/json-api/query.ts';
import type { Language } from '#contract/languages.ts';
import {
  type RequestStatus,
  type RequestType,
  requestStatuses,
  requestTypes,
} from '#contract/requests/request-types.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { sortBy } from '#server/platform/json-api/sort.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Tables } from '#server/platform/storage/tables.ts';
import { accountName } from '../account-name.ts';
import type { RequestQuery } from './filter-requests.ts';

type Field = RequestQuery['sort'][number]['field'];
export type Found = SelectQueryBuilder<Tables, 'requests', object>;

/** Requests that an order holds equal, and that therefore stand together: how many, and which of those found they are. */
export interface RequestGroup {
  readonly count: number;
  readonly narrow: (found: Found) => Found;
}

interface Order {
  readonly steps: readonly SortStep<Field>[];
  readonly language: Language;
}

/**
 * The requests found, in groups, in the order asked for. There are few words and names to order by beside so many
 * requests: they are counted and ordered here, as a reader of the language expects, and the database only ever reads a page.
 */
export const findGroups = async (db: Database, found: Found, { steps, language }: Order): Promise<RequestGroup[]> => {
  const columns = steps.map(({ field }) => columnOf[field]).filter((column) => column !== undefined);
  const groups = await countGroups(found, columns);
  const names = columns.includes('user_id') ? await namesOf(db, groups) : new Map<number, string>();
  const compare = compareValues(language);
  const comparisons = {
    detail_type: compareByRank(groups, ({ type }) => (type ? requestTypes[type][language] : ''), compare),
    status: compareByRank(groups, ({ status }) => (status ? requestStatuses[status][language] : ''), compare),
    // Who has no name, a shared account or one that is gone, stands after all those who have one.
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

const namesOf = async (db: Database, groups: readonly Group[]): Promise<Map<number, string>> => {
  const ids = new Set(groups.flatMap(({ user_id }) => user_id ?? []));
  const names = new Map<number, string>();
  for (const batch of inBatches([...ids])) {
    const users = await db
      .selectFrom('users')
      .select(['id', 'name', 'first_name', 'last_name'])
      .where('id', 'in', batch)
      .where('shared', '=', 0)
      .execute();
    for (const user of users) names.set(user.id, accountName(user));
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

/** Groups of one run differ in their accounts alone: people of the same name, or all who have none. */
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
