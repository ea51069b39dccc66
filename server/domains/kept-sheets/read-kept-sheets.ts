import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { KeptSheet } from '#contract/calls/kept-sheets.ts';
import { languages } from '#contract/languages.ts';
import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import type { Session } from '#server/domains/accounts/sessions.ts';
import { isOpenTo } from '#server/domains/collection/ownership.ts';
import { readAlternates } from '#server/domains/collection/present-sheet.ts';
import { isWithin, visibleLocations } from '#server/domains/collection/visible-locations.ts';
import { readLabelRecords } from '#server/domains/documents/label/label-record.ts';
import { findHeldSheets } from '#server/domains/requests/removals/held-sheets.ts';
import { countOpenRemovals } from '#server/domains/requests/removals/open-removals.ts';
import { searchedSheets } from '#server/domains/search/collection-source.ts';
import { presentDetails, readOwnFields } from '#server/domains/sheet-details/sheet-details.ts';
import { readSectionsOf, type SectionMeans, tellEmergency } from '#server/domains/sheet-details/sheet-emergency.ts';
import { findReadable } from '#server/platform/files/readable-copies.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import { marksOf } from './list-kept-sheets.ts';

interface Means extends SectionMeans {
  readonly publicUrl: string;
}

/** All that a device keeps of sheets, of those that the person sees in the collection; PDFs that nobody has read yet are not waited for. */
export const readKept = async (means: Means, session: Session, isns: readonly number[]): Promise<KeptSheet[]> => {
  if (isns.length === 0) return [];
  const { store } = means;
  const { organisationId, ingredients } = session;
  const held = (await findHeldSheets(store, session, isns)).sheets;
  const sheets = new Map(
    (
      await store
        .selectFrom('sheets')
        .selectAll()
        .where('isn', 'in', isns)
        .where((eb) => isOpenTo(eb, organisationId))
        .execute()
    ).map((sheet) => [sheet.isn, sheet]),
  );
  const marks = await marksOf(store, session, isns);
  const records = await searchedSheets(store, organisationId, isns);
  const ownFields = await readOwnFields(store, organisationId, isns);
  const visible = await visibleLocations(store, session);
  const removals = await countOpenRemovals(store, organisationId, isns);
  const alternates = await readAlternates(store, organisationId, [...sheets.values()]);
  const seen = [...sheets.keys()].filter((isn) => held.has(isn));
  const labels = new Map((await readLabelRecords(means, session, seen)).map((label) => [label.isn, label]));

  const kept: KeptSheet[] = [];
  for (const isn of new Set(isns)) {
    const [sheet, place, record, mark] = [sheets.get(isn), held.get(isn), records.get(isn), marks.get(isn)];
    if (!sheet || !place || !record || mark === undefined) continue;
    const facts = {
      sheet,
      held: place,
      ownFields: ownFields.get(isn) ?? [],
      openRemovals: removals.get(isn) ?? 0,
      alternates: alternates.get(isn) ?? [],
      showsIngredients: ingredients,
    };
    const read = await readSectionsOf(means, sheet, false);
    const [en, fr] = languages.map((language) =>
      presentDetails(facts, { language, emergency: tellEmergency(read, sheet, language) }),
    );
    kept.push({
      isn,
      mark,
      record: { ...inSight(record, session, visible) },
      details: { en: en!, fr: fr! },
      label: await means.documents.label({ record: labels.get(isn)!, options: firstOptions, stock: 'roll-6x4' }),
      pdf: await pdfOf(means, sheet),
    });
  }
  return kept;
};

/** With which a label is made before somebody chooses. */
const firstOptions = { content: 'full', lang: 'both' } as const;

/** The record without what the person may not see: places of others, what is in a mixture, fields without a name. */
const inSight = (
  record: SearchedSheet,
  { ingredients, customFieldCount }: Session,
  visible: readonly string[] | undefined,
): SearchedSheet => {
  const [first, second, third] = record.custom.map((value, at) => (at < customFieldCount ? value : ''));
  return {
    ...record,
    locations: record.locations.filter((path) => isWithin(path, visible)),
    custom: [first!, second!, third!],
    ...(!ingredients && { casNumbers: record.ownCasNumbers, listedUnder: [], ingredientNames: [] }),
  };
};

const pdfOf = async ({ store, files }: Means, sheet: Selectable<SheetTable>): Promise<KeptSheet['pdf']> => {
  if (sheet.made_from_record === 1) {
    const made = sheet.file_hash === '' ? undefined : await files.find(sheet.file_hash);
    return { tag: tagOf(`${sheet.isn} ${sheet.version}`), bytes: made?.size ?? null };
  }
  const file = await findReadable({ store, files }, sheet.file_hash);
  return file ? { tag: tagOf(file.hash), bytes: file.size } : null;
};

const tagOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 12);
