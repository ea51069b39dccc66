import { type Bilingual, type Language, locales } from '#contract/languages.ts';
import { customFieldNumber, type ResultColumn } from '#contract/search/columns.ts';
import { effectiveStatuses, effectiveStatusesOf } from '#contract/sheets/effective-status.ts';
import { sheetFormats } from '#contract/sheets/format.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';
import { sheetLanguages } from '#contract/sheets/language.ts';
import { listedUnder } from '#contract/sheets/listed-under.ts';
import { type Pictogram, pictograms } from '#contract/sheets/pictogram.ts';
import { hazardsOf } from '#lib/hazards/hazards.ts';
import { listedUnderOf } from '#lib/hazards/substance-lists/find-listings.ts';
import { namedLocations } from '#server/domains/collection/named-locations.ts';
import { isWithin } from '#server/domains/collection/visible-locations.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { type CellXml, dayCell, linkCell, longTextCell, numberCell, textCell } from './cells.ts';
import type { ExcelExport } from './excel-export.ts';
import type { ExportRow, Ingredient } from './export-rows.ts';
import type { Column } from './sheet-xml.ts';
import { headers, noPictogram, signalWords } from './words.ts';

/** Names the locations of a sheet, in the order of their names; those that may not be named are passed over. */
const locationWords =
  (names: ReadonlyMap<number, LocationName>) =>
  (places: readonly number[]): string => {
    const [only] = places;
    if (only !== undefined && places.length === 1) return names.get(only)?.name ?? '';
    return places
      .flatMap((id) => names.get(id) ?? [])
      .sort((a, b) => a.rank - b.rank)
      .map(({ name }) => name)
      .join('; ');
  };

type ExportColumn = Column<ExportRow>;

/** The chosen columns, the custom fields that were not chosen, and those that every export ends with. */
export const exportColumns = async (db: Database, wanted: ExcelExport): Promise<ExportColumn[]> => {
  const { language, columns, organisation } = wanted;
  const labels = await customFieldLabels(db, organisation, language);
  const make = chosenColumns(language, labels);
  const unchosen = (['custom1', 'custom2', 'custom3'] as const)
    .slice(0, labels.length)
    .filter((name) => !columns.includes(name));
  const namesOf = locationWords(await locationNames(db, wanted));
  return [
    ...[...columns.filter(isChosen), ...unchosen].map((name) => make[name]),
    few(headers.locations[language], 36, ({ places }) => namesOf(places)),
    ...lastColumns(wanted),
    ...safetyColumns(wanted),
  ];
};

/** What every workbook ends with does not stand in it twice. */
type ChosenColumn = Exclude<ResultColumn, 'locations' | 'sheetDate'>;
const isChosen = (name: ResultColumn): name is ChosenColumn => name !== 'locations' && name !== 'sheetDate';

const chosenColumns = (language: Language, labels: readonly string[]): Record<ChosenColumn, ExportColumn> => {
  const pictogramNames = pictogramWords(language);
  const custom = (name: 'custom1' | 'custom2' | 'custom3', value: (row: ExportRow) => string) =>
    few(labels[(customFieldNumber(name) ?? 1) - 1] ?? '', 22, value);
  return {
    productId: text(headers.productId[language], 18, (row) => row.productIds.join(', ')),
    product: text(headers.product[language], 44, (row) => row.productName),
    manufacturer: few(headers.manufacturer[language], 32, (row) => row.manufacturer),
    language: few(headers.language[language], 12, (row) => sheetLanguages[row.language][language]),
    custom1: custom('custom1', (row) => row.custom[0]),
    custom2: custom('custom2', (row) => row.custom[1]),
    custom3: custom('custom3', (row) => row.custom[2]),
    pictograms: few(headers.pictograms[language], 36, pictogramNames),
  };
};

const lastColumns = ({ language, publicUrl }: ExcelExport, today = new Date()): ExportColumn[] => [
  few(headers.status[language], 22, (row) =>
    effectiveStatusesOf(row, today)
      .map((status) => effectiveStatuses[status][language])
      .join(', '),
  ),
  few(headers.sheetDate[language], 16, (row) => row.sheetDate, dayCell),
  few(headers.modified[language], 22, (row) => row.modified, dayCell),
  { header: headers.recordNumber[language], width: 18, cell: (row) => numberCell(row.isn) },
  {
    header: headers.pdf[language],
    width: 14,
    cell: (row) => linkCell(`${publicUrl}/api/pdf/${row.isn}.pdf?lang=${language}`, 'PDF'),
  },
];

