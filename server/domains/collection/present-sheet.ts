import type { Selectable } from 'kysely';
import type { ComparedSheet, SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { Language } from '#contract/languages.ts';
import { hazardousValues } from '#contract/sheets/hazardous.ts';
import { hazardsTold } from '#lib/hazards/hazards-told.ts';
import { hazardsBySeverity } from '#lib/hazards/severity.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { isOpenTo } from './ownership.ts';
import { type SheetFacts, toSheetFacts } from './sheets.ts';

/** What the sheet itself says, in the specification's spelling. */
export const presentSheet = (sheet: Selectable<SheetTable>, language: Language) =>
  ({
    ...presentFacts(toSheetFacts(sheet), language),
    contributor_name: sheet.contributor,
    alternative_product_name: sheet.alternative_name,
    CCOHSLastCheckedDate: sheet.last_checked,
    discountinued: yesIf(sheet.status === 'discontinued'),
    notforsalein_canada: yesIf(sheet.status === 'not-sold-in-canada'),
    nolongerupdated: yesIf(sheet.status === 'no-longer-updated'),
    whmis2015: hazardousValues[isDenialOfOtherRule(sheet) ? 'unknown' : sheet.hazardous].en,
    whmis1988: sheet.whmis_1988 === '' ? '' : hazardousValues[sheet.whmis_1988].en,
    whmis: isWhmis(sheet) ? '' : hazardousValues[sheet.hazardous].en,
    language: sheet.language,
    status: sheet.status,
  }) as const;

type Facts = Pick<
  SheetFacts,
  | 'productName'
  | 'manufacturer'
  | 'productIds'
  | 'sheetDate'
  | 'hazardous'
  | 'pictograms'
  | 'signalWord'
  | 'hazardCodes'
  | 'unNumbers'
>;

/** The facts by which sheets are compared, in the same spelling: of a record, or of a PDF that is none yet. */
export const presentFacts = (facts: Facts, language: Language): Omit<ComparedSheet['result'], 'language'> => ({
  manufacturer_name: facts.manufacturer,
  product_name: facts.productName,
  product_identifier: facts.productIds.join(', '),
  dateofmsds: facts.sheetDate,
  whmis2015_ghscode: facts.pictograms.join('\n'),
  signal_word: facts.signalWord,
  un_numbers: [...facts.unNumbers],
  hazard_statements: hazardStatements(facts, language),
});

const yesIf = (condition: boolean) => (condition ? 'Yes' : 'No');

/** “Not hazardous” under another rule says nothing of WHMIS 2015: `whmis` has it. */
const isDenialOfOtherRule = ({ hazardous, format }: Selectable<SheetTable>) =>
  hazardous === 'no' && format !== 'whmis-2015';

const isWhmis = ({ format }: Selectable<SheetTable>) => format === 'whmis-2015' || format === 'whmis-1988';

/** What section 2 of the sheet's PDF lists, read from the record in the same way, in either language, the gravest first. */
const hazardStatements = (facts: Facts, language: Language): SheetDetails['result']['hazard_statements'] =>
  hazardsBySeverity(hazardsTold(facts)).map(({ code, hazard }) => ({
    code,
    text: hazard[language],
  }));

const letters = { en: 'E', fr: 'F' } as const;

/** The other sheets of each sheet's product that the organisation may be shown, by the sheet: versions and language counterparts, newest first. */
export const readAlternates = async (
  db: Database,
  organisationId: number,
  sheets: readonly { readonly isn: number; readonly product_key: string }[],
): Promise<Map<number, SheetDetails['alternates']>> => {
  const keys = new Set(sheets.map(({ product_key }) => product_key).filter((key) => key !== ''));
  if (keys.size === 0) return new Map();
  const rows = await db
    .selectFrom('sheets')
    .select(['isn', 'product_key', 'sheet_date', 'created_at', 'language'])
    .where('product_key', 'in', [...keys])
    .where((eb) => isOpenTo(eb, organisationId))
    .orderBy('sheet_date', 'desc')
    .orderBy('isn')
    .execute();
  const ofProduct = Map.groupBy(rows, ({ product_key }) => product_key);
  return new Map(
    sheets.map(({ isn, product_key }) => [
      isn,
      (ofProduct.get(product_key) ?? [])
        .filter((row) => row.isn !== isn)
        .map((row) => ({
          isn: row.isn,
          display_dateof_msds: row.sheet_date,
          datecreated_iso8601: row.created_at,
          language: letters[row.language],
        })),
    ]),
  );
};
