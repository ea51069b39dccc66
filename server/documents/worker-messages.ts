import type { Language } from '#contract/languages.ts';
import type { SheetFacts } from '../collection/sheets.ts';

/** A sheet to be rendered in a language; `id` says which reply is its. */
export interface RenderRequest {
  readonly id: number;
  readonly sheet: SheetFacts;
  readonly language: Language;
}

/** The bytes of the PDF, or why there are none. */
export type RenderReply = { readonly id: number } & ({ readonly pdf: Uint8Array } | { readonly error: string });
