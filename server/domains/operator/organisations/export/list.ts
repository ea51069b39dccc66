import type { Bilingual } from '#contract/languages.ts';
import type { HeldSheet } from '#server/domains/collection/held-sheets.ts';
import { type ColumnName, columnNames, columnOfHeader, columns } from '#server/domains/import/columns.ts';
import { createLocationTree, type StoredLocation } from '#server/domains/import/location-tree.ts';

/** The list of a collection as `npm run import` takes it in: CSV, a heading first, in UTF-8 with a byte order mark. */
export interface SheetList {
  readonly heading: string;
  /** The line of a sheet whose PDF is called that; empty for one without. */
  readonly lineOf: (sheet: HeldSheet, pdf: string) => string;
  /** Locations that no text of a list names: only `sheets.jsonl` lists their sheets. */
  readonly unwritable: readonly number[];
}

/** A list that an organisation with these custom fields and locations reads as it was meant. */
export const createSheetList = (
  customFields: readonly Bilingual[],
  locations: readonly StoredLocation[],
): SheetList => {
  const texts = locationTexts(locations);
  return {
    heading: `\uFEFF${lineOf(columnNames.map((name) => headerOf(name, customFields)))}`,
    lineOf: (sheet, pdf) => {
      const cells = cellsOf(sheet, texts, pdf);
      return lineOf(columnNames.map((name) => cells[name]));
    },
    unwritable: locations.flatMap(({ id }) => (texts.has(id) ? [] : [id])),
  };
};

/** A header that the import knows for a column, also where a custom field is called like another one. */
const headerOf = (name: ColumnName, customFields: readonly Bilingual[]): string =>
  [...columns[name].en, ...columns[name].fr, name].find((header) => columnOfHeader(header, customFields) === name) ??
  name;

const cellsOf = (
  { facts, custom, subsetIds }: HeldSheet,
  locations: ReadonlyMap<number, string>,
  pdf: string,
): Record<ColumnName, string> => ({
  productName: facts.productName,
  alternativeName: facts.alternativeName,
  manufacturer: facts.manufacturer,
  productIds: facts.productIds.join('; '),
  cas: facts.casNumbers.join('; '),
  unNumbers: facts.unNumbers.join('; '),
  language: facts.language,
  sheetDate: facts.sheetDate,
  locations: [...subsetIds].flatMap((id) => locations.get(id) ?? []).join('; '),
  format: facts.format,
  status: facts.status,
  hazardous: facts.hazardous,
  pictograms: facts.pictograms.join('; '),
  custom1: custom[0],
  custom2: custom[1],
  custom3: custom[2],
  pdf,
});

/** By id, a text under which the import finds just this location. */
const locationTexts = (locations: readonly StoredLocation[]): Map<number, string> => {
  const tree = createLocationTree(locations);
  const byId = new Map(locations.map((location) => [location.id, location]));
  const pathsTo = ({ name_en, name_fr, parent_id }: StoredLocation, depth = 0): string[] => {
    const names = [...new Set([name_en, name_fr].map(plain))];
    const parent = parent_id === null ? undefined : byId.get(parent_id);
    if (!parent) return names;
    // One outer location is enough, unless two share a name; the limit stops a search that doubles with each level.
    const outer = pathsTo(parent, depth + 1).slice(0, 4);
    return names.flatMap((name) => outer.map((path) => `${path} > ${name}`));
  };
  const isFound = (text: string, id: number) => {
    const [found, ...others] = tree.find(text);
    return found?.id === id && others.length === 0;
  };
  return new Map(
    locations.flatMap((location): [number, string][] => {
      const text = pathsTo(location).find((path) => isFound(path, location.id));
      return text === undefined ? [] : [[location.id, text]];
    }),
  );
};

/** Signs that part the values of a cell or the steps of a path; names are compared without them. */
const plain = (name: string): string => name.replace(/[;|>›\r\n]+/g, ' ').trim();

/** RFC 4180. Nothing is put before what a spreadsheet may take for a formula: the import would take it for a part of the name. */
const lineOf = (cells: readonly string[]): string =>
  `${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')}\r\n`;
