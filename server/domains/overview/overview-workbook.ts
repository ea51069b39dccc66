import type { Overview } from '#contract/calls/overview.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { requestTypes } from '#contract/requests/request-types.ts';
import { facetLabels } from '#contract/search/facet-labels.ts';
import { overviewFacets } from '#contract/search/overview-facets.ts';
import { attentionStatuses } from '#contract/sheets/effective-status.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { numberCell, textCell } from '#server/domains/documents/excel/cells.ts';
import { workbookBytes } from '#server/domains/documents/excel/workbook.ts';
import { facetWord } from '#server/domains/search/describe-filters.ts';

/** A figure in words: of what it is, of which value or place, how many. */
interface Figure {
  readonly of: string;
  readonly value: string;
  readonly count: number;
}

const words = {
  name: { en: 'Overview', fr: 'Aperçu' },
  about: { en: 'About', fr: 'Contenu' },
  figure: { en: 'Figure', fr: 'Chiffre' },
  value: { en: 'Value', fr: 'Valeur' },
  sheets: { en: 'Sheets', fr: 'Fiches' },
  organisation: { en: 'Organization', fr: 'Organisation' },
  day: { en: 'Day', fr: 'Date' },
  location: { en: 'Location', fr: 'Emplacement' },
  rightIn: { en: 'Right in this location', fr: 'Directement dans cet emplacement' },
  whole: { en: 'Whole collection', fr: 'Toute la collection' },
  products: { en: 'Products by the languages of their sheets', fr: 'Produits selon les langues de leurs fiches' },
  both: { en: 'Both languages', fr: 'Les deux langues' },
  en: { en: 'English only', fr: 'Anglais seulement' },
  fr: { en: 'French only', fr: 'Français seulement' },
  hazardous: { en: 'Hazardous products by location', fr: 'Produits dangereux par emplacement' },
  age: { en: 'SDS date', fr: 'Date de la FDS' },
  undated: { en: 'No date', fr: 'Sans date' },
  number: { en: 'Number', fr: 'Nombre' },
  requests: { en: 'Requests under way', fr: 'Demandes en traitement' },
} as const satisfies Record<string, Bilingual>;

/** The figures of an overview as a workbook, a row each: what the page shows, and in its order. Some hundred rows. */
export const overviewWorkbook = (
  overview: Overview,
  { language, organisation }: { readonly language: Language; readonly organisation: string },
): AsyncGenerator<Uint8Array<ArrayBuffer>> => {
  const { day, within } = overview;
  const word = (name: keyof typeof words): string => words[name][language];
  const place = within.map(({ name }) => name).join(' > ') || word('whole');
  return workbookBytes<Figure>({
    name: word('name'),
    about: {
      name: word('about'),
      lines: [
        { label: word('organisation'), value: organisation },
        { label: word('day'), value: { day } },
        { label: word('location'), value: place },
        { label: word('sheets'), value: overview.sheets },
      ],
    },
    columns: [
      { header: word('figure'), width: 44, cell: ({ of }) => textCell(of) },
      { header: word('value'), width: 64, cell: ({ value }) => textCell(value) },
      { header: word('number'), width: 10, cell: ({ count }) => numberCell(count) },
    ],
    rows: inOne(figuresOf(overview, language)),
  });
};

async function* inOne(figures: readonly Figure[]): AsyncGenerator<readonly Figure[]> {
  yield figures;
}

const figuresOf = (
  { products, facets, ages, undated, own, locations, requests = [] }: Overview,
  language: Language,
): Figure[] => {
  const word = (name: keyof typeof words): string => words[name][language];
  const byLocation = locations.flatMap(({ name, sheets, hazardous, pictograms: counts }) => [
    { of: word('location'), value: name, count: sheets },
    { of: word('hazardous'), value: name, count: hazardous },
    ...Object.entries(counts).map(([code, count]) => ({
      of: `${facetLabels.pictogram[language]} — ${pictograms[code as keyof typeof pictograms][language]}`,
      value: name,
      count,
    })),
  ]);
  const isTold = (facet: string, value: string) => facet !== 'status' || attentionStatuses.some((one) => one === value);
  const byFacet = overviewFacets.flatMap((facet) =>
    (facets[facet] ?? [])
      .filter(({ value }) => isTold(facet, value))
      .map(({ value, count }) => ({
        of: facetLabels[facet][language],
        value: facetWord(facet, value, language) ?? value,
        count,
      })),
  );
  return [
    ...(own ? [{ of: word('location'), value: word('rightIn'), count: own.sheets }] : []),
    ...byLocation,
    ...byFacet,
    ...ages.map(({ from, to, sheets }) => ({ of: word('age'), value: `${from ?? '…'} – ${to ?? '…'}`, count: sheets })),
    { of: word('age'), value: word('undated'), count: undated },
    ...(products
      ? (['both', 'en', 'fr'] as const).map((name) => ({
          of: word('products'),
          value: word(name),
          count: products[name],
        }))
      : []),
    ...requests.map(({ type, count }) => ({ of: word('requests'), value: requestTypes[type][language], count })),
  ];
};
