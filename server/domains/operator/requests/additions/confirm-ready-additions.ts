import type { ConfirmedAddition } from '#contract/calls/operator/ready.ts';
import { type AdditionWork, additionEntry } from '#contract/operator/addition.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import type { SheetReader } from '#server/domains/reading/reader.ts';
import { accountName } from '#server/domains/requests/account-name.ts';
import { nothingToAudit } from '#server/platform/audit/audit-scope.ts';
import { ApiError } from '#server/platform/errors/api-error.ts';
import type { FileStore } from '#server/platform/files/file-store.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { confirmAddition } from './confirm-addition.ts';
import { readAdditionWork } from './read-work.ts';
import { readinessOf } from './readiness.ts';
import { markOf } from './ready-additions.ts';

type Needed = { readonly store: Store; readonly reads: Store; readonly files: FileStore; readonly reader: SheetReader };
type Shown = { readonly id: number; readonly mark: string };
type Outcome = Omit<ConfirmedAddition, 'id'>;
/** The requests that this call has completed, by the record numbers of the sheets that they led to. */
type Added = ReadonlyMap<number, number>;

/** Confirms one after the other those that are still ready, still what was shown, and nobody else's; each by itself. */
export const confirmReadyAdditions = async (
  needed: Needed,
  session: Session,
  additions: readonly Shown[],
): Promise<ConfirmedAddition[]> => {
  const results: ConfirmedAddition[] = [];
  const added = new Map<number, number>();
  for (const shown of additions) {
    const { isn, ...outcome } = await confirmOne(needed, session, { shown, added });
    if (isn !== undefined) added.set(isn, shown.id);
    results.push({ id: shown.id, ...outcome });
  }
  // Each that was added is in the log by itself.
  if (added.size === 0) nothingToAudit();
  return results;
};

const confirmOne = async (
  needed: Needed,
  session: Session,
  { shown: { id, mark }, added }: { readonly shown: Shown; readonly added: Added },
): Promise<Outcome & { readonly isn?: number }> => {
  const taken = await outcomeOfTaken(needed.store, id, session.userId);
  if (taken) return taken;
  const work = await readAdditionWork(needed, id);
  if (readinessOf(work) !== 'ready' || markOf(work) !== mark) return outcomeOfChanged(work, added);
  try {
    const body = { entry: additionEntry.parse(work.draft), version: work.version, note: '' };
    const isn = await confirmAddition(needed.store, session, { requestId: id, body });
    return { outcome: 'added', after: null, by: '', isn };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    // Somebody was quicker, by a moment.
    const since = await outcomeOfTaken(needed.store, id, session.userId);
    return since ?? outcomeOfChanged(await readAdditionWork(needed, id), added);
  }
};

/** Of one that has ended, or is a colleague's; undefined where it is free. */
const outcomeOfTaken = async (db: Database, id: number, userId: number): Promise<Outcome | undefined> => {
  const request = await db
    .selectFrom('requests')
    .leftJoin('users', 'users.id', 'requests.holder_id')
    .select([
      'requests.status',
      'requests.has_reply',
      'requests.holder_id',
      'users.name',
      'users.first_name',
      'users.last_name',
    ])
    .where('requests.id', '=', id)
    .where('requests.type', '=', 'sdsaddition')
    .executeTakeFirst();
  if (!request) return { outcome: 'changed', after: null, by: '' };
  if (request.status !== 'processing') return { outcome: 'ended', after: null, by: await whoEnded(db, id) };
  if (request.has_reply === 1) return { outcome: 'changed', after: null, by: await whoReplied(db, id) };
  if (request.holder_id === null || request.holder_id === userId) return undefined;
  return { outcome: 'held', after: null, by: nameOf(request) };
};

/** Of one that is not what was shown: because of what somebody saved, or of a sheet of the same call that is like it. */
const outcomeOfChanged = ({ version, saved_by, candidates }: AdditionWork, added: Added): Outcome => {
  if (version > 0) return { outcome: 'changed', after: null, by: saved_by };
  const before = candidates.map(({ isn }) => added.get(isn)).find((request) => request !== undefined);
  return { outcome: 'changed', after: before ?? null, by: '' };
};

const whoEnded = (db: Database, id: number): Promise<string> => whoDid(db, id, 'end');
const whoReplied = (db: Database, id: number): Promise<string> => whoDid(db, id, 'reply');

const whoDid = async (db: Database, id: number, what: 'end' | 'reply'): Promise<string> => {
  const change = await db
    .selectFrom('request_changes')
    .leftJoin('users', 'users.id', 'request_changes.user_id')
    .select(['users.name', 'users.first_name', 'users.last_name'])
    .where('request_id', '=', id)
    .where((eb) => (what === 'end' ? eb('status', '!=', '') : eb('is_reply', '=', 1)))
    .orderBy('request_changes.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return change ? nameOf(change) : '';
};

type Named = { readonly name: string | null; readonly first_name: string | null; readonly last_name: string | null };

const nameOf = ({ name, first_name, last_name }: Named): string =>
  accountName({ name: name ?? '', first_name: first_name ?? '', last_name: last_name ?? '' });
