import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { parentPort } from 'node:worker_threads';
import type { ReadQuestion, ReadReply } from './read-messages.ts';

/** The thread for questions that look through whole tables. */
const databases = new Map<string, DatabaseSync>();

const open = (file: string): DatabaseSync => {
  const database = databases.get(file) ?? new DatabaseSync(file, { readOnly: true, timeout: 10_000 });
  databases.set(file, database);
  return database;
};

parentPort?.on('message', ({ file, sql, parameters }: ReadQuestion) => {
  const answer = (): ReadReply => {
    try {
      return {
        rows: open(file)
          .prepare(sql)
          .all(...(parameters as SQLInputValue[])),
      };
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) };
    }
  };
  parentPort?.postMessage(answer());
});
