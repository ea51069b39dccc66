/** Where a sheet's page is. */
export const detailsPathOf = (isn: number): string => `/sds-details/isn/${isn}`;

/** Where a section of a sheet is on its page, by its place among them, from 0. */
export const sectionPath = (isn: number, position: number): string => `${detailsPathOf(isn)}#section-${position}`;

/** The place of the section that an address leads to; undefined where it leads to none. */
export const sectionOfHash = (hash: string): number | undefined => {
  const [, position] = /^#section-(\d{1,4})$/.exec(hash) ?? [];
  return position === undefined ? undefined : Number(position);
};
