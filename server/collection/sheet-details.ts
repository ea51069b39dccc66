import type { SheetDetails } from '#contract/calls/get-sheet-details.ts';
import type { Bilingual, Language } from '#contract/languages.ts';
import { hazardousValues } from '#contract/sheets/hazardous.ts';
import type { Session } from '../accounts/sessions.ts';
import type { Database } from '../storage/database.ts';
import { findVisibleSheet } from './find-sheet.ts';
import { locationPaths } from './location-paths.ts';
import { isWithin, visibleLocations } from './visible-locations.ts';

type Sheet = NonNullable<Awaited<ReturnType<typeof findVisibleSheet>>>;

/** A sheet of the collection with all that the person signed in may know of it; undefined when they may not see it. */
export const readSheetDetails = async (
  db: Database,
  session: Session,
  { isn, language }: { isn: number; language: Language },
): Promise<SheetDetails | undefined> => {
  const sheet = await findVisibleSheet(db, session, isn);
  if (!sheet) return undefined;
  return {
    isn,
    result: { ...presentSheet(sheet), ...(await readCustomFields(db, session, { isn, language })) },
    subsets: await readPlaces(db, session, { isn, language }),
    ingredients: session.ingredients
      ? (JSON.parse(sheet.ingredients) as { cas: string; name: string }[]).map(({ cas, name }) => ({
          casnumber: cas,
          substancename: name,
        }))
      : [],
  };
};

const yesIf = (condition: boolean) => (condition ? 'Yes' : 'No');

const presentSheet = (sheet: Sheet) =>
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
    whmis2015: hazardousValues[sheet.hazardous].en,
    whmis1988: sheet.whmis_1988 === '' ? '' : hazardousValues[sheet.whmis_1988].en,
    language: sheet.language,
    signal_word: sheet.signal_word,
    status: sheet.status,
  }) as const;

interface Wanted {
  readonly isn: number;
  readonly language: Language;
}

const readCustomFields = async (db: Database, { organisationId }: Session, { isn, language }: Wanted) => {
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

const readPlaces = async (db: Database, session: Session, { isn, language }: Wanted) => {
  const visible = await visibleLocations(db, session);
  const paths = await locationPaths(db, session.organisationId);
  const subsets = await db
    .selectFrom('subsets')
    .select(['id', 'name_en', 'name_fr'])
    .where('organisation_id', '=', session.organisationId)
    .execute();
  const names = new Map(subsets.map((subset) => [String(subset.id), subset[`name_${language}`]]));
  const placed = await db
    .selectFrom('collection_sheet_subsets')
    .select('subset_id')
    .where('organisation_id', '=', session.organisationId)
    .where('isn', '=', isn)
    .execute();
  return placed
    .map(({ subset_id: id }) => ({ id, path: paths.get(id) ?? '' }))
    .filter(({ path }) => isWithin(path, visible))
    .map(({ id, path }) => ({
      id,
      name: path
        .split('/')
        .map((part) => names.get(part) ?? '')
        .join(' › '),
    }));
};
