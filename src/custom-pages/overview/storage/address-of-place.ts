/** Where what stands together in a location is. */
export const addressOfPlace = (path: string): string => `/overview/storage?location=${encodeURIComponent(path)}`;
