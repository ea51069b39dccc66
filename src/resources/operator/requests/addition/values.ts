import type { AdditionDraft } from '#contract/operator/addition.ts';
import type { SheetDraft } from '#contract/operator/sheet-entry.ts';

/** What the form holds: the draft, and what the member will be told. */
export interface Values extends AdditionDraft {
  note: string;
}

/** A fact of the sheet, by its name in the form. */
export type SheetField = keyof SheetDraft;

/** What somebody may have to look at: a fact, or what becomes of a sheet that others in the collection are like. */
export type FormPart = SheetField | 'decision';

export const toDraft = ({ note: _, ...draft }: Values): AdditionDraft => draft;
