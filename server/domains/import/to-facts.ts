import { createHash } from 'node:crypto';
import { fold } from '#lib/text/fold.ts';
import type { SheetFacts } from '../collection/sheets.ts';
import type { ImportRow } from './row.ts';

/** The facts of a sheet after a row: what the row says, over what was known, or over what may be assumed of a new one. */
export const toFacts = (row: ImportRow, organisationId: number, known?: SheetFacts): SheetFacts => {
  const base = known ?? { ...unknownSheet, productKey: productKeyOf(row, organisationId) };
  return {
    ...base,
    productName: row.productName,
    manufacturer: row.manufacturer,
    language: row.language,
    productIds: row.productIds,
    alternativeName: row.alternativeName ?? base.alternativeName,
    casNumbers: row.casNumbers ?? base.casNumbers,
    sheetDate: row.sheetDate ?? base.sheetDate,
    format: row.format ?? base.format,
    status: row.status ?? base.status,
    hazardous: row.hazardous ?? base.hazardous,
    pictograms: row.pictograms ?? base.pictograms,
  };
};

/** A list that does not say so tells neither the format nor whether the product is hazardous. */
const unknownSheet: Omit<SheetFacts, 'productKey'> = {
  productName: '',
  alternativeName: '',
  manufacturer: '',
  contributor: '',
  productIds: [],
  language: 'en',
  format: 'other',
  status: 'current',
  hazardous: 'unknown',
  whmis1988: '',
  signalWord: '',
  pictograms: [],
  hazardCodes: [],
  casNumbers: [],
  ingredients: [],
  sheetDate: '',
  lastChecked: '',
  fileHash: '',
};

/**
 * Language counterparts are one product: they share their ids, where names differ. A product without ids is known by its
 * name, and so is one without manufacturer, whose ids may be another supplier's too. Keys of one organisation's lists never
 * meet another's: who holds a sheet of a product may open its other versions.
 */
const productKeyOf = ({ productName, manufacturer, productIds }: ImportRow, organisationId: number): string => {
  const name = fold(productName) || productName;
  const named =
    productIds.length === 0 || manufacturer === ''
      ? [...productIds.map(fold).sort(), name]
      : productIds.map(fold).sort();
  const digest = createHash('sha256').update(JSON.stringify([fold(manufacturer), ...named]));
  return `list-${organisationId}-${digest.digest('hex').slice(0, 20)}`;
};
