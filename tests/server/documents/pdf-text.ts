import { extractText, getDocumentProxy } from 'unpdf';

/** The text of each page of a PDF, as a reader would copy it: spaces of any kind are plain ones. */
export const pdfMessages = async (pdf: Uint8Array): Promise<string[]> => {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(pdf)));
  return text.map((page) => page.replace(/\s+/g, ' '));
};

/** The text of a whole PDF. */
export const pdfText = async (pdf: Uint8Array): Promise<string> => (await pdfMessages(pdf)).join(' ');

/** Text as `pdfText` gives it. */
export const plainSpaces = (text: string): string => text.replace(/\s+/g, ' ');
