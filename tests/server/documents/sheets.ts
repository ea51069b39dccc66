import type { SheetFacts } from '#server/domains/collection/sheets.ts';
import { createMarket } from '#server/domains/demo/market.ts';

/** Every sheet of the demo, as facts. */
export const demoSheets: readonly SheetFacts[] = createMarket().map(({ facts }) => facts);

/** The first sheet of the demo of which this is true. */
export const demoSheet = (isWanted: (sheet: SheetFacts) => boolean): SheetFacts => {
  const sheet = demoSheets.find(isWanted);
  if (!sheet) throw new Error('The demo has no such sheet.');
  return sheet;
};

/** A record that says nothing beyond a name. */
export const bareSheet: SheetFacts = {
  productKey: 'bare',
  productName: 'α-Pinène ≤ 5\u00a0%',
  alternativeName: '',
  manufacturer: 'Émaux Yamaska inc.',
  contributor: '',
  productIds: [],
  language: 'fr',
  format: 'whmis-2015',
  status: 'current',
  hazardous: 'unknown',
  whmis1988: '',
  signalWord: '',
  pictograms: [],
  hazardCodes: [],
  casNumbers: [],
  unNumbers: [],
  ingredients: [],
  sheetDate: '',
  lastChecked: '',
  fileHash: '',
  ownerId: null,
};
