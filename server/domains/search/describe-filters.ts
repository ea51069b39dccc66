import type { Bilingual, Language } from '#contract/languages.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { facetLabels } from '#contract/search/facet-labels.ts';
import { type FacetName, facetNames, facetOf } from '#contract/search/facets.ts';
import { dayFieldNames, type Heading } from '#contract/search/fields.ts';
import { type FilterEntry, fromFilterEntries } from '#contract/search/filter-entries.ts';
import type { AdvancedRow } from '#contract/search/query.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { namedLocations } from '#server/domains/collection/named-locations.ts';
import type { Database } from '#server/platform/storage/database.ts';

interface Reader {
  readonly organisationId: number;
  readonly language: Language;
  readonly locationLabel: string;
  /** What the organisation calls its custom fields. */
  readonly labels: readonly string[];
}

interface Described {
  readonly label: string;
  readonly value: string;
}

/** The filters of a search in words, in the order in which the search page shows them. What means nothing any more is left out. */
export const describeFilters = async (
  db: Database,
  entries: readonly FilterEntry[],
  reader: Reader,
): Promise<Described[]> => {
  return describeCriteria(db, fromFilterEntries(entries).criteria, reader);
};

/** The criteria of a search in words, in the same order. */
export const describeCriteria = async (
  db: Database,
  criteria: SearchCriteria,
  reader: Reader,
): Promise<Described[]> => {
  const locations = await namedLocations(db, reader.organisationId);
  const nameOf = (path: string) => locations.get(Number(path.split('/').at(-1)))?.pathName[reader.language];
  return [...describeWords(criteria, reader), ...describeFacets(criteria, { ...reader, nameOf })];
};

const describeWords = ({ keyword, advanced, ...criteria }: SearchCriteria, reader: Reader): Described[] => {
  const { language } = reader;
  const described: Described[] = [];
  if (keyword) {
    const heading = keyword.heading === 'everything' ? '' : ` (${headingWord(keyword.heading, reader)})`;
    described.push({ label: words.keyword[language], value: `${keyword.words}${heading}` });
  }
  if (advanced) {
    const join = ` ${words[advanced.match][language]} `;
    described.push({
      label: words.advanced[language],
      value: advanced.rows.map((row) => describeRow(row, reader)).join(join),
    });
  }
  for (const name of dayFieldNames) {
    const { from, to } = criteria[name] ?? {};
    if (from || to) described.push({ label: words[name][language], value: `${from ?? '…'} – ${to ?? '…'}` });
  }
  return described;
};

const describeRow = ({ heading, operator, words: looked }: AdvancedRow, reader: Reader): string =>
  `${headingWord(heading, reader)} ${words[operator][reader.language]} “${looked}”`;

const headingWord = (heading: Heading, { language, labels }: Reader): string => {
  const custom = /^custom(\d)$/.exec(heading)?.[1];
  return custom ? (labels[Number(custom) - 1] ?? '') : words[heading as Exclude<Heading, `custom${string}`>][language];
};

const describeFacets = (
  criteria: SearchCriteria,
  { language, locationLabel, nameOf }: Reader & { nameOf: (path: string) => string | undefined },
): Described[] => {
  return facetNames.flatMap((name) => {
    const values = criteria[name] ?? [];
    if (values.length === 0) return [];
    const label = name === 'location' ? locationLabel : facetLabels[name][language];
    const word = (value: string) =>
      name === 'location' ? (nameOf(value) ?? '') : (facetWord(name, value, language) ?? value);
    return [{ label, value: values.map(word).filter(Boolean).join(', ') }];
  });
};

/** What documents call a value of a facet; undefined where the value itself is shown. */
export const facetWord = (name: FacetName, value: string, language: Language): string | undefined => {
  const known: Readonly<Record<string, Bilingual>> | undefined = ownWords[name] ?? facetOf(name).words;
  return known?.[value]?.[language];
};

/** Values that travel without words, or with words that are no French. */
const ownWords: Partial<Record<FacetName, Readonly<Record<string, Bilingual>>>> = {
  pictogram: pictograms,
  hazardous: {
    yes: { en: 'Yes', fr: 'Oui' },
    no: { en: 'No', fr: 'Non' },
    unknown: { en: 'Not identified', fr: 'Non déterminé' },
  },
};

const words = {
  keyword: { en: 'Keyword', fr: 'Mot-clé' },
  advanced: { en: 'Advanced search', fr: 'Recherche avancée' },
  modified: { en: 'SDS update', fr: 'Mise à jour de la FDS' },
  sheetDate: { en: 'SDS date', fr: 'Date de la FDS' },
  AND: { en: 'and', fr: 'et' },
  OR: { en: 'or', fr: 'ou' },
  contains: { en: 'contains', fr: 'contient' },
  'not-contains': { en: 'does not contain', fr: 'ne contient pas' },
  everything: { en: 'Everything', fr: 'Tout' },
  product: { en: 'Product name', fr: 'Nom du produit' },
  productId: { en: 'Product ID', fr: 'Code de produit' },
  manufacturer: { en: 'Manufacturer', fr: 'Fabricant' },
  cas: { en: 'CAS number', fr: 'Numéro CAS' },
} as const satisfies Record<string, Bilingual>;
