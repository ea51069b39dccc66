/** Tables whose rows hold a stored file, each by its hash in `file_hash`, or the empty string. */
export const fileHolders = [
  'requests',
  'sheets',
  'former_pdfs',
  'import_files',
  'import_changes',
  'readable_copies',
] as const;
