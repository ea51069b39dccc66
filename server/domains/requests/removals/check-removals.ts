import type { z } from 'zod';
import type { removalItem } from '#contract/calls/removals.ts';
import type { ErrorCode } from '#contract/errors.ts';
import type { ErrorObject } from '#server/platform/errors/api-error.ts';
import type { HeldPlace, HeldSheet, HeldSheets } from './held-sheets.ts';

/**
 * A sheet and the places to remove it from: locations by their ids, or `rest`, all that no other removal asks for yet.
 */
export type RemovalItem = Omit<z.output<typeof removalItem>, 'selectedLocation'> & {
  readonly selectedLocation: readonly number[] | 'rest';
};

/** A removal that may be requested: of a sheet, from some of its places; without places when it has no location. */
export interface Removal {
  readonly sheet: HeldSheet;
  readonly locations: readonly HeldPlace[];
  readonly additionalInfo: string;
}

/** Holds what was asked against what is there: the removals, or everything that is wrong. S2.5-06…11. */
export const checkRemovals = (
  items: readonly RemovalItem[],
  heldSheets: HeldSheets,
): { removals: Removal[]; faults: ErrorObject[] } => {
  const removals: Removal[] = [];
  const faults: ErrorObject[] = [];
  const seen = new Set<number>();
  for (const [index, item] of items.entries()) {
    const sheet = heldSheets.sheets.get(item.isn);
    const found = seen.has(item.isn)
      ? atSheet('removal.twice')
      : sheet
        ? chooseLocations(item, sheet, heldSheets.locationCount)
        : atSheet('removal.not_in_collection');
    seen.add(item.isn);
    if ('code' in found)
      faults.push({ code: found.code, source: { pointer: `/data/locdata/${index}/${found.field}` } });
    else removals.push(found);
  }
  return { removals, faults };
};

interface Mistake {
  readonly code: ErrorCode;
  readonly field: keyof RemovalItem;
}
const atSheet = (code: ErrorCode): Mistake => ({ code, field: 'isn' });
const atLocation = (code: ErrorCode): Mistake => ({ code, field: 'selectedLocation' });

const chooseLocations = (item: RemovalItem, sheet: HeldSheet, locationCount: number): Removal | Mistake => {
  if (sheet.isRequested) return atSheet('removal.already_requested');
  if (item.selectedLocation === 'rest') {
    const locations = sheet.locations.filter(({ isRequested }) => !isRequested);
    return { sheet, locations, additionalInfo: item.additionalInfo };
  }
  const needsChoice = locationCount > 1 && sheet.locations.length > 0;
  if (item.selectedLocation.length === 0 && needsChoice) return atLocation('removal.location_required');
  const chosen = new Set(item.selectedLocation);
  const locations = chosen.size === 0 ? sheet.locations : sheet.locations.filter(({ id }) => chosen.has(id));
  if (locations.length < chosen.size) return atLocation('removal.not_at_location');
  if (locations.some(({ isRequested }) => isRequested)) return atLocation('removal.already_requested');
  return { sheet, locations, additionalInfo: item.additionalInfo };
};
