import type { AdditionDecision, AdditionDraft } from '#contract/operator/addition.ts';
import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import type { RequestMessageKey } from '../messages.ts';

/** What the form holds: all of it is kept as a draft. */
export type Values = AdditionDraft;

/** A fact of the sheet, by its name in the form. */
export type SheetField = keyof SheetDraft;

/** What somebody may have to look at: a fact, or what becomes of a sheet that others in the collection are like. */
export type FormPart = SheetField | 'decision';

/** What the button does, by its name. */
export const doesOf = {
  new: 'addToCollection',
  beside: 'addToCollection',
  replace: 'addAndReplace',
  use: 'useThatSheet',
} as const satisfies Record<AdditionDecision['kind'], RequestMessageKey>;
