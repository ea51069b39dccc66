import type { SelectQueryBuilder, Transaction } from 'kysely';
import { isPostgres } from './dialect.ts';
import type { Tables } from './tables.ts';

/**
 * The rows of a query, locked until the transaction ends: another transaction that locks one of them waits. It is the first
 * statement of what decides by reading; order several rows, so that two transactions lock them in one order. SQLite runs one
 * transaction at a time and locks nothing more. PostgreSQL locks the rows as an update would: rows that only refer to them are
 * still added meanwhile. What `inTransaction` promises holds without this; it saves the work of both from being done again.
 */
export const lockRows = <Table extends keyof Tables, Row>(
  trx: Transaction<Tables>,
  query: SelectQueryBuilder<Tables, Table, Row>,
): Promise<Row[]> => (isPostgres(trx) ? query.forNoKeyUpdate() : query).execute();
