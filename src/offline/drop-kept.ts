/** The database of what is kept on this device. */
export const databaseName = 'vigie-kept';

/** The browser's cache in which kept PDFs lie; the service worker answers from it without a network. */
export const pdfCacheName = 'vigie-kept-pdfs';

/** Removes all that is kept on this device. Tabs that have it open let go of it. */
export const dropKept = async (): Promise<void> => {
  const removed = new Promise<unknown>((resolve) => {
    const request = indexedDB.deleteDatabase(databaseName);
    request.onsuccess = request.onerror = request.onblocked = resolve;
  });
  await globalThis.caches?.delete(pdfCacheName);
  await removed;
};
