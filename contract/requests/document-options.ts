/** The orders of a document; the first is the default. S2.9-18. */
export const documentSorts = ['product', 'manufacturer'] as const;
export type DocumentSort = (typeof documentSorts)[number];

/** What the sheets of an index stand under; the first is the default. A sheet of two locations stands under both. */
export const indexGroups = ['letter', 'location', 'hazard'] as const;
export type IndexGroup = (typeof indexGroups)[number];

/** The languages of its sheets; the first is the default. S2.9-19. */
export const documentLanguages = ['all', 'en', 'fr'] as const;
export type DocumentLanguage = (typeof documentLanguages)[number];
