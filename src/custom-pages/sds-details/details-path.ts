/** Where a sheet's page is. */
export const detailsPathOf = (isn: number): string => `/sds-details/isn/${isn}`;
