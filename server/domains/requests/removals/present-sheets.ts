import type { RemovableSheet } from '#contract/calls/removals.ts';
import type { Language } from '#contract/languages.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import type { HeldSheets } from './held-sheets.ts';

/** The sheets in the order in which they were asked for, each once, with their locations as a reader looks for them. */
export const presentRemovableSheets = (
  { sheets }: HeldSheets,
  { isns, language }: { isns: readonly number[]; language: Language },
): RemovableSheet[] => {
  const compare = compareValues(language);
  return [...new Set(isns)]
    .flatMap((isn) => sheets.get(isn) ?? [])
    .map(({ isn, productIds, productName, manufacturer, locations, isRequested }) => ({
      isn,
      productId: productIds.join(', '),
      productName,
      manufacturer,
      subsets: locations
        .map(({ id, name, pathName, isRequested: requested }) => ({
          id,
          name: name[language],
          path: pathName[language],
          requested,
        }))
        .sort((a, b) => compare(a.path, b.path)),
      requested: isRequested,
    }));
};
