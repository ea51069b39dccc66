import type { DocumentOptions, DocumentSheet } from '../document-sheet.ts';

/** A sheet for the binder. */
export interface BinderSheet extends DocumentSheet {
  /** Path of its PDF on the disk; empty when it has no PDF. */
  readonly path: string;
}

export interface BinderOptions extends DocumentOptions {
  /** Every sheet starts on a right-hand page. */
  readonly isDoubleSided: boolean;
}

/** Why a sheet is not in the binder; `damaged` too for a file that keeps or stops anyone who reads it. */
export type LeftOutReason = 'missing' | 'damaged' | 'password-protected' | 'empty';

export interface LeftOut {
  readonly isn: number;
  readonly reason: LeftOutReason;
}

/** What became of a binder: its pages, its bytes, and what is named in it but could not be bound. */
export interface Bound {
  readonly pages: number;
  readonly size: number;
  readonly leftOut: readonly LeftOut[];
}
