import type { Language } from '#contract/languages.ts';
import type { RequestChange } from '#contract/requests/request-info.ts';
import { formerUserName } from '#server/domains/accounts/former-user.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { fullName } from '../account-name.ts';
import { noteFor } from '../documents/document-notes.ts';

/** Who reads: their language, and by what their organisation knows accounts. */
export interface Reader {
  readonly language: Language;
  readonly numberOf: (userId: number) => number;
  readonly lastNameOf: (userId: number | null, lastName: string) => string;
}

/**
 * What happened to requests after they were made, by their numbers, the latest last; in the words of who reads it.
 */
export const readChanges = async (
  db: Database,
  requestIds: readonly number[],
  { language, numberOf, lastNameOf }: Reader,
): Promise<Map<number, RequestChange[]>> => {
  const rows = await db
    .selectFrom('request_changes')
    .leftJoin('users', 'users.id', 'request_changes.user_id')
    .select([
      'request_id',
      'status',
      'note',
      'is_reply',
      'request_changes.created_at',
      'request_changes.user_id',
      'first_name',
      'last_name',
      'request_changes.former_user_id',
    ])
    .where('request_id', 'in', requestIds)
    .orderBy('request_changes.id')
    .execute();
  const byRequest = new Map<number, RequestChange[]>(requestIds.map((id) => [id, []]));
  for (const {
    request_id,
    status,
    note,
    is_reply,
    created_at,
    user_id,
    first_name,
    last_name,
    former_user_id,
  } of rows) {
    const by =
      former_user_id === null
        ? fullName({ first_name: first_name ?? '', last_name: lastNameOf(user_id, last_name ?? '') })
        : formerUserName(numberOf(former_user_id), language);
    const change = { at: created_at, by, note: noteFor(note, language) };
    byRequest
      .get(request_id)
      ?.push(
        status === ''
          ? { ...change, change: 'note', ...(is_reply === 1 && { is_reply: true }) }
          : { ...change, change: 'status', status },
      );
  }
  return byRequest;
};
