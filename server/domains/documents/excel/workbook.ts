import { type ZipEntry, zip } from '#lib/zip/zip.ts';
import { sheetXml, type Table } from './sheet-xml.ts';
import { sheetPath, workbookParts } from './workbook-parts.ts';

/** Bytes handed on at a time, at least: fewer would cost more to hand on than to make. */
const fewestBytes = 64 * 1024;

/** A workbook of one sheet, in pieces whose memory is their own, made only as they are asked for. */
export async function* workbookBytes<Row>({
  name,
  ...table
}: Table<Row> & { readonly name: string }): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const entries: ZipEntry[] = [
    ...Object.entries(workbookParts(name)).map(([path, xml]) => ({ name: path, data: [Buffer.from(xml)] })),
    { name: sheetPath, data: sheetXml(table) },
  ];
  let pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of zip(entries)) {
    pieces.push(piece);
    length += piece.length;
    if (length < fewestBytes) continue;
    yield join(pieces, length);
    pieces = [];
    length = 0;
  }
  yield join(pieces, length);
}

const join = (pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> => {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};
