import type { AdditionDraft } from '#contract/operator/addition.ts';
import type { ReadFields } from '#contract/reading/sheet-reading.ts';
import { entryFromReading } from '#server/domains/collection/entry-from-reading.ts';
import type { AdditionInfo } from '#server/domains/requests/additions/addition-info.ts';

interface Options {
  readonly fields: ReadFields;
  /** What the member asked for beside the file. */
  readonly info: AdditionInfo;
  /** Locations that are there still. */
  readonly locationIds: ReadonlySet<number>;
  /** As the collection writes them: one that was read is written the same way. */
  readonly manufacturers: readonly string[];
}

/** An addition before anybody has touched it: what was read off the PDF, and what the member asked for. */
export const draftFromReading = ({ fields, info, locationIds, manufacturers }: Options): AdditionDraft => ({
  sheet: entryFromReading(fields, manufacturers),
  locations: info.locations.map(({ id }) => id).filter((id) => locationIds.has(id)),
  custom_1: info.custom_field_1,
  custom_2: info.custom_field_2,
  custom_3: info.custom_field_3,
  decision: { kind: 'new' },
});