/** What a safety officer looks for, behind the columns that there have always been. */
const safetyColumns = ({ language, ingredients }: ExcelExport): ExportColumn[] => [
  few(headers.signalWord[language], 14, (row) => signalWords[row.signalWord][language]),
  few(headers.hazards[language], 44, (row) => row.hazardCodes, hazardCells(language)),
  few(headers.format[language], 16, (row) => sheetFormats[row.format][language]),
  ...(ingredients
    ? [
        text(headers.casNumbers[language], 24, ({ casNumbers, ingredients: within }) =>
          [...new Set([...casNumbers, ...within.map(({ cas }) => cas)])].filter(Boolean).join(', '),
        ),
        text(headers.ingredients[language], 44, (row) => row.ingredients.map(toWords).join('; '), longTextCell),
        text(headers.listed[language], 44, (row) => toListed(row, language), longTextCell),
      ]
    : []),
];

const hazardCells = (language: Language) => (json: string) =>
  longTextCell(
    hazardsOf(JSON.parse(json))
      .map(({ code, hazard }) => `${code} ${hazard[language]}`)
      .join('; '),
  );

/** `Benzene (71-43-2): IARC group 1, CEPA Schedule 1`, one after the other. */
const toListed = ({ casNumbers, ingredients }: ExportRow, language: Language): string => {
  const names = new Map([
    ...casNumbers.map((cas) => [cas, ''] as const),
    ...ingredients.map(({ cas, name }) => [cas, name] as const),
  ]);
  return [...names]
    .flatMap(([cas, name]) => {
      const lists = listedUnderOf([cas]).map((value) => listedUnder[value][language]);
      return lists.length === 0 ? [] : `${name ? `${name} (${cas})` : cas}: ${lists.join(', ')}`;
    })
    .join('; ');
};

/** `Acetone (67-64-1) 60–100 %` */
const toWords = ({ name, cas, percent }: Ingredient): string =>
  [name, cas && `(${cas})`, percent].filter(Boolean).join(' ');

const text = (
  header: string,
  width: number,
  value: (row: ExportRow) => string,
  toCell: (value: string) => CellXml = (one) => textCell(one),
): ExportColumn => ({
  header,
  width,
  cell: (row) => toCell(value(row)),
});

/** Values of a column that are kept as XML: in a column of few different ones that is nearly all. */
const mostKnown = 5000;

/** A column of values that come again and again, so that each is made into XML once. */
const few = (
  header: string,
  width: number,
  value: (row: ExportRow) => string,
  toCell: (value: string) => CellXml = (text) => textCell(text),
): ExportColumn => {
  const known = new Map<string, CellXml>();
  return {
    header,
    width,
    cell: (row) => {
      const one = value(row);
      const same = known.get(one);
      if (same !== undefined) return same;
      const cell = toCell(one);
      if (known.size < mostKnown) known.set(one, cell);
      return cell;
    },
  };
};

const customFieldLabels = async (db: Database, organisation: number, language: Language): Promise<string[]> => {
  const { custom_fields } = await db
    .selectFrom('organisations')
    .select('custom_fields')
    .where('id', '=', organisation)
    .executeTakeFirstOrThrow();
  return (JSON.parse(custom_fields) as Bilingual[]).map((label) => label[language]);
};

interface Hazards {
  readonly hazardous: Hazardous;
  /** `["GHS02", "GHS07"]` */
  readonly pictograms: string;
}

/** The names of a sheet's pictograms, or what is known about its hazards when it has no pictogram. */
const pictogramWords = (language: Language): ((hazards: Hazards) => string) => {
  /** The few sets of pictograms that there are, each read once. */
  const known = new Map<string, string>();
  return ({ hazardous, pictograms: json }) => {
    if (json === '[]') return noPictogram[hazardous][language];
    const words = known.get(json) ?? namesOf(json, language);
    known.set(json, words);
    return words;
  };
};

const namesOf = (json: string, language: Language): string =>
  (JSON.parse(json) as Pictogram[]).map((code) => pictograms[code][language]).join(', ');

interface Options {
  readonly organisation: number;
  readonly locations?: readonly string[] | undefined;
  readonly language: Language;
}

/** A location by its names from the outermost to its own, and its position among all locations. */
interface LocationName {
  readonly name: string;
  readonly rank: number;
}

/** The locations that may be named, by their id: `Main plant › Water treatment`. */
const locationNames = async (
  db: Database,
  { organisation, locations, language }: Options,
): Promise<Map<number, LocationName>> => {
  const { compare } = new Intl.Collator(locales[language], { numeric: true });
  return new Map(
    [...(await namedLocations(db, organisation)).values()]
      .filter(({ path }) => isWithin(path, locations))
      .map(({ id, pathName }) => ({ id, name: pathName[language] }))
      .sort((a, b) => compare(a.name, b.name))
      .map(({ id, name }, rank) => [id, { name, rank }]),
  );
};
