import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import { generateRecords } from '#tests/support/search/records.ts';
import type { FilledOrganisation } from '../fill-store.ts';

/** An organisation of the corpus, with how many sheets it has. */
export interface SizedOrganisation extends FilledOrganisation {
  readonly sheets: number;
  readonly firstIsn: number;
}

const sheetsAnOrganisation = 2000;

/**
 * Organisations for so many sheets in all, 2,000 each on the average unless their number is given, and as unlike as real ones: of
 * 500, the largest has about 50,000 and the smallest some hundred.
 */
export const organisationsFor = (
  size: number,
  count = Math.max(2, Math.round(size / sheetsAnOrganisation)),
): SizedOrganisation[] => {
  const weights = Array.from({ length: count }, (_, at) => 1 / (at + 4.2));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  let firstIsn = 1;
  return weights.map((weight, at) => {
    const sheets = Math.max(10, Math.round((size * weight) / whole));
    const organisation = { id: 10_001 + at, locationOffset: at * 100, sheets, firstIsn };
    firstIsn += sheets;
    return organisation;
  });
};

/** The records of one, the same each time. */
export function* recordsOf({ id, locationOffset, sheets, firstIsn }: SizedOrganisation): Generator<SearchedSheet> {
  for (const record of generateRecords(id, sheets, { firstIsn }))
    yield { ...record, locations: record.locations.map((path) => raised(path, locationOffset)) };
}

const raised = (path: string, offset: number): string =>
  path
    .split('/')
    .map((id) => Number(id) + offset)
    .join('/');
