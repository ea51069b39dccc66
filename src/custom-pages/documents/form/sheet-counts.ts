import type { DocumentLanguage } from '#contract/requests/document-options.ts';
import type { FacetLists } from '#src/providers/sheets/search-sheets.ts';

export type SheetCounts = Readonly<Record<DocumentLanguage, number>>;

interface Found {
  readonly total: number;
  readonly facets: FacetLists;
  /** The languages that the search is narrowed to; its list counts the others too, as if they were chosen instead. */
  readonly chosen: readonly string[] | undefined;
}

/** How many sheets a search found, in all and of each language. */
export const toSheetCounts = ({ total, facets, chosen }: Found): SheetCounts => {
  const of = (language: string) =>
    chosen?.includes(language) === false ? 0 : (facets.language?.find(({ value }) => value === language)?.count ?? 0);
  return { all: total, en: of('en'), fr: of('fr') };
};
