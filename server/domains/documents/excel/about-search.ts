import { type Bilingual, defaultLanguage } from '#contract/languages.ts';
import type { SearchQuery } from '#contract/search/query.ts';
import type { Scope } from '#lib/search-engine/port.ts';
import { isWithin } from '#server/domains/collection/visible-locations.ts';
import { describeCriteria } from '#server/domains/search/describe-filters.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { AboutLine } from './about-xml.ts';
import { about } from './words.ts';

interface Exported {
  readonly scope: Scope;
  readonly query: SearchQuery;
  /** How many sheets it found. */
  readonly count: number;
  /** Today where the reader is, `YYYY-MM-DD`. */
  readonly day: string;
}

/** What a workbook says of its rows: whose they are, of which day, how many, and the search that found them. */
export const aboutSearch = async (
  db: Database,
  { scope: { organisation, locations }, query, count, day }: Exported,
): Promise<AboutLine[]> => {
  const { language, filters, keyword, advanced, modified, sheetDate } = query;
  const row = await db
    .selectFrom('organisations')
    .select(['name_en', 'name_fr', 'custom_fields', 'location_label_en', 'location_label_fr'])
    .where('id', '=', organisation)
    .executeTakeFirstOrThrow();
  const described = await describeCriteria(
    db,
    {
      ...filters,
      // A place out of sight finds nothing, and is not named either.
      location: filters.location?.filter((path) => isWithin(path, locations)),
      ...(keyword && { keyword }),
      ...(advanced && { advanced }),
      ...(modified && { modified }),
      ...(sheetDate && { sheetDate }),
    },
    {
      organisationId: organisation,
      language,
      locationLabel: row[`location_label_${language}`],
      labels: (JSON.parse(row.custom_fields) as Bilingual[]).map((label) => label[language]),
    },
  );
  return [
    { label: about.organisation[language], value: row[`name_${language}`] || row[`name_${defaultLanguage}`] },
    { label: about.day[language], value: { day } },
    { label: about.sheets[language], value: count },
    ...(described.length > 0 ? described : [{ label: about.filters[language], value: about.none[language] }]),
  ];
};
