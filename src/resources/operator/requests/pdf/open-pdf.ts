import type { PDFDocumentProxy, PDFPageProxy } from 'unpdf/pdfjs';

/** A page as it is shown, in points: turned and cut as it says itself. */
export interface PdfPage {
  readonly width: number;
  readonly height: number;
  readonly proxy: PDFPageProxy;
}

export interface OpenPdf {
  readonly pages: readonly PdfPage[];
  /** Pictures of it are passed over. */
  readonly lacksPictures: boolean;
  readonly close: () => void;
}

/** Reads a PDF with pdfjs, which is loaded with the first. Throws what pdfjs throws at a file it does not understand. */
export const openPdf = async (data: ArrayBuffer): Promise<OpenPdf> => {
  const { getDocument, VerbosityLevel } = await import('unpdf/pdfjs');
  // Before pdfjs takes the bytes for itself.
  const lacksPictures = hasJpeg2000(data);
  const task = getDocument({
    data,
    // Our Content-Security-Policy lets no text become a script.
    isEvalSupported: false,
    useWorkerFetch: false,
    enableXfa: false,
    verbosity: VerbosityLevel.ERRORS,
  });
  const document = await task.promise;
  return { pages: await readPages(document), lacksPictures, close: () => void task.destroy() };
};

const readPages = async (document: PDFDocumentProxy): Promise<PdfPage[]> => {
  const numbers = Array.from({ length: document.numPages }, (_, index) => index + 1);
  const proxies = await Promise.all(numbers.map((number) => document.getPage(number)));
  return proxies.map((proxy) => {
    const { width, height } = proxy.getViewport({ scale: 1 });
    return { width, height, proxy };
  });
};

/** The pdfjs of unpdf comes without a decoder of JPEG 2000. What a stream is packed with stands in the file as it is. */
const hasJpeg2000 = (data: ArrayBuffer): boolean => new TextDecoder('latin1').decode(data).includes('/JPXDecode');
