/** Sheets that a device asks for at once. */
export const keptBatch = 25;

/** Sheets whose numbers lie in one range are a group: a device that has most of a list asks for the marks of the groups that have changed. */
export const keptGroupOf = (isn: number): number => 1 + Math.floor(isn / 64);

/** Groups that a device asks for at once; where more have changed, it asks for the whole list. */
export const maxKeptGroups = 200;

/** Locations that a device keeps the sheets of, beside the whole collection. */
export const maxKeptLocations = 200;

/** Days without a word from the server after which a device drops what it keeps. */
export const keptDays = 30;

/** Milliseconds between two looks at what has changed. */
export const keptRefreshInterval = 900_000;

/** Bytes of PDFs that a device may be told to keep; 0 for none. */
export const keptPdfLimits = [0, 100 * 2 ** 20, 500 * 2 ** 20, 2 * 2 ** 30] as const;

/** Milliseconds that the server may take to answer before the device does. */
export const answerTimeout = 4000;
