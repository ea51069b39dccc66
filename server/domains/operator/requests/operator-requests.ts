import { type Expression, type SqlBool, sql } from 'kysely';
import type { z } from 'zod';
import type { listOperatorRequests } from '#contract/calls/operator/requests.ts';
import type { Language } from '#contract/languages.ts';
import { documentTypes } from '#contract/requests/request-types.ts';
import { formerUserName } from '#server/domains/accounts/former-user.ts';
import { accountName } from '#server/domains/requests/account-name.ts';
import { dueOf, overdueBefore } from '#server/domains/requests/due.ts';
import { readInfo } from '#server/domains/requests/present/request-info.ts';
import { contains } from '#server/platform/storage/contains.ts';
import type { Database } from '#server/platform/storage/database.ts';

/** What a list of requests is asked for by. */
export type Query = z.output<typeof listOperatorRequests.query>;
type Item = z.output<typeof listOperatorRequests.answer>[number];

/** Who asks, and in which language the answer is read. */
export interface Asking {
  readonly language: Language;
  readonly userId: number;
}

/** Requests of all organisations as the operators ask for them, and how many there are in all. */
export const findOperatorRequests = async (
  db: Database,
  query: Query,
  asking: Asking,
): Promise<{ data: Item[]; total: number }> => {
  const { language } = asking;
  const { total } = await filtered(db, query, asking)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { range } = query;
  const { column, descending } = orderOf(query, language);
  const rows = await selected(filtered(db, query, asking))
    .orderBy(column, descending ? 'desc' : 'asc')
    .orderBy('requests.id', descending ? 'desc' : 'asc')
    .offset(range.start)
    .limit(range.end - range.start)
    .execute();
  return { data: rows.map((row) => toItem(row, language)), total: Number(total) };
};

/** One request with all that is stored about it; undefined when no request has that number. */
export const findOperatorRequest = async (db: Database, id: number, language: Language) => {
  const row = await selected(allRequests(db)).where('requests.id', '=', id).executeTakeFirst();
  return row && { row, item: toItem(row, language) };
};

/** What a list is ordered by; the number decides between equal requests. */
export const orderOf = ({ sort = { field: 'created_at', descending: true } }: Query, language: Language) => ({
  column: columns(language)[sort.field],
  descending: sort.descending,
});

const columns = (language: Language) =>
  ({
    id: 'requests.id',
    created_at: 'requests.created_at',
    type: 'requests.type',
    status: 'requests.status',
    organisation: `organisations.name_${language}`,
  }) as const satisfies Record<NonNullable<Query['sort']>['field'], string>;

/**
 * Every request with whom it is for. By a left join, though each has an organisation: where an answer needs nothing of it the database leaves
 * it out, and it never begins with the organisations and orders all of their requests.
 */
export const allRequests = (db: Database) =>
  db.selectFrom('requests').leftJoin('organisations', 'organisations.id', 'requests.organisation_id');

/** The requests of a list, all its pages. */
export const filtered = (db: Database, { filter, ids }: Query, { userId }: Asking) => {
  const { q = '', type, status, organisation, holder, overdue, reply, readiness } = filter;
  const number = /^(?:R-)?(\d{1,15})$/i.exec(q)?.[1];
  const words = number === undefined ? q.split(/\s+/).filter(Boolean) : [];
  return allRequests(db)
    .$if(ids !== undefined, (select) => select.where('requests.id', 'in', ids ?? []))
    .$if(type !== undefined, (select) => select.where('requests.type', '=', type!))
    .$if(status !== undefined, (select) => select.where('requests.status', '=', status!))
    .$if(organisation !== undefined, (select) => select.where('requests.organisation_id', '=', organisation!))
    .$if(holder === 'nobody', (select) =>
      select.where('requests.holder_id', 'is', null).where('requests.type', 'not in', [...documentTypes]),
    )
    .$if(holder !== undefined && holder !== 'nobody', (select) =>
      select.where('requests.holder_id', '=', holder === 'me' ? userId : Number(holder)),
    )
    .$if(overdue !== undefined, (select) =>
      select
        .where('requests.status', '=', 'processing')
        .where('requests.type', 'not in', [...documentTypes])
        .where('requests.created_at', '<', overdueBefore()),
    )
    .$if(reply !== undefined, (select) =>
      select.where('requests.status', '=', 'processing').where('requests.has_reply', '=', 1),
    )
    .$if(readiness !== undefined, (select) => select.where('requests.readiness', '=', readiness!))
    .$if(number !== undefined, (select) => select.where('requests.id', '=', Number(number)))
    .$if(words.length > 0, (select) => select.where((eb) => eb.and(words.map((word) => eb.or(placesOf(db, word))))));
};

