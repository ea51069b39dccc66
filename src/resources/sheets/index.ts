import { defineResource } from '#src/admin/define-resource.ts';
import type { Sheet } from '#src/providers/sheets/sheet.ts';
import { sheetsDataProvider } from '#src/providers/sheets/sheets-data-provider.ts';

/** Listed by the search page; has no views of its own. */
export const sheets = defineResource({
  name: 'sheets',
  data: { provider: sheetsDataProvider },
  recordRepresentation: (sheet: Sheet) => sheet.productName,
});
