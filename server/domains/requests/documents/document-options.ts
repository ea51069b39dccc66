import { type Bilingual, type Language, otherLanguage } from '#contract/languages.ts';
import type { SearchCriteria } from '#contract/search/criteria.ts';
import { facetLabels } from '#contract/search/facet-labels.ts';
import { type FacetName, facetNames, facetOf } from '#contract/search/facets.ts';
import type { Heading } from '#contract/search/fields.ts';
import { type FilterEntry, fromFilterEntries } from '#contract/search/filter-entries.ts';
import type { AdvancedRow } from '#contract/search/query.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { namedLocations } from '#server/domains/collection/named-locations.ts';
import type { DocumentOptions, OwnWords } from '#server/domains/documents/document-sheet.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { DocumentInfo } from './document-order.ts';
import type { DocumentPayload } from './make-document.ts';

interface Options {
  readonly payload: DocumentPayload;
  readonly info: DocumentInfo;
  readonly organisationId: number;
}

/** The options of a document, as its pages list them. */
export const documentOptions = async (
  db: Database,
  { payload, info, organisationId }: Options,
): Promise<DocumentOptions> => {
  const organisation = await db
    .selectFrom('organisations')
    .select(['name_en', 'name_fr', 'custom_fields', 'location_label_en', 'location_label_fr'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const wordsIn = async (language: Language): Promise<OwnWords> => {
    const fields = JSON.parse(organisation.custom_fields) as Bilingual[];
    const labels = fields.map((label) => label[language]);
    const locationLabel = organisation[`location_label_${language}`];
    return {
      organisation: organisation[`name_${language}`],
      customFieldLabels: payload.customFields ? labels : [],
      locationLabel,
      filters: await describeFilters(db, info.filters, { organisationId, language, locationLabel, labels }),
    };
  };
  const language = payload.websiteLanguage;
  return {
    ...(await wordsIn(language)),
    other: await wordsIn(otherLanguage(language)),
    language,
    made: new Date().toISOString().slice(0, 10),
    sort: info.sort_field,
    includeDate: payload.includeDate,
  };
};

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
const describeFilters = async (db: Database, entries: readonly FilterEntry[], reader: Reader): Promise<Described[]> => {
  const { criteria } = fromFilterEntries(entries);
  const locations = await namedLocations(db, reader.organisationId);
  const nameOf = (path: string) => locations.get(Number(path.split('/').at(-1)))?.pathName[reader.language];
  return [...describeWords(criteria, reader), ...describeFacets(criteria, { ...reader, nameOf })];
};

const describeWords = ({ keyword, advanced, modified }: SearchCriteria, reader: Reader): Described[] => {
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
  if (modified?.from && modified.to)
    described.push({ label: words.modified[language], value: `${modified.from} – ${modified.to}` });
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
      name === 'location' ? (nameOf(value) ?? '') : (wordOf(name, value, language) ?? value);
    return [{ label, value: values.map(word).filter(Boolean).join(', ') }];
  });
};

const wordOf = (name: FacetName, value: string, language: Language): string | undefined =>
  name === 'pictogram'
    ? (pictograms as Readonly<Record<string, Bilingual>>)[value]?.[language]
    : facetOf(name).words?.[value]?.[language];

const words = {
  keyword: { en: 'Keyword', fr: 'Mot-clé' },
  advanced: { en: 'Advanced search', fr: 'Recherche avancée' },
  modified: { en: 'SDS update', fr: 'Mise à jour de la FDS' },
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
