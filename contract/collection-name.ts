/** Name of an organisation's search index, a path segment of the search call: the `collection` of the user info. */
export const collectionName = (organisation: number): string => `sds-${organisation}`;
