/** Rows of a list, and files of an import once its archives are unpacked. */
export const maxImportRows = 200_000;
export const maxImportFiles = 10_000;

/** Columns of a list. */
export const maxImportColumns = 200;

/** Files that are sent at once, and bytes of each; a larger folder is sent in several goes. */
export const importFilesAtOnce = 20;
export const maxImportFileBytes = 250_000_000;

/** Bytes of a list, and of everything once archives are unpacked. */
export const maxListBytes = 50_000_000;
export const maxUnpackedBytes = 2_000_000_000;

/** Rows of a list that are shown before anything is written. */
export const previewRows = 20;

/** Rows of one import that are corrected on the screen, and characters of each of their fields; of more the list itself is corrected. */
export const maxMendedRows = 2000;
export const maxMendedCell = 2000;

/** Days for which an import, its files and what it would take to take it back are kept. */
export const importDays = 30;

/** Imports of one organisation that are kept at once. */
export const maxImports = 100;

/** Endings of the names of lists and archives; other files are PDFs, or refused as none. */
export const listEndings = ['.csv', '.tsv', '.txt', '.xlsx'] as const;
export const archiveEnding = '.zip';
