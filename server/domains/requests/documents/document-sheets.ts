import { setImmediate as turn } from 'node:timers/promises';
import { otherLanguage } from '#contract/languages.ts';
import { compareValues } from '#lib/search-engine/collation.ts';
import { namedLocations } from '#server/domains/collection/named-locations.ts';
import { readSheetPlaces } from '#server/domains/collection/places-of.ts';
import { isWithin } from '#server/domains/collection/visible-locations.ts';
import type { DocumentSheet } from '#server/domains/documents/document-sheet.ts';
import { inBatches } from '#server/platform/storage/batches.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { DocumentPayload } from './make-document.ts';

interface Options {
  readonly payload: DocumentPayload;
  readonly organisationId: number;
}

/** The sheets of a document in its order; what left the collection since it was ordered is left out. */
export const documentSheets = async (db: Database, { payload, organisationId }: Options): Promise<DocumentSheet[]> => {
  const { isns, websiteLanguage, locations } = payload;
  const { ingredients, custom_fields } = await db
    .selectFrom('organisations')
    .select(['ingredients', 'custom_fields'])
    .where('id', '=', organisationId)
    .executeTakeFirstOrThrow();
  const customFieldCount = (JSON.parse(custom_fields) as unknown[]).length;
  const names = new Map(
    [...(await namedLocations(db, organisationId)).values()]
      .filter(({ path }) => isWithin(path, locations))
      .map(({ id, pathName }) => [id, pathName]),
  );
  const compare = compareValues(websiteLanguage);
  const sheets: DocumentSheet[] = [];
  for (const batch of inBatches(isns)) {
    const rows = await readRows(db, organisationId, batch);
    const places = await readSheetPlaces(db, organisationId, batch);
    for (const isn of batch) {
      const row = rows.get(isn);
      if (!row) continue;
      const heldAt = (places.get(isn) ?? [])
        .flatMap((id) => names.get(id) ?? [])
        .sort((a, b) => compare(a[websiteLanguage], b[websiteLanguage]));
      sheets.push({
        isn,
        productName: row.product_name,
        manufacturer: row.manufacturer,
        productIds: JSON.parse(row.product_ids) as string[],
        language: row.language,
        sheetDate: row.sheet_date,
        customFields: [row.custom_1, row.custom_2, row.custom_3].slice(0, customFieldCount),
        locations: heldAt.map((name) => name[websiteLanguage]),
        otherLocations: heldAt.map((name) => name[otherLanguage(websiteLanguage)]),
        hazardCodes: JSON.parse(row.hazard_codes) as string[],
        hazardous: row.hazardous,
        casNumbers: ingredients === 1 ? casNumbersOf(row) : [],
      });
    }
    // Others are answered in between.
    await turn();
  }
  return sheets;
};

const readRows = async (db: Database, organisationId: number, isns: readonly number[]) => {
  const rows = await db
    .selectFrom('collection_sheets as placed')
    .innerJoin('sheets', 'sheets.isn', 'placed.isn')
    .select([
      'sheets.isn',
      'product_name',
      'manufacturer',
      'product_ids',
      'language',
      'sheet_date',
      'custom_1',
      'custom_2',
      'custom_3',
      'cas_numbers',
      'ingredients',
      'hazard_codes',
      'hazardous',
    ])
    .where('placed.organisation_id', '=', organisationId)
    .where('placed.removed', '=', 0)
    .where('placed.isn', 'in', isns)
    .execute();
  return new Map(rows.map((row) => [row.isn, row]));
};

const casNumbersOf = ({ cas_numbers, ingredients }: { cas_numbers: string; ingredients: string }): string[] => [
  ...new Set([
    ...(JSON.parse(cas_numbers) as string[]),
    ...(JSON.parse(ingredients) as { cas: string }[]).flatMap(({ cas }) => cas || []),
  ]),
];
