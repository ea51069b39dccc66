import { fold } from '#lib/search-engine/analyzer.ts';
import type { DocumentOptions, DocumentSheet } from '../document-sheet.ts';

/** What a sheet stands under: the first letter of what it is sorted by, without its accent; digits and signs have one each. */
export const letterOf = ({ productName, manufacturer }: DocumentSheet, sort: DocumentOptions['sort']): string => {
  const [first = ''] = fold((sort === 'product' ? productName : manufacturer).trim());
  if (first === '') return '–';
  if (/\p{N}/u.test(first)) return '0–9';
  return /\p{L}/u.test(first) ? first.toUpperCase() : '#';
};
