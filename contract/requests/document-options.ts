/** The orders of a document; the first is the default. S2.9-18. */
export const documentSorts = ['product', 'manufacturer'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** The languages of its sheets; the first is the default. S2.9-19. */
export const documentLanguages = ['all', 'en', 'fr'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];
