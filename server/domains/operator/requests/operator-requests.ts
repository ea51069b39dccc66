import type { z } from 'zod';
import type { listOperatorRequests } from '#contract/calls/operator/requests.ts';
import type { Language } from '#contract/languages.ts';
import { formerUserName } from '#server/domains/accounts/former-user.ts';
import { accountName } from '#server/domains/requests/account-name.ts';
import { readInfo } from '#server/domains/requests/present/request-info.ts';
import { contains } from '#server/platform/storage/contains.ts';
import type { Database } from '#server/platform/storage/database.ts';

type Query = z.output<typeof listOperatorRequests.query>;
type Item = z.output<typeof listOperatorRequests.answer>[number];

/** Requests of all organisations as the operators ask for them, and how many there are in all. */
export const findOperatorRequests = async (
  db: Database,
  query: Query,
  language: Language,
): Promise<{ data: Item[]; total: number }> => {
  const { total } = await filtered(db, query)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const { sort = { field: 'created_at' as const, descending: true }, range } = query;
  const rows = await selected(filtered(db, query))
    .orderBy(columns(language)[sort.field], sort.descending ? 'desc' : 'asc')
    .orderBy('requests.id', sort.descending ? 'desc' : 'asc')
    .offset(range.start)
    .limit(range.end - range.start)
    .execute();
  return { data: rows.map((row) => toItem(row, language)), total: Number(total) };
};

/** One request with all that is stored about it; undefined when no request has that number. */
export const findOperatorRequest = async (db: Database, id: number, language: Language) => {
  const row = await selected(from(db)).where('requests.id', '=', id).executeTakeFirst();
  return row && { row, item: toItem(row, language) };
};

const columns = (language: Language) =>
  ({
    id: 'requests.id',
    created_at: 'requests.created_at',
    type: 'requests.type',
    status: 'requests.status',
    organisation: `organisations.name_${language}`,
  }) as const satisfies Record<NonNullable<Query['sort']>['field'], string>;

const from = (db: Database) =>
  db
    .selectFrom('requests')
    .innerJoin('organisations', 'organisations.id', 'requests.organisation_id')
    .leftJoin('users', 'users.id', 'requests.user_id');

const filtered = (db: Database, { filter, ids }: Query) => {
  const { q = '', type, status, organisation } = filter;
  const number = /^(?:R-)?(\d{1,15})$/i.exec(q)?.[1];
  const words = number === undefined ? q.split(/\s+/).filter(Boolean) : [];
  return from(db)
    .$if(ids !== undefined, (select) => select.where('requests.id', 'in', ids ?? []))
    .$if(type !== undefined, (select) => select.where('requests.type', '=', type!))
    .$if(status !== undefined, (select) => select.where('requests.status', '=', status!))
    .$if(organisation !== undefined, (select) => select.where('requests.organisation_id', '=', organisation!))
    .$if(number !== undefined, (select) => select.where('requests.id', '=', Number(number)))
    .$if(words.length > 0, (select) =>
      select.where((eb) =>
        eb.and(
          words.map((word) =>
            eb.or([
              contains('requests.file_name', word),
              contains('requests.info', word),
              contains('organisations.name_en', word),
              contains('organisations.name_fr', word),
            ]),
          ),
        ),
      ),
    );
};

const selected = (select: ReturnType<typeof from>) =>
  select
    .selectAll('requests')
    .select([
      'organisations.name_en as organisation_en',
      'organisations.name_fr as organisation_fr',
      'users.name as user_name',
      'users.email as user_email',
      'users.first_name',
      'users.last_name',
      'users.shared',
    ]);

export type OperatorRequest = Awaited<ReturnType<ReturnType<typeof selected>['execute']>>[number];

const toItem = (row: OperatorRequest, language: Language): Item => {
  const { product_name, subject, num_sds } = readInfo(row);
  return {
    id: row.id,
    type: row.type,
    status: row.status,
    organisation: row.organisation_id,
    organisation_en: row.organisation_en,
    organisation_fr: row.organisation_fr,
    requester: requesterOf(row, language),
    about: product_name || subject || row.file_name || (num_sds === undefined ? '' : String(num_sds)),
    created_at: row.created_at,
  };
};

const requesterOf = (row: OperatorRequest, language: Language): string => {
  const { user_name: name, first_name, last_name, former_user_id } = row;
  if (former_user_id !== null) return formerUserName(former_user_id, language);
  return name === null ? '' : accountName({ name, first_name: first_name ?? '', last_name: last_name ?? '' });
};
