/** Where a guide is read. */
export const guidePath = (name: string): string => `/resources/guides/${name}`;
