/** Page sizes of the results table; the first is the default, the second in a wide window (decision 30). S2.9-01. */
export const pageSizes = [10, 25, 50, 100] as const;

/** Rows in one answer to whoever scanned a poster, at most. */
export const maxVisitorRows = 50;

/** Entries a facet list shows at first and adds with each "Load more". S2.9-04. */
export const facetPageSize = 10;

/** Sheets found by their text that are shown at first, and added with each "Show more". */
export const textPages = { first: 5, more: 20 } as const;

/** `rows` of the search that collects every record number. S2.7-39. */
export const maxRows = 90_000_000;

/** Characters of a keyword that are searched; more is refused, nobody types it. */
export const maxKeywordLength = 400;

/** Suggestions of each kind, at most. */
export const maxSuggestions = 4;

/** Characters of a product ID shown in lists, the rest in a tooltip. S2.9-07, S2.9-08. */
export const productIdLength = 10;

/** Characters of a WHMIS label shown in lists. S2.9-06. */
export const whmisLabelLength = 25;

/** Password length in characters. S1.9-01. */
export const passwordLength = { min: 8, max: 64 } as const;

/** Years after which a sheet must be checked with its supplier. COHSR 10.32. */
export const sheetReviewYears = 3;

/** Characters of a telephone number. S1.9-02. */
export const phoneLength = { min: 12, max: 24 } as const;

/** Milliseconds between two looks at the number of unread messages. S1.9-06. */
export const notificationInterval = 1_200_000;

/** Characters of a saved search's name. */
export const savedSearchNameLength = 100;
/** Searches that a member may keep. */
export const maxSavedSearches = 200;

/** Rows of an advanced search. */
export const maxAdvancedRows = 20;

/** Sheets in one removal request. */
export const maxRemovals = 500;
/** Characters of the note on each sheet of a removal request. */
export const additionalInfoLength = 1000;

/** Characters of what the operators write to an organisation about a request. */
export const noteLength = 2000;

/** Files in one SDS addition. */
export const maxUploads = 20;
/** Bytes of a file that is uploaded anywhere, but for lists and archives of imports. S2.9-24: 25 × 1,000,000. */
export const maxUploadBytes = 25_000_000;

/** Sheets in one index, binder or e-binder. */
export const maxDocumentSheets = 200_000;

/** Addresses that are mailed about one document. */
export const maxRecipients = 20;
/** Characters of the reason why products may stand together. */
export const maxAcceptanceReason = 500;
/** Documents that one person may have in progress in an organisation. */
export const maxDocumentsUnderWay = 10;

/** Days for which a document is kept. */
export const documentDays = 30;

/** Characters of a custom field's value as it is entered. */
export const customFieldLength = 500;

/** Characters of what is written to support. */
export const contactLength = { name: 100, subject: 200, message: 5000 } as const;

/** Characters of a custom field's value shown on the details page before "show more". S2.4-59. */
export const customValueLength = 80;
