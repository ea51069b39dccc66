export const storagePath = '/overview/storage';

/** Where what stands together in a location is; in the whole collection without one. */
export const addressOfPlace = (place?: string): string =>
  place === undefined ? storagePath : `${storagePath}?location=${encodeURIComponent(place)}`;
