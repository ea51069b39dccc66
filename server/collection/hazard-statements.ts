import type { Selectable } from 'kysely';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import { hazardsBySeverity } from '#contract/hazards/severity.ts';
import type { Language } from '#contract/languages.ts';
import { readSheet } from '../documents/sheet-pdf/reading.ts';
import type { SheetTable } from '../storage/tables/collection.ts';
import { toSheetFacts } from './sheets.ts';

/** What section 2 of the sheet's PDF lists, read from the record in the same way, in either language, the gravest first. */
export const hazardStatements = (
  sheet: Selectable<SheetTable>,
  language: Language,
): SheetDetails['result']['hazard_statements'] =>
  hazardsBySeverity(readSheet(toSheetFacts(sheet), language).codes).map(({ code, hazard }) => ({
    code,
    text: hazard[language],
  }));
