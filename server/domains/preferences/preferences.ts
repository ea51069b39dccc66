import type { Preferences } from '#contract/calls/preferences.ts';
import { customFieldNumber, defaultColumns, type ResultColumn, resultColumns } from '#contract/search/columns.ts';
import { filterSections } from '#contract/search/facets.ts';
import type { Database } from '#server/platform/storage/database.ts';
import type { Session } from '../accounts/sessions.ts';

/** How the member has arranged the search page, as far as it still exists; the defaults for one who has not. */
export const readPreferences = async (db: Database, session: Session): Promise<Preferences> => {
  const row = await db
    .selectFrom('preferences')
    .select(['columns', 'hidden_sections'])
    .where('membership_id', '=', session.membershipId)
    .executeTakeFirst();
  if (!row) return { columns: [...defaultColumns], hiddenSections: [] };
  const stored = JSON.parse(row.columns) as string[];
  const columns = resultColumns.filter((column) => stored.includes(column) && hasColumn(session, column));
  const hidden = JSON.parse(row.hidden_sections) as string[];
  return {
    // A table of custom fields alone has no column left when the organisation gives them up.
    columns: columns.length > 0 ? columns : [...defaultColumns],
    hiddenSections: filterSections.filter((section) => hidden.includes(section)),
  };
};

/** Keeps how the member has arranged the search page. */
export const writePreferences = async (
  db: Database,
  { membershipId }: Session,
  { columns, hiddenSections }: Preferences,
): Promise<void> => {
  const arranged = { columns: JSON.stringify(columns), hidden_sections: JSON.stringify(hiddenSections) };
  await db
    .insertInto('preferences')
    .values({ membership_id: membershipId, ...arranged })
    .onConflict((conflict) => conflict.column('membership_id').doUpdateSet(arranged))
    .execute();
};

/** Whether the organisation has the column: all but the custom fields it has not named. */
export const hasColumn = ({ customFieldCount }: Session, column: ResultColumn): boolean =>
  (customFieldNumber(column) ?? 0) <= customFieldCount;
