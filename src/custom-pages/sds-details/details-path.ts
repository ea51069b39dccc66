import type { ExposureRoute } from '#contract/sheets/exposure-routes.ts';

/** Where a sheet's page is. */
export const detailsPathOf = (isn: number): string => `/sds-details/isn/${isn}`;

/** Where two sheets stand beside each other, the earlier first. */
export const comparePathOf = (before: number, after: number): string => `/sds-details/compare/${before}/${after}`;

/** Where a section of a sheet is on its page, by its place among them, from 0, with the words in it that were looked for. */
export const sectionPath = (isn: number, position: number, words: string): string =>
  `${detailsPathOf(isn)}?${new URLSearchParams({ [wordsParameter]: words })}#section-${position}`;

/** Of the address: what was looked for in the text of the section that it leads to. */
export const wordsParameter = 'words';

/** What the heading of a way by which a product reaches the body is known by: the address may lead to it. */
export const routeId = (route: ExposureRoute): string => `first-aid-${route}`;

/** The place of the section that an address leads to; undefined where it leads to none. */
export const sectionOfHash = (hash: string): number | undefined => {
  const [, position] = /^#section-(\d{1,4})$/.exec(hash) ?? [];
  return position === undefined ? undefined : Number(position);
};
