import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { RequestStatus, RequestType } from '#contract/requests/request-types.ts';

/** The store of the server under test, beside the folder of its mails. */
const withStore = <Result>(body: (store: DatabaseSync) => Result): Result => {
  const store = new DatabaseSync(join(dirname(process.env.OUTBOX_DIR ?? ''), 'vigie.sqlite'));
  try {
    store.exec('PRAGMA busy_timeout = 10000; PRAGMA foreign_keys = ON');
    return body(store);
  } finally {
    store.close();
  }
};

interface NewRequest {
  /** What the person who made it signs in with. */
  readonly by: string;
  readonly organisation?: number;
  readonly type: RequestType;
  readonly status?: RequestStatus;
  readonly info: object;
  readonly createdAt?: string;
  readonly fileHash?: string;
  readonly fileName?: string;
  /** Sheets made ready so far, of a document. */
  readonly progress?: number;
}

/** Puts a request into the store, not opened by anybody; its reference number. */
export const putRequest = (request: NewRequest): string =>
  withStore((store) => {
    const { id } = store
      .prepare(
        `insert into requests (organisation_id, user_id, type, status, info, created_at, file_hash, file_name, progress)
         values (?, (select id from users where name = ?), ?, ?, ?, ?, ?, ?, ?) returning id`,
      )
      .get(
        request.organisation ?? 10001,
        request.by,
        request.type,
        request.status ?? 'processing',
        JSON.stringify(request.info),
        request.createdAt ?? new Date().toISOString(),
        request.fileHash ?? '',
        request.fileName ?? '',
        request.progress ?? 0,
      ) as { id: number };
    return String(id);
  });

/** Does what operators do when a request has come further: it is new to everybody again. */
export const setStatus = (id: string, status: RequestStatus): void =>
  withStore((store) => {
    store.prepare('update requests set status = ? where id = ?').run(status, Number(id));
    store.prepare('delete from request_views where request_id = ?').run(Number(id));
  });

export const removeRequests = (...ids: readonly string[]): void =>
  withStore((store) => {
    for (const id of ids) store.prepare('delete from requests where id = ?').run(Number(id));
  });
