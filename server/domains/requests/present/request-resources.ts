import type { Resource, ResourceObject } from '#contract/json-api/document.ts';
import type { requestType } from '#contract/json-api/types/requests.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { locales } from '#contract/languages.ts';
import { isDocumentType } from '#contract/requests/request-types.ts';
import { formerUserName } from '#server/domains/accounts/former-user.ts';
import { readMemberNumbers } from '#server/domains/accounts/member-numbers.ts';
import { readOwnLastNames } from '#server/domains/accounts/own-details.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { shownName } from '#server/platform/storage/shown-name.ts';
import { accountName, fullName } from '../account-name.ts';
import { maxOpenings } from '../documents/download-links.ts';
import { dueOf } from '../due.ts';
import { type Reader, readChanges } from './request-history.ts';
import type { StoredRequest } from './request-info.ts';
import { presentInfo, readInfo } from './request-info.ts';

/** The subject of a request, to tell many of one type apart: its subject line, its product or its file, its sheets. */
const presentAbout = (request: Pick<StoredRequest, 'type' | 'info' | 'file_name'>, language: Language): string => {
  const { subject, product_name, num_sds } = readInfo(request);
  if (isDocumentType(request.type)) return num_sds === undefined ? '' : sheetCount(num_sds, language);
  if (request.type === 'contact') return subject ?? '';
  // Once an addition is completed it has the name that the sheet was given.
  return product_name || request.file_name;
};

const sheets: Readonly<Record<'one' | 'other', Bilingual>> = {
  one: { en: 'sheet', fr: 'fiche' },
  other: { en: 'sheets', fr: 'fiches' },
};

const sheetCount = (count: number, language: Language): string => {
  const isOne = new Intl.PluralRules(locales[language]).select(count) === 'one';
  return `${new Intl.NumberFormat(locales[language]).format(count)} ${sheets[isOne ? 'one' : 'other'][language]}`;
};

type RequestResource = Resource<typeof requestType>;

interface Options {
  /** Numbers of requests that the person may see. */
  readonly ids: readonly number[];
  readonly language: Language;
  /** Whether anything beside the requests themselves is included. */
  readonly withRelated: boolean;
}

/** Requests as resources in the order of their numbers' list, for the person who asks, and who made them and what they say. */
export const requestResources = async (
  db: Database,
  session: Session,
  { ids, language, withRelated }: Options,
): Promise<{ data: RequestResource[]; related: ResourceObject[] }> => {
  if (ids.length === 0) return { data: [], related: [] };
  const { organisationId } = session;
  const reader: Reader = {
    language,
    numberOf: await readMemberNumbers(db, organisationId),
    lastNameOf: await readOwnLastNames(db, organisationId),
  };
  const byId = new Map((await readRows(db, session, { ids, reader })).map((row) => [row.id, row]));
  const rows = ids.flatMap((id) => byId.get(id) ?? []);
  const data = rows.map((row) => toResource(row, language));
  if (!withRelated) return { data, related: [] };
  const changes = await readChanges(db, ids, reader);
  const details = rows.map((row): ResourceObject => {
    const made = {
      at: row.created_at,
      by: requesterOf(row, language)?.fullName ?? '',
      change: 'made' as const,
      note: '',
    };
    const history = [made, ...(changes.get(row.id) ?? [])];
    return { type: 'details', id: String(row.id), attributes: { info: presentInfo(row, language), history } };
  });
  const requesters = rows.flatMap((row): ResourceObject[] => {
    const requester = requesterOf(row, language);
    return requester ? [{ ...requester.identifier, attributes: { name: requester.name } }] : [];
  });
  return { data, related: [...details, ...requesters] };
};

const readRows = async (
  db: Database,
  session: Session,
  { ids, reader: { numberOf, lastNameOf } }: { readonly ids: readonly number[]; readonly reader: Reader },
) => {
  const rows = await selectRows(db, session, ids).execute();
  return rows.map((row) => ({
    ...row,
    last_name: row.last_name === null ? null : lastNameOf(row.requester_id, row.last_name),
    requester_id: row.requester_id === null ? null : numberOf(row.requester_id),
    former_user_id: row.former_user_id === null ? null : numberOf(row.former_user_id),
  }));
};

const selectRows = (db: Database, { userId }: Session, ids: readonly number[]) =>
  db
    .selectFrom('requests')
    // A shared account is not a person: its request names its own address for the answer.
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'requests.user_id').on('users.shared', '=', 0))
    .leftJoin('request_views', (join) =>
      join.onRef('request_views.request_id', '=', 'requests.id').on('request_views.user_id', '=', userId),
    )
    .select([
      'requests.id',
      'requests.type',
      'requests.status',
      'requests.info',
      'requests.file_hash',
      'requests.file_name',
      'requests.is_file_deleted',
      'requests.progress',
      'requests.expires_at',
      'requests.created_at',
      'requests.former_user_id',
      'users.id as requester_id',
      'users.name',
      'users.email',
      'users.first_name',
      'users.last_name',
      'request_views.seen_at',
    ])
    .select((eb) =>
      eb
        .selectFrom('download_links')
        .select((of) => of.fn.countAll<number>().as('count'))
        .whereRef('download_links.request_id', '=', 'requests.id')
        .where('download_links.expires_at', '>', new Date().toISOString())
        .where('openings', '<', maxOpenings)
        .as('links'),
    )
    .where('requests.id', 'in', ids);

type Row = Awaited<ReturnType<typeof readRows>>[number];

const toResource = (row: Row, language: Language): RequestResource => ({
  type: 'requests',
  id: String(row.id),
  attributes: {
    created_at: row.created_at,
    about: presentAbout(row, language),
    is_seen: row.seen_at !== null,
    status_slug: row.status,
    type_slug: row.type,
    expected_on: row.type === 'sdsaddition' || row.type === 'sdsremoval' ? dueOf(row).due_on : '',
    is_file_deleted: row.is_file_deleted === 1,
  },
  relationships: {
    user: { data: requesterOf(row, language)?.identifier ?? null },
    detail: { data: { type: 'details', id: String(row.id) } },
  },
  meta: {},
});

const requesterOf = ({ requester_id, name, email, first_name, last_name, former_user_id }: Row, language: Language) => {
  if (former_user_id !== null) {
    const called = formerUserName(former_user_id, language);
    return { identifier: { type: 'users', id: String(former_user_id) }, name: called, fullName: called };
  }
  if (requester_id === null || name === null || email === null || first_name === null || last_name === null)
    return undefined;
  return {
    identifier: { type: 'users', id: String(requester_id) },
    name: accountName({ name: shownName({ name, email }), first_name, last_name }),
    fullName: fullName({ first_name, last_name }),
  };
};
