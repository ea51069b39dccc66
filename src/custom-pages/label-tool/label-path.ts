/** Where a sheet's label is made. Specification 2 §7. */
export const labelPath = (isn: number): string => `/tools/label/labels/${isn}`;
