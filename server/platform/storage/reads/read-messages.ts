/** A query of a SQLite file, and its rows. */
export interface ReadQuestion {
  readonly file: string;
  readonly sql: string;
  readonly parameters: readonly unknown[];
}
/** Rows, or what the database said was wrong with the question. */
export type ReadReply = { readonly rows: readonly unknown[] } | { readonly error: string };
