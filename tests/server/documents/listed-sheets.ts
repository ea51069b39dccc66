import type { DocumentOptions, DocumentSheet } from '#server/domains/documents/document-sheet.ts';

/** A sheet of a list; what is not said is as little as there can be. */
export const listed = (sheet: Partial<DocumentSheet> = {}): DocumentSheet => ({
  isn: 1,
  productName: 'Acetone',
  manufacturer: 'Northern Chemical',
  productIds: [],
  language: 'en',
  sheetDate: '2024-03-11',
  customFields: [],
  locations: [],
  casNumbers: [],
  hazardCodes: [],
  hazardous: 'unknown',
  ...sheet,
});

export const listOptions: DocumentOptions = {
  language: 'en',
  organisation: 'Maple Ridge <Manufacturing>',
  made: '2026-11-20',
  sort: 'product',
  includeDate: true,
  customFieldLabels: ['Bin', 'Œuvre'],
  locationLabel: 'Location',
  filters: [{ label: 'Language', value: 'English & French' }],
};
