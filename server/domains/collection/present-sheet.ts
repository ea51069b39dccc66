import type { Selectable } from 'kysely';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { Language } from '#contract/languages.ts';
import { hazardousValues } from '#contract/sheets/hazardous.ts';
import { hazardsTold } from '#lib/hazards/hazards-told.ts';
import { hazardsBySeverity } from '#lib/hazards/severity.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { isOpenTo } from './ownership.ts';
import { toSheetFacts } from './sheets.ts';

/** What the sheet itself says, in the specification's spelling. */
export const presentSheet = (sheet: Selectable<SheetTable>, language: Language) =>
  ({
    manufacturer_name: sheet.manufacturer,
    contributor_name: sheet.contributor,
    product_name: sheet.product_name,
    alternative_product_name: sheet.alternative_name,
    product_identifier: (JSON.parse(sheet.product_ids) as string[]).join(', '),
    dateofmsds: sheet.sheet_date,
    CCOHSLastCheckedDate: sheet.last_checked,
    whmis2015_ghscode: (JSON.parse(sheet.pictograms) as string[]).join('\n'),
    discountinued: yesIf(sheet.status === 'discontinued'),
    notforsalein_canada: yesIf(sheet.status === 'not-sold-in-canada'),
    nolongerupdated: yesIf(sheet.status === 'no-longer-updated'),
    whmis2015: hazardousValues[isDenialOfOtherRule(sheet) ? 'unknown' : sheet.hazardous].en,
    whmis1988: sheet.whmis_1988 === '' ? '' : hazardousValues[sheet.whmis_1988].en,
    whmis: isWhmis(sheet) ? '' : hazardousValues[sheet.hazardous].en,
    language: sheet.language,
    signal_word: sheet.signal_word,
    un_numbers: JSON.parse(sheet.un_numbers) as string[],
    status: sheet.status,
    hazard_statements: hazardStatements(sheet, language),
  }) as const;

const yesIf = (condition: boolean) => (condition ? 'Yes' : 'No');

/** “Not hazardous” under another rule says nothing of WHMIS 2015: `whmis` has it. */
const isDenialOfOtherRule = ({ hazardous, format }: Selectable<SheetTable>) =>
  hazardous === 'no' && format !== 'whmis-2015';

const isWhmis = ({ format }: Selectable<SheetTable>) => format === 'whmis-2015' || format === 'whmis-1988';

/** What section 2 of the sheet's PDF lists, read from the record in the same way, in either language, the gravest first. */
const hazardStatements = (
  sheet: Selectable<SheetTable>,
  language: Language,
): SheetDetails['result']['hazard_statements'] =>
  hazardsBySeverity(hazardsTold(toSheetFacts(sheet))).map(({ code, hazard }) => ({
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
