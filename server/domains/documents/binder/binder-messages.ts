import type { BinderOptions, BinderSheet, Bound } from './binder.ts';

/** The start message of a thread: one binder. */
export interface BinderWork {
  readonly options: BinderOptions;
  readonly sheets: readonly BinderSheet[];
  readonly path: string;
  /** Places of sheets that are not to be read. */
  readonly givenUp: readonly number[];
}

/** The thread is about to read the sheet at that place; has written the binder; or could not, whatever the sheets. */
export type BinderReply =
  | { readonly reading: number }
  | { readonly finishing: true }
  | { readonly bound: Bound }
  | { readonly failed: Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code'> };
