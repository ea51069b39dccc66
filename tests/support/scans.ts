import { finished } from 'node:stream/promises';
import { crc32, deflateSync } from 'node:zlib';
import { PDFiumLibrary } from '@hyzyla/pdfium';
import Pdf from 'pdfkit';
import { type Picture, straighten, turnPicture } from '#lib/sheet-reader/scans/picture.ts';
import type { Turn } from '#lib/sheet-reader/text/layout.ts';

/** How a sheet lay on the scanner: turned clockwise by degrees, its lines rising to the right by radians, with so many specks to 1000 dots. */
export interface Scanning {
  readonly turn?: Turn;
  readonly skew?: number;
  readonly specks?: number;
  /** Rows that a fax left out, to each 1000. */
  readonly gaps?: number;
}

/** `[x, y, words]` in points from the upper left corner of a page. */
export type Lines = readonly (readonly [x: number, y: number, words: string])[];

/** A PDF of letter pages with text. */
export const writePages = (pages: readonly Lines[]): Promise<Buffer> =>
  toBytes((document) => {
    for (const lines of pages) {
      document.addPage({ size: 'LETTER', margin: 0 }).fontSize(10);
      for (const [x, y, words] of lines) document.text(words, x, y, { lineBreak: false });
    }
  });

/** A PDF as a scanner makes it of paper: each page of another PDF is one picture, at 200 dots to an inch. */
export const scan = async (pdf: Uint8Array, scanning: Scanning = {}, mostPages = 60): Promise<Buffer> => {
  const pictures = await picturesOf(pdf, mostPages);
  return picturePdf(pictures.map((picture) => lay(picture, scanning)));
};

/** A PDF of pictures, each as large as its page. */
export const picturePdf = (pictures: readonly Picture[]): Promise<Buffer> =>
  toBytes((document) => {
    for (const picture of pictures) {
      const size: [number, number] = [(picture.width * 72) / 200, (picture.height * 72) / 200];
      document.addPage({ size, margin: 0 }).image(toPng(picture), 0, 0, { width: size[0], height: size[1] });
    }
  });

const toBytes = async (draw: (document: PDFKit.PDFDocument) => void): Promise<Buffer> => {
  const document = new Pdf({ autoFirstPage: false });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const written = finished(document);
  draw(document);
  document.end();
  await written;
  return Buffer.concat(chunks);
};

const picturesOf = async (pdf: Uint8Array, mostPages: number): Promise<Picture[]> => {
  const library = await PDFiumLibrary.init();
  const document = await library.loadDocument(pdf);
  const pictures: Picture[] = [];
  for (let page = 0; page < Math.min(document.getPageCount(), mostPages); page++) {
    const { width, height, data } = await document
      .getPage(page)
      .render({ scale: 200 / 72, colorSpace: 'Gray', render: 'bitmap' });
    pictures.push({ width, height, dots: data });
  }
  document.destroy();
  library.destroy();
  return pictures;
};

const lay = (picture: Picture, { turn = 0, skew = 0, specks = 0, gaps = 0 }: Scanning): Picture => {
  const askew = skew === 0 ? picture : straighten(picture, -skew);
  const laid = turnPicture(askew, ((360 - turn) % 360) as Turn);
  const dots = Uint8Array.from(laid.dots);
  let seed = 7;
  for (let count = (dots.length * specks) / 1000; count > 0; count--) {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    dots[seed % dots.length] = seed % 3 === 0 ? 255 : 0;
  }
  const { width, height } = laid;
  for (let gap = 1; gap <= (height * gaps) / 1000; gap++) {
    const row = Math.floor((gap * 1000) / gaps) - 1;
    dots.fill(255, row * width, (row + 1) * width);
  }
  return { ...laid, dots };
};

const toPng = ({ width, height, dots }: Picture): Buffer => {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(dots.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  const chunks = [chunk('IHDR', head), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
  return Buffer.concat([Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'), ...chunks]);
};

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};
