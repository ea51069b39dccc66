import type { Selectable } from 'kysely';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { Language } from '#contract/languages.ts';
import { hazardsTold } from '#lib/hazards/hazards-told.ts';
import { hazardsBySeverity } from '#lib/hazards/severity.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { toSheetFacts } from './sheets.ts';

/** What section 2 of the sheet's PDF lists, read from the record in the same way, in either language, the gravest first. */
export const hazardStatements = (
  sheet: Selectable<SheetTable>,
  language: Language,
): SheetDetails['result']['hazard_statements'] =>
  hazardsBySeverity(hazardsTold(toSheetFacts(sheet))).map(({ code, hazard }) => ({
    code,
    text: hazard[language],
  }));
