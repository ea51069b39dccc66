import type { Language } from '#contract/languages.ts';
import { type FacetName, facetOf } from '#contract/search/facets.ts';
import type { FacetEntry, FacetRequest } from '#contract/search/query.ts';
import type { SheetRecord } from '#contract/search/sheet-record.ts';
import { fold } from '#lib/search-engine/analyzer.ts';
import { listFolding } from '#lib/search-engine/substance-names.ts';
import { compareTexts } from './reference-order.ts';

/** The values a record has of a facet; the empty text is none. */
export const valuesOfFacet = (record: SheetRecord, name: FacetName): readonly string[] =>
  allValues[name](record).filter((value) => value !== '');

/** The list of one facet over the records it counts. */
export const countFacet = (
  records: readonly SheetRecord[],
  { name, limit, offset, contains }: FacetRequest,
  language: Language,
): FacetEntry[] => {
  const counts = new Map<string, number>();
  for (const record of records)
    for (const value of new Set(valuesOfFacet(record, name))) counts.set(value, (counts.get(value) ?? 0) + 1);
  const entries = [...counts]
    .map(([value, count]) => ({ value, count }))
    .filter(({ value }) => holds(name, value, contains ?? ''));
  if (name === 'location') return entries.sort((a, b) => comparePlaces(a.value, b.value));
  if (name === 'month') return entries.sort((a, b) => (a.value < b.value ? -1 : 1));
  return entries
    .sort((a, b) => b.count - a.count || compareTexts(a.value, b.value, language))
    .slice(offset, offset + limit);
};

/** A CAS number holds letters by its digits, however they are separated, or by a name of its substance; a word of ours by either language's. */
const holds = (name: FacetName, value: string, part: string): boolean =>
  name === 'cas'
    ? listFolding(name).value(value).includes(listFolding(name).part(part))
    : fold(Object.values(facetOf(name).words?.[value] ?? { value }).join('|')).includes(fold(part));

const allValues: Record<FacetName, (record: SheetRecord) => readonly string[]> = {
  location: ({ locations }) => locations,
  language: ({ language }) => [language],
  product: ({ productName }) => [productName],
  manufacturer: ({ manufacturer }) => [manufacturer],
  month: ({ modified }) => [modified.slice(0, 7)],
  status: ({ standings }) => standings,
  format: ({ format }) => [format],
  pictogram: ({ pictograms }) => pictograms,
  hazardous: ({ hazardous }) => [hazardous],
  cas: ({ casNumbers }) => casNumbers,
  hazardClass: ({ hazardClasses }: SheetRecord) => hazardClasses,
  signalWord: ({ signalWord }) => (signalWord === '' ? [] : [signalWord]),
  otherLanguage: ({ otherLanguage }) => [otherLanguage],
  listed: ({ listedUnder }) => listedUnder,
};

/** By numbers padded to one width, "/" being less than any digit. */
const comparePlaces = (a: string, b: string): number => (padded(a) < padded(b) ? -1 : 1);
const padded = (path: string) => path.replace(/\d+/g, (id) => id.padStart(12, '0'));
