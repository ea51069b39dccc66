import type { Selectable } from 'kysely';
import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import type { SheetEmergency } from '#contract/sheets/sheet-sections.ts';
import { listedAmong } from '#lib/hazards/substance-lists/find-listings.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { SheetTable } from '#server/platform/storage/tables/collection.ts';
import type { Session } from '../accounts/sessions.ts';
import { findVisibleSheet } from '../collection/find-sheet.ts';
import { presentSheet, readAlternates } from '../collection/present-sheet.ts';
import { findHeldSheets, type HeldSheet } from '../requests/removals/held-sheets.ts';
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
  const held = (await findHeldSheets(db, session, [isn])).sheets.get(isn);
  const { organisationId, ingredients } = session;
  return presentDetails(
    {
      sheet,
      held,
      ownFields: held ? ((await readOwnFields(db, organisationId, [isn])).get(isn) ?? []) : [],
      openRemovals: (await countOpenRemovals(db, organisationId, [isn])).get(isn) ?? 0,
      alternates: (await readAlternates(db, organisationId, [sheet])).get(isn) ?? [],
      showsIngredients: ingredients,
    },
    { language, emergency: await readEmergency(means, sheet, language) },
  );
};

/** What details are made of, as far as no language matters. */
export interface DetailFacts {
  readonly sheet: Selectable<SheetTable>;
  /** Its place in the collection, as far as it is in sight. */
  readonly held: HeldSheet | undefined;
  /** The organisation's own fields by name, with what the sheet has in them. */
  readonly ownFields: readonly OwnField[];
  readonly openRemovals: number;
  readonly alternates: SheetDetails['alternates'];
  readonly showsIngredients: boolean;
}

interface OwnField {
  readonly label: Bilingual;
  readonly value: string;
}

/** The details of a sheet in a language. */
export const presentDetails = (
  { sheet, held, ownFields, openRemovals, alternates, showsIngredients }: DetailFacts,
  { language, emergency }: { readonly language: Language; readonly emergency: SheetEmergency },
): SheetDetails => {
  const { isn } = sheet;
  const [removable] = held
    ? presentRemovableSheets({ sheets: new Map([[isn, held]]), locationCount: 0 }, { isns: [isn], language })
    : [];
  const subsets = removable?.subsets ?? [];
  return {
    isn,
    result: { ...presentSheet(sheet, language), ...presentOwnFields(ownFields, language) },
    in_collection: held !== undefined,
    subsets: subsets.map(({ id, path }) => ({ id, name: path })),
    sdsDeletion: subsets.filter(({ requested }) => requested).map(({ id }) => ({ id })),
    sdsDeletionCount: openRemovals,
    alternates,
    ingredients: showsIngredients ? presentIngredients(JSON.parse(sheet.ingredients)) : [],
    ...(showsIngredients && presentListings(sheet)),
    emergency,
  };
};

/** What the sheet says that it is made of; the caller knows whether the organisation shows it. */
export const presentIngredients = (
  ingredients: readonly { readonly cas: string; readonly name: string }[],
): SheetDetails['ingredients'] => ingredients.map(({ cas, name }) => ({ casnumber: cas, substancename: name }));

const presentListings = ({ ingredients }: { readonly ingredients: string }): Pick<SheetDetails, 'listings'> => {
  const listings = listedAmong(JSON.parse(ingredients));
  return listings.length > 0 ? { listings } : {};
};

const presentOwnFields = ([first, second, third]: readonly OwnField[], language: Language) => ({
  customfieldname1: first?.label[language] ?? '',
  customfieldname2: second?.label[language] ?? '',
  customfieldname3: third?.label[language] ?? '',
  clientcustomf1: first?.value ?? '',
  clientcustomf2: second?.value ?? '',
  clientcustomf3: third?.value ?? '',
});

/** Of a sheet that the organisation does not hold, and for whoever is no member. */
export const noCustomFields = {
  customfieldname1: '',
  customfieldname2: '',
  customfieldname3: '',
  clientcustomf1: '',
  clientcustomf2: '',
  clientcustomf3: '',
} as const;

/** The organisation's own fields of its sheets, by record number. A field without a name has none. */
export const readOwnFields = async (
  db: Database,
  organisationId: number,
  isns: readonly number[],
): Promise<Map<number, OwnField[]>> => {
  const rows = await db
    .selectFrom('collection_sheets as placed')
    .innerJoin('organisations', 'organisations.id', 'placed.organisation_id')
    .select(['placed.isn', 'organisations.custom_fields', 'placed.custom_1', 'placed.custom_2', 'placed.custom_3'])
    .where('placed.organisation_id', '=', organisationId)
    .where('placed.isn', 'in', isns)
    .execute();
  return new Map(
    rows.map(({ isn, custom_fields, ...values }) => {
      const labels = JSON.parse(custom_fields) as Bilingual[];
      const custom = [values.custom_1, values.custom_2, values.custom_3];
      return [isn, labels.map((label, at) => ({ label, value: custom[at] ?? '' }))];
    }),
  );
};
