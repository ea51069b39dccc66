/** A request's number as people quote it, `R-20418`. */
export const requestNumber = (id: number | string): string => `R-${id}`;
