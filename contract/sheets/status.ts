import type { Vocabulary } from './vocabulary.ts';

/** Where a sheet stands in its life; the words users rely on. */
export const sheetStatuses = {
  current: { en: 'Current', fr: 'À jour' },
  'old-confirmed': { en: 'Old but confirmed', fr: 'Ancienne, mais confirmée' },
  'update-requested': { en: 'Update requested', fr: 'Mise à jour demandée' },
  discontinued: { en: 'Product discontinued', fr: 'Produit qui n’est plus fabriqué' },
  'not-sold-in-canada': { en: 'Not for sale in Canada', fr: 'Non vendu au Canada' },
  'no-longer-updated': { en: 'No longer updated', fr: 'N’est plus mise à jour' },
  archived: { en: 'Archived', fr: 'Archivée' },
} as const satisfies Vocabulary;
export type SheetStatus = keyof typeof sheetStatuses;
