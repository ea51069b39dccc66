import type { RequestFacts } from '#contract/requests/outcomes.ts';
import type { RequestStatus } from '#contract/requests/request-types.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { readInfo } from '../present/request-info.ts';

/** Names are cut in subjects, which mail programs cut themselves, and kept whole beneath. */
export const longestInSubject = 60;

/** A change of a request, and what is to be said of both. */
export interface ChangedRequest {
  readonly requestId: number;
  readonly changeId: number;
  readonly facts: RequestFacts;
  /** As it is now. */
  readonly status: RequestStatus;
  /** The request's status from that change on; empty where only a note was left. */
  readonly changedTo: RequestStatus | '';
  /** What was said about it; may be empty. */
  readonly note: string;
  readonly submission: string;
}

/** The changes that are still there, in the order of their requests. */
export const readChangedRequests = async (db: Database, changeIds: readonly number[]): Promise<ChangedRequest[]> => {
  const rows = await db
    .selectFrom('requests')
    .innerJoin('request_changes', 'request_changes.request_id', 'requests.id')
    .select([
      'requests.id',
      'requests.type',
      'requests.status',
      'requests.info',
      'requests.file_name',
      'requests.submission',
      'request_changes.id as change_id',
      'request_changes.status as changed_to',
      'request_changes.note',
    ])
    .where('request_changes.id', 'in', changeIds)
    .orderBy('requests.id')
    .execute();
  return rows.map((row) => ({
    requestId: row.id,
    changeId: row.change_id,
    facts: { type: row.type, info: { ...readInfo(row), file_name: row.file_name } },
    status: row.status,
    changedTo: row.changed_to,
    note: row.note,
    submission: row.submission,
  }));
};

/** The lines of a text, each a paragraph: a letter keeps no line breaks within one. */
export const paragraphs = (text: string): string[] => text.split(/\n+/).filter((line) => line.trim() !== '');
