import { maxDocumentsUnderWay } from '#contract/limits.ts';
import { documentTypes } from '#contract/requests/request-types.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import { isOpenMembership } from '#server/domains/accounts/accounts.ts';
import { countMails } from '#server/domains/accounts/mail-limits.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { scopeOf } from '#server/domains/search/scope.ts';
import type { SearchService } from '#server/domains/search/search-service.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import type { Config } from '#server/platform/config.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import { addJobInTurn } from '#server/platform/jobs/queue.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { answerOnce } from '#server/platform/submissions.ts';
import { addRequest } from '../add-request.ts';
import { refuseTooManyOpen } from '../open-requests.ts';
import type { DocumentInfo, DocumentOrder } from './document-order.ts';
import { refuseForbiddenAddresses } from './mail-domains.ts';
import { makeBinder, makeIndex } from './make-document.ts';

interface Ordering {
  readonly store: Store;
  readonly search: SearchService;
  readonly config: Pick<Config, 'maxOpenRequests'>;
}

/**
 * Has a document made: gives the number of its request. Throws `document.not_in_collection` when the person may not see all of
 * the sheets, `document.no_sheets` when none is in the language, `document.mail_domain` at addresses that the organisation does not
 * allow, `document.too_many`.
 */
export const orderDocument = async (
  { store, search, config }: Ordering,
  session: Session,
  order: DocumentOrder,
): Promise<{ id: number }> => {
  const { type, choices, submission, timeZone, emails = [] } = order;
  const isns = await sortedSheets({ store, search }, session, order);
  await refuseForbiddenAddresses(store, {
    ...session,
    emails,
    pointerOf: (index) => (type === 'binder' ? `/data/emails/${index}` : '/data/email'),
  });
  const count = await countStrangers(store, session, emails);
  await countMails(store, session, {
    kind: 'document',
    pointer: type === 'binder' ? '/data/emails' : '/data/email',
    count,
  });
  const info: DocumentInfo = {
    num_sds: isns.length,
    sort_field: choices.sort,
    language: choices.language,
    filters: choices.filters,
    emails,
    ...(order.format && { format: order.format }),
  };
  const add = async (trx: Database) => {
    await refuseTooMany(trx, session);
    await refuseTooManyOpen(trx, session.organisationId, { type, more: 1, max: config.maxOpenRequests });
    const id = await addRequest(trx, session, { type, info });
    await writeEntry(trx, 'document-ordered', { record: id, details: { type, sheets: isns.length }, sentTo: emails });
    const job = type === 'index' ? makeIndex : makeBinder;
    const { includeDate, customFields, websiteLanguage } = choices;
    const isDoubleSided = order.isDoubleSided ?? false;
    const scope = await scopeOf(trx, session);
    const { group } = order;
    const payload = { requestId: id, isns, includeDate, customFields, websiteLanguage, timeZone, isDoubleSided, group };
    const locations = scope.locations && [...scope.locations];
    await addJobInTurn(trx, job, { ...payload, locations }, `user ${session.userId}`);
    return { id };
  };
  return inTransaction(store, (trx) => answerOnce(trx, { userId: session.userId, key: submission }, () => add(trx)));
};

/** How many of the addresses are no member's. */
const countStrangers = async (db: Database, { organisationId }: Session, emails: readonly string[]) => {
  if (emails.length === 0) return 0;
  const members = await db
    .selectFrom('users')
    .innerJoin('memberships', 'memberships.user_id', 'users.id')
    .select('users.email')
    .where('memberships.organisation_id', '=', organisationId)
    .where(isOpenMembership())
    .where('users.email', 'in', emails)
    .execute();
  const known = new Set(members.map(({ email }) => email));
  return emails.filter((email) => !known.has(email)).length;
};

/** The sheets that were asked for and are in the language, in the order asked for. */
const sortedSheets = async (
  { store, search }: { readonly store: Store; readonly search: SearchService },
  session: Session,
  { isns, choices }: DocumentOrder,
): Promise<number[]> => {
  const scope = await scopeOf(store, session);
  const wanted = new Set(isns);
  const ofAll = await search.ids(scope, queryOf(choices));
  const sorted = ofAll.filter((isn) => wanted.has(isn));
  const isWhole = choices.language === 'all';
  const visible = isWhole ? sorted.length : await countVisible({ search, scope }, wanted, choices);
  if (visible < wanted.size) throw refuseAt('document.not_in_collection', 'sdsIds');
  if (sorted.length === 0) throw refuseAt('document.no_sheets', 'language');
  return sorted;
};

const countVisible = async (
  { search, scope }: { readonly search: SearchService } & { scope: Awaited<ReturnType<typeof scopeOf>> },
  wanted: ReadonlySet<number>,
  choices: DocumentOrder['choices'],
): Promise<number> => {
  const everything = await search.ids(scope, queryOf({ ...choices, language: 'all' }));
  return everything.filter((isn) => wanted.has(isn)).length;
};

const queryOf = ({ sort, language, websiteLanguage }: DocumentOrder['choices']): SearchQuery => ({
  language: websiteLanguage,
  filters: language === 'all' ? {} : { language: [language] },
  sort: [{ field: sort, direction: 'asc' }],
  start: 0,
  rows: 0,
  facets: [],
});

const refuseAt = (code: 'document.not_in_collection' | 'document.no_sheets', field: string): ApiError =>
  new ApiError({ code, source: { pointer: `/data/${field}` } });

/** Anyone who has so many documents under way waits: making them is the same work however few are read. */
const refuseTooMany = async (db: Database, { organisationId, userId }: Session): Promise<void> => {
  const { count } = await db
    .selectFrom('requests')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organisation_id', '=', organisationId)
    .where('user_id', '=', userId)
    .where('status', '=', 'processing')
    .where('type', 'in', documentTypes)
    .executeTakeFirstOrThrow();
  if (Number(count) < maxDocumentsUnderWay) return;
  throw new ApiError({ code: 'document.too_many', params: { max: maxDocumentsUnderWay } });
};
