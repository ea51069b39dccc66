import { defineResource } from '../../define-resource.ts';
import type { Sheet } from '../../providers/sheets/sheet.ts';

/** Listed by the search page; has no views of its own. */
export const sheets = defineResource({
  name: 'sheets',
  recordRepresentation: (sheet: Sheet) => sheet.productName,
});
