import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';
import { findVisibleSheet } from '../collection/find-sheet.ts';
import { presentSheet, readAlternates } from '../collection/present-sheet.ts';
import { findHeldSheets } from '../requests/removals/held-sheets.ts';
import { countOpenRemovals } from '../requests/removals/open-removals.ts';
import { presentRemovableSheets } from '../requests/removals/present-sheets.ts';
import { readEmergency, type SectionMeans } from './sheet-emergency.ts';

interface Options {
  readonly isn: number;
  readonly language: Language;
}

/** A sheet with all that the signed-in person may know about it; undefined when they may not open it. */
export const readSheetDetails = async (
  means: SectionMeans,
  session: Session,
  { isn, language }: Options,
): Promise<SheetDetails | undefined> => {
  const db = means.store;
  const sheet = await findVisibleSheet(db, session, isn);
  if (!sheet) return undefined;
  // An earlier version, or the other language, need not stand anywhere: then nothing here is the organisation's own.
  const heldSheets = await findHeldSheets(db, session, [isn]);
  const [held] = presentRemovableSheets(heldSheets, { isns: [isn], language });
  const subsets = held?.subsets ?? [];
  return {
    isn,
    result: {
      ...presentSheet(sheet, language),
      ...(held ? await readCustomFields(db, session, { isn, language }) : noCustomFields),
    },
    in_collection: held !== undefined,
    subsets: subsets.map(({ id, path }) => ({ id, name: path })),
    sdsDeletion: subsets.filter(({ requested }) => requested).map(({ id }) => ({ id })),
    sdsDeletionCount: await countOpenRemovals(db, session.organisationId, isn),
    alternates: await readAlternates(db, { ...sheet, organisationId: session.organisationId }),
    ingredients: session.ingredients ? presentIngredients(sheet) : [],
    emergency: await readEmergency(means, sheet, language),
  };
};

/** What the sheet says that it is made of; the caller knows whether the organisation shows it. */
export const presentIngredients = ({ ingredients }: { readonly ingredients: string }): SheetDetails['ingredients'] =>
  (JSON.parse(ingredients) as { cas: string; name: string }[]).map(({ cas, name }) => ({
    casnumber: cas,
    substancename: name,
  }));

/** Of a sheet that the organisation does not hold, and for whoever is no member. */
export const noCustomFields = {
  customfieldname1: '',
  customfieldname2: '',
  customfieldname3: '',
  clientcustomf1: '',
  clientcustomf2: '',
  clientcustomf3: '',
} as const;

const readCustomFields = async (db: Database, { organisationId }: Session, { isn, language }: Options) => {
  const row = await db
    .selectFrom('collection_sheets as placed')
    .innerJoin('organisations', 'organisations.id', 'placed.organisation_id')
    .select(['organisations.custom_fields', 'placed.custom_1', 'placed.custom_2', 'placed.custom_3'])
    .where('placed.organisation_id', '=', organisationId)
    .where('placed.isn', '=', isn)
    .executeTakeFirstOrThrow();
  const labels = (JSON.parse(row.custom_fields) as Bilingual[]).map((label) => label[language]);
  return {
    customfieldname1: labels[0] ?? '',
    customfieldname2: labels[1] ?? '',
    customfieldname3: labels[2] ?? '',
    clientcustomf1: labels[0] ? row.custom_1 : '',
    clientcustomf2: labels[1] ? row.custom_2 : '',
    clientcustomf3: labels[2] ? row.custom_3 : '',
  };
};
