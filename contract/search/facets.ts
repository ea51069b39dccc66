import type { Bilingual } from '../languages.ts';
import { sheetFormats } from '../sheets/format.ts';
import { hazardousValues } from '../sheets/hazardous.ts';
import { sheetLanguages } from '../sheets/language.ts';
import { sheetStandings } from '../sheets/standing.ts';
import type { Vocabulary } from '../sheets/vocabulary.ts';

/** One way of narrowing a search, with a list of values and their counts. */
export interface Facet {
  /** The Solr field of the facet and its filter; one per language where the words differ. Specification 2 §3. */
  readonly wire: Bilingual;
  /** Words of the stored values on the wire; absent where the stored value itself travels. */
  readonly words?: Vocabulary;
  /** Several values may be chosen (any of them matches) and the facet's own filter does not narrow its list. Design §4. */
  readonly multiple?: true;
  /** The list is always sent whole, in order of value, whatever limit is asked: a tree or a time line. */
  readonly complete?: true;
  /** Only for organisations whose ingredients flag is on. Specification 2 §6. */
  readonly needsIngredients?: true;
}

const sameField = (field: string): Bilingual => ({ en: field, fr: field });

/** Every facet of the search. Its values are those stored in the index, `Facet.words` gives their spelling on the wire. */
export const facets = {
  /** Values are paths of location ids, outermost first: `"3/12/40"`; a sheet also stands under every ancestor's path. */
  location: { wire: sameField('location_id_hier_ss'), multiple: true, complete: true },
  language: { wire: { en: 'Language_s', fr: 'LanguageFR_s' }, words: sheetLanguages },
  product: { wire: sameField('ProductName_ss') },
  manufacturer: { wire: sameField('CompanyName_ss') },
  /** Values are months, `"2026-03"`. */
  month: { wire: sameField('MonthModified_dt'), complete: true },
  status: { wire: { en: 'status_s', fr: 'statusFR_s' }, words: sheetStandings },
  format: { wire: { en: 'format_s', fr: 'formatFR_s' }, words: sheetFormats, multiple: true },
  pictogram: { wire: sameField('GHSCode_ss'), multiple: true },
  hazardous: { wire: sameField('WHMIS2015_s'), words: hazardousValues },
  cas: { wire: sameField('CASNumber_ss'), needsIngredients: true },
} as const satisfies Record<string, Facet>;

export type FacetName = keyof typeof facets;
export const facetNames = Object.keys(facets) as FacetName[];

/** A facet's declaration with its optional properties in reach. */
export const facetOf = (name: FacetName): Facet => facets[name];
