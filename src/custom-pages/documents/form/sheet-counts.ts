import type { DocumentLanguage } from '#contract/requests/document-options.ts';
import type { FacetLists } from '#src/providers/sheets/search-sheets.ts';

export type SheetCounts = Readonly<Record<DocumentLanguage, number>>;

/** How many sheets a search found, in all and of each language. */
export const toSheetCounts = ({ total, facets }: { total: number; facets: FacetLists }): SheetCounts => {
  const of = (language: string) => facets.language?.find(({ value }) => value === language)?.count ?? 0;
  return { all: total, en: of('en'), fr: of('fr') };
};
