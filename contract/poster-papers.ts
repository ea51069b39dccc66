/** Sizes on which a poster is printed. */
export const posterPapers = ['letter', 'a4'] as const;
export type PosterPaper = (typeof posterPapers)[number];