/** Where a word may stand: in what a request is about, in the name of whom it is for, in the name or address of who asked. */
const placesOf = (db: Database, word: string): Expression<SqlBool>[] => {
  const organisations = db
    .selectFrom('organisations')
    .select('organisations.id')
    .where((eb) => eb.or([contains('organisations.name_en', word), contains('organisations.name_fr', word)]));
  const people = db
    .selectFrom('users')
    .select('users.id')
    .where((eb) =>
      eb.or([
        contains('users.name', word),
        contains('users.email', word),
        contains('users.first_name', word),
        contains('users.last_name', word),
      ]),
    );
  return [
    sql<SqlBool>`requests.organisation_id in (${organisations})`,
    sql<SqlBool>`requests.user_id in (${people})`,
    contains('requests.file_name', word),
    contains('requests.info', word),
  ];
};

/** With who asked, and who has it. */
const selected = (select: ReturnType<typeof allRequests>) =>
  select
    .leftJoin('users', 'users.id', 'requests.user_id')
    .leftJoin('users as holders', 'holders.id', 'requests.holder_id')
    .selectAll('requests')
    .select([
      'organisations.name_en as organisation_en',
      'organisations.name_fr as organisation_fr',
      'users.name as user_name',
      'users.email as user_email',
      'users.language as user_language',
      'users.first_name',
      'users.last_name',
      'users.shared',
      'holders.name as holder_name',
      'holders.first_name as holder_first_name',
      'holders.last_name as holder_last_name',
    ]);

export type OperatorRequest = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

const toItem = (row: OperatorRequest, language: Language): Item => {
  const { product_name, subject, num_sds } = readInfo(row);
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    organisation: row.organisation_id,
    organisation_en: row.organisation_en ?? '',
    organisation_fr: row.organisation_fr ?? '',
    requester: requesterOf(row, language),
    about: product_name || subject || row.file_name || (num_sds === undefined ? '' : String(num_sds)),
    created_at: row.created_at,
    ...holderOf(row),
    ...dueOf(row),
    has_reply: row.status === 'processing' && row.has_reply === 1,
    readiness: row.status === 'processing' ? row.readiness : '',
  };
};

const holderOf = (row: OperatorRequest): Pick<Item, 'holder' | 'held_since'> => {
  const { holder_id: id, holder_name: name, holder_first_name, holder_last_name, holder_changed_at } = row;
  if (id === null || name === null) return { holder: null, held_since: '' };
  const account = { name, first_name: holder_first_name ?? '', last_name: holder_last_name ?? '' };
  return { holder: { id, name: accountName(account) }, held_since: holder_changed_at };
};

const desk = { en: 'The desk', fr: 'Le bureau' } as const;

const requesterOf = (row: OperatorRequest, language: Language): string => {
  const { user_name: name, first_name, last_name, former_user_id, from_desk } = row;
  if (from_desk === 1) return desk[language];
  if (former_user_id !== null) return formerUserName(former_user_id, language);
  return name === null ? '' : accountName({ name, first_name: first_name ?? '', last_name: last_name ?? '' });
};
