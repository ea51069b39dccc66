import { type ImportColumn, importColumns } from '#contract/imports/columns.ts';
import { type Bilingual, type Language, languages } from '#contract/languages.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { fold } from '#lib/text/fold.ts';

/** A column of a list: the headers it is known by. */
interface Column {
  readonly en: readonly string[];
  readonly fr: readonly string[];
}

/** Every column an import understands. Headers are compared folded. */
export const columns = {
  productName: {
    en: ['Product name', 'Product', 'Name', 'Trade name', 'Chemical name', 'Material', 'Material name'],
    fr: ['Nom du produit', 'Produit', 'Nom', 'Nom commercial', 'Nom chimique', 'Matière'],
  },
  alternativeName: {
    en: ['Alternative name', 'Also known as', 'Synonym', 'Synonyms', 'Other name'],
    fr: ['Autre nom', 'Synonyme', 'Synonymes', 'Nom alternatif'],
  },
  manufacturer: {
    en: [
      'Manufacturer',
      'Supplier',
      'Manufacturer name',
      'Supplier name',
      'Company',
      'Vendor',
      'Maker',
      'Manufactured by',
      'Mfr',
      'Mfg',
      'Producer',
    ],
    fr: [
      'Fabricant',
      'Fournisseur',
      'Nom du fabricant',
      'Nom du fournisseur',
      'Compagnie',
      'Entreprise',
      'Fabriqué par',
      'Manufacturier',
      'Nom du manufacturier',
      'Producteur',
    ],
  },
  productIds: {
    en: [
      'Product ID',
      'Product IDs',
      'Product number',
      'Product no',
      'Product code',
      'Product identifier',
      'Item number',
      'Item code',
      'Part number',
      'Catalogue number',
      'Catalog number',
      'Cat no',
      'SKU',
      'Article number',
      'Stock number',
      'Reference number',
    ],
    fr: [
      'N° de produit',
      'Numéro de produit',
      'Numéros de produit',
      'Code de produit',
      'Code du produit',
      'Identificateur du produit',
      'N° d’article',
      'N° de catalogue',
      'N° de pièce',
      'Code d’article',
      'N° de référence',
    ],
  },
  cas: {
    en: ['CAS', 'CAS number', 'CAS numbers', 'CAS no', 'CAS #', 'CAS RN'],
    fr: ['N° CAS', 'Numéro CAS', 'Numéros CAS', 'Numéro de CAS'],
  },
  unNumbers: {
    en: ['UN number', 'UN numbers', 'UN', 'UN no', 'UN #', 'UN/NA number'],
    fr: ['Numéro UN', 'Numéros UN', 'N° UN', 'Numéro ONU', 'N° ONU', 'ONU'],
  },
  language: { en: ['Language', 'SDS language', 'Lang'], fr: ['Langue', 'Langue de la FDS'] },
  sheetDate: {
    en: [
      'SDS date',
      'Revision date',
      'Date of SDS',
      'SDS revision date',
      'MSDS date',
      'Sheet date',
      'Issue date',
      'Date of issue',
      'Date revised',
      'Last revised',
    ],
    fr: [
      'Date de la FDS',
      'Date de révision',
      'Date FDS',
      'Date de la fiche',
      'Date de la FS',
      'Date de révision de la FDS',
      'Date d’émission',
      'Date de parution',
      'Dernière révision',
    ],
  },
  locations: {
    en: ['Location', 'Locations', 'Department', 'Site', 'Storage location', 'Storage area', 'Room', 'Building', 'Area'],
    fr: [
      'Emplacement',
      'Emplacements',
      'Département',
      'Service',
      'Lieu',
      'Lieu d’entreposage',
      'Local',
      'Salle',
      'Bâtiment',
    ],
  },
  format: { en: ['Format', 'SDS format'], fr: ['Format', 'Format de la FDS'] },
  status: { en: ['Status', 'SDS status'], fr: ['Statut', 'État'] },
  hazardous: { en: ['Hazardous', 'Hazardous product'], fr: ['Dangereux', 'Produit dangereux'] },
  pictograms: {
    en: ['Pictograms', 'Pictogram', 'GHS', 'GHS pictograms', 'WHMIS pictograms'],
    fr: ['Pictogrammes', 'Pictogramme', 'SGH', 'Pictogrammes SGH', 'Pictogrammes SIMDUT'],
  },
  custom1: { en: ['Custom field 1', 'Custom 1'], fr: ['Champ personnalisé 1'] },
  custom2: { en: ['Custom field 2', 'Custom 2'], fr: ['Champ personnalisé 2'] },
  custom3: { en: ['Custom field 3', 'Custom 3'], fr: ['Champ personnalisé 3'] },
  pdf: {
    en: ['PDF file', 'PDF', 'File', 'File name', 'SDS file'],
    fr: ['Fichier PDF', 'Fichier', 'Nom du fichier', 'Fichier de la FDS'],
  },
} as const satisfies Record<ImportColumn, Column>;
export type ColumnName = ImportColumn;
export const columnNames = valuesOf(importColumns);

/** Columns of the organisation's own fields, in their order. */
export const customColumns = ['custom1', 'custom2', 'custom3'] as const satisfies readonly ColumnName[];

/**
 * The column a header is known for, by an organisation with these labels of its own fields, which come first. A header in two
 * languages, `Fabricant / Supplier`, is known where both say the same; what stands in brackets says nothing.
 */
export const columnOfHeader = (header: string, customFields: readonly Bilingual[]): ColumnName | undefined => {
  const whole = columnOfWords(header, customFields);
  if (whole) return whole;
  const parts = header
    .replace(/\([^)]*\)|\[[^\]]*\]|\*/g, ' ')
    .split(/[/|\n\r•·]|\s[-–—]\s/)
    .filter((part) => fold(part) !== '');
  const [first, ...others] = new Set(parts.map((part) => columnOfWords(part, customFields)));
  return others.length === 0 ? first : undefined;
};

/** The one language in which a header is known for its column; undefined where it is in both, or in words of somebody's own. */
export const languageOfHeader = (header: string, name: ColumnName): Language | undefined => {
  const wanted = bareWords(fold(header.replaceAll('#', ' no ')));
  const [known, ...others] = languages.filter((language) =>
    columns[name][language].some((each) => bareWords(fold(each)) === wanted),
  );
  return others.length === 0 ? known : undefined;
};

const columnOfWords = (words: string, customFields: readonly Bilingual[]): ColumnName | undefined => {
  const wanted = fold(words.replaceAll('#', ' no '));
  if (wanted === '') return undefined;
  const own = customFields.findIndex(({ en, fr }) => fold(en) === wanted || fold(fr) === wanted);
  return own >= 0 ? customColumns[own] : (columnsByHeader.get(wanted) ?? columnsByWords.get(bareWords(wanted)));
};

const columnsByHeader = new Map(
  columnNames.flatMap((name) =>
    [name, ...columns[name].en, ...columns[name].fr].map((header): [string, ColumnName] => [fold(header), name]),
  ),
);

const joiningWords = new Set(['de', 'du', 'des', 'd', 'la', 'le', 'les', 'l', 'the', 'of']);
const numberWords = new Set(['no', 'numero', 'num', 'number', 'nbr', 'nr']);

/** A header without what people write one way or the other: `No. produit` is `Numéros de produit`. */
const bareWords = (header: string): string =>
  fold(header)
    .split(' ')
    .filter((word) => !joiningWords.has(word))
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word))
    .map((word) => (numberWords.has(word) ? 'no' : word))
    .join(' ');

const columnsByWords = new Map([...columnsByHeader].map(([header, name]) => [bareWords(header), name]));
