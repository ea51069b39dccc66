/** Where a sheet's label is made. S2.7-43. */
export const labelPath = (isn: number): string => `/tools/label/labels/${isn}`;
