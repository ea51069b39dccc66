import type { AdditionDraft } from '#contract/operator/addition.ts';
import type { SheetDraft } from '#contract/operator/sheet-entry.ts';

/** What the form holds: the draft, and what the member will be told. */
export interface Values extends AdditionDraft {
  note: string;
}

/** A fact of the sheet, by its name in the form. */
export type SheetField = keyof SheetDraft;

export const toDraft = ({ note: _, ...draft }: Values): AdditionDraft => draft;
