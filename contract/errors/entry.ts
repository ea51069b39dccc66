import type { Bilingual } from '../languages.ts';

/** An error as the catalogue declares it. */
export interface CatalogueEntry {
  readonly status: number;
  /** Shown to people; `%{name}` is filled from `meta.params`. */
  readonly title: Bilingual;
}

/** Errors by their code, `request.field`: one part of the catalogue, or all of it. */
export type Catalogue = Readonly<Record<string, CatalogueEntry>>;
