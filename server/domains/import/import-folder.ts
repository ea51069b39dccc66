import { applyFiles, type Pending, readHoldings } from './apply-files.ts';
import { createFolderAccount } from './folder-account.ts';
import { ListError } from './list-error.ts';
import { listFiles } from './list-files.ts';
import { createLocationTree, type Location, pathOf, unstored } from './location-tree.ts';
import { type FolderOrder, prepareFile } from './prepare-file.ts';
import { assertAccounted, type ImportReport } from './report.ts';
import { readLocations } from './stored-organisation.ts';

/**
 * Imports every PDF of a folder and of those below, as the sheet that the reader makes of it, in transactions of some hundred
 * files: an import that was cut off is simply run again. Every file is in the report. Throws ListError before anything is
 * written where the folder cannot be read or holds nothing, and for an unknown organisation.
 */
export const importFolder = async (order: FolderOrder): Promise<ImportReport> => {
  const { store, organisationId, pdfDirectory } = order;
  let holdings = await readHoldings(store, organisationId);
  const files = await listFiles(pdfDirectory);
  if (files.length === 0) throw new ListError('There is no file in the folder of PDFs.');
  const locations = await readLocations(store, organisationId);
  const tree = createLocationTree(locations);
  const usualPlaces = locations.length === 1 ? tree.find(locations[0]!.name_en) : [];

  const account = createFolderAccount();
  const created: Location[] = [];
  const seen = new Map<string, string>();
  let pending: Pending[] = [];
  const apply = async () => {
    const wanted = unstored(pending.flatMap(({ places }) => places));
    const applied = await applyFiles(order, { pending, holdings });
    holdings = applied.holdings;
    created.push(...wanted);
    account.addFiled(pending, applied.filed);
    pending = [];
  };

  try {
    for (const [index, file] of files.entries()) {
      const line = index + 1;
      const prepared = await prepareFile(order, file, { known: holdings.known, tree, usualPlaces });
      if (prepared.reason !== undefined) account.addRejected({ line, file, reason: prepared.reason });
      else {
        const { fileHash } = prepared.facts;
        pending.push({ ...prepared, line, file, twin: seen.get(fileHash) });
        if (!seen.has(fileHash)) seen.set(fileHash, file);
      }
      if (pending.length === batchSize || line === files.length) await apply();
      order.onProgress?.(line, files.length);
    }
  } finally {
    for (const { staged } of pending) await staged?.discard();
  }
  const report = account.report();
  assertAccounted({ rowsRead: files.length, entries: report.entries });
  return {
    ...report,
    of: 'files',
    rowsRead: files.length,
    description: `folder ${pdfDirectory}`,
    unusedHeaders: [],
    createdLocations: created.map(pathOf),
    filledFromPdfs: 0,
    unclaimedFiles: [],
  };
};

/** Files of one transaction: as many as are read in half a minute or so. */
const batchSize = 100;
