import type { Bilingual } from '#contract/languages.ts';
import type { Removal } from './check-removals.ts';

/** What a removal request says, as it is stored. S2.3-52; sheet and maker are ours beside it. */
export interface RemovalInfo {
  readonly isn: number;
  readonly product_id: string;
  readonly product_name: string;
  readonly manufacturer: string;
  /** Path names as they were when it was asked, whatever becomes of the locations, for a reader of either language. */
  readonly locations: readonly (Bilingual & { readonly id: number })[];
  readonly additional_information: string;
}

/** What is stored of a removal. */
export const toRemovalInfo = ({ sheet, locations, additionalInfo }: Removal): RemovalInfo => ({
  isn: sheet.isn,
  product_id: sheet.productIds.join(', '),
  product_name: sheet.productName,
  manufacturer: sheet.manufacturer,
  locations: locations.map(({ id, pathName }) => ({ id, ...pathName })),
  additional_information: additionalInfo,
});
