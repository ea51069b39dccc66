import { compareValues } from '#lib/search-engine/collation.ts';
import type { DocumentOptions, DocumentSheet } from '#server/domains/documents/document-sheet.ts';
import { generateRecords } from '#tests/support/search/records.ts';

/** So many sheets as a list has them, sorted by product name. */
export const listedSheets = (count: number): DocumentSheet[] => {
  const compare = compareValues('en');
  return Array.from(generateRecords(7, count), (record) => ({
    isn: record.isn,
    productName: record.productName,
    manufacturer: record.manufacturer,
    productIds: record.productIds,
    language: record.language,
    sheetDate: '2024-03-11',
    customFields: [...record.custom],
    locations: [places[record.isn % places.length]!],
    casNumbers: record.casNumbers,
    hazardCodes: [],
    hazardous: record.hazardous,
  })).sort((a, b) => compare(a.productName, b.productName));
};

export const listOptions: DocumentOptions = {
  language: 'en',
  organisation: 'Maple Ridge Manufacturing',
  made: '2026-11-20',
  sort: 'product',
  includeDate: true,
  customFieldLabels: ['Bin', 'Cost centre', 'Contact'],
  locationLabel: 'Location',
  filters: [{ label: 'Language', value: 'English' }],
};

const places = ['Main plant', 'Main plant › Water treatment', 'Main plant › Paint shop', 'Depot', 'Laboratory › Store'];
