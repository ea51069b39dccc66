import { expect, test } from 'vitest';
import { openPdf } from '#src/resources/operator/requests/pdf/open-pdf.ts';
import { jpxPdf } from '../components/answers/jpx-pdf.ts';
import { pdf } from '../components/answers/operator.ts';

/** A copy: pdfjs takes the bytes for itself. */
const bytesOf = (text: string): ArrayBuffer => new TextEncoder().encode(text).buffer;

test('a PDF with a picture that the desk’s viewer passes over is known as such, and its pages are there [S5.10-46]', async () => {
  for (const [text, lacksPictures] of [
    [jpxPdf, true],
    [pdf, false],
  ] as const) {
    const opened = await openPdf(bytesOf(text));
    expect([opened.pages.length, opened.lacksPictures]).toEqual([1, lacksPictures]);
    opened.close();
  }
});
