/** Rows of a list. */
export const maxImportRows = 200_000;
/** Files of one import, with those in its archives; an import of more is refused. */
export const maxImportFiles = 10_000;

/** Columns of a list. */
export const maxImportColumns = 200;

/** Files that are sent at once; a larger folder is sent in several goes. */
export const importFilesAtOnce = 20;
/** Bytes of a file as it is sent: only archives may be so large, lists and PDFs have limits of their own. */
export const maxImportFileBytes = 250_000_000;

/** Bytes of a list. */
export const maxListBytes = 50_000_000;
/** Bytes of all that comes out of the archives of one import. */
export const maxUnpackedBytes = 2_000_000_000;

/** Rows of a list that are shown before anything is written. */
export const previewRows = 20;

/** Rows of one import that are corrected on the screen; of more the list itself is corrected. */
export const maxMendedRows = 2000;
/** Characters of each field that is corrected on the screen. */
export const maxMendedCell = 2000;

/** Days for which an import, its files and what it would take to take it back are kept. */
export const importDays = 30;

/** Imports of one organisation that are kept at once. */
export const maxImports = 100;

/** Endings of the names of lists; files that are neither lists nor archives are PDFs, or refused as none. */
export const listEndings = ['.csv', '.tsv', '.txt', '.xlsx'] as const;
/** Ending of the names of archives, which are unpacked; an archive within one is not. */
export const archiveEnding = '.zip';
