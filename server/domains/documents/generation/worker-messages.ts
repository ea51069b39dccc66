import type { MadeDocument, Making, SourceSheet } from '../generator.ts';

/** The kinds for which no PDF has to be taken apart; what may keep or kill its thread is a binder's, which has its own. */
export type ListKind = Exclude<Making['kind'], 'binder'>;
export type ListMaking = Making & { readonly kind: ListKind };

/** Messages to the thread after its start: sheets, part by part, and null after the last. */
export type SheetsPart = readonly SourceSheet[] | null;

/** Messages of the thread: the number of sheets done, and last the result, or the error. */
export type MakingReply =
  | { readonly done: number }
  | { readonly made: MadeDocument }
  | { readonly failed: Pick<NodeJS.ErrnoException, 'message' | 'stack' | 'code'> };
