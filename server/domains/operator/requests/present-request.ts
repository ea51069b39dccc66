import type { z } from 'zod';
import type { getOperatorRequest } from '#contract/calls/operator/requests.ts';
import type { Language } from '#contract/languages.ts';
import { isDocumentType } from '#contract/requests/request-types.ts';
import { namedLocations } from '#server/domains/collection/named-locations.ts';
import { type Reader, readChanges } from '#server/domains/requests/present/request-history.ts';
import { presentInfo } from '#server/domains/requests/present/request-info.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { findOperatorRequest } from './operator-requests.ts';

/** A request with everything that somebody who works on it needs. Throws `not_found`. */
export const presentOperatorRequest = async (
  db: Database,
  id: number,
  language: Language,
): Promise<z.output<typeof getOperatorRequest.answer>> => {
  const found = await findOperatorRequest(db, id, language);
  if (!found) throw apiError('not_found');
  const { row, item } = found;
  const { url: _members, download_url: _theirs, ...info } = presentInfo(row, language);
  const made = { at: row.created_at, by: item.requester, change: 'made' as const, note: '' };
  return {
    ...item,
    email: info.email || row.user_email || '',
    account_email: row.user_email ?? '',
    requester_language: row.user_language ?? '',
    info,
    history: [made, ...((await readChanges(db, [id], { language, ...asInAccounts })).get(id) ?? [])],
    has_file: !isDocumentType(row.type) && row.file_hash !== '' && row.is_file_deleted === 0,
    removals: row.type === 'sdsremoval' ? await readRemovals(db, id, row.organisation_id) : [],
  };
};

/** The desk knows people by their accounts, whatever an organisation calls them. */
const asInAccounts: Pick<Reader, 'numberOf' | 'lastNameOf'> = {
  numberOf: (userId) => userId,
  lastNameOf: (_userId, lastName) => lastName,
};

const readRemovals = async (db: Database, id: number, organisationId: number) => {
  const rows = await db
    .selectFrom('removals')
    .select(['subset_id', 'outcome'])
    .where('request_id', '=', id)
    .orderBy('subset_id')
    .execute();
  const names = await namedLocations(db, organisationId);
  return rows.map(({ subset_id, outcome }) => {
    const name = names.get(subset_id)?.pathName;
    return { location: subset_id, name_en: name?.en ?? '', name_fr: name?.fr ?? '', outcome };
  });
};
