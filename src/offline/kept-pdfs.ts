import { pdfCacheName } from './drop-kept.ts';

/** Under which address a PDF lies there, whatever language its page asks in. */
export const pdfAddress = (isn: number): string => `/api/pdf/${isn}.pdf`;

/** Removes the PDF of a sheet. */
export const dropPdf = async (isn: number): Promise<void> =>
  void (await (await caches.open(pdfCacheName)).delete(pdfAddress(isn)));
