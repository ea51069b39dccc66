import { type ZipEntry, zip } from '#lib/zip/zip.ts';
import { escapeText } from './escape-text.ts';
import { sheetXml, type Table } from './sheet-xml.ts';
import { stylesXml } from './styles.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Where in the package the sheet lies. */
const sheetPath = 'xl/worksheets/sheet1.xml';

/** The small files of a workbook with one sheet, by their path in the package. */
const workbookParts = (sheetName: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/${sheetPath}" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${escapeText(sheetName)}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships([
    ['worksheet', 'worksheets/sheet1.xml'],
    ['styles', 'styles.xml'],
  ]),
  'xl/styles.xml': stylesXml,
});

const relationships = (targets: readonly (readonly [type: string, target: string])[]): string => {
  const all = targets.map(
    ([type, target], at) => `<Relationship Id="rId${at + 1}" Type="${office}/${type}" Target="${target}"/>`,
  );
  return `${declaration}<Relationships xmlns="${packages}/relationships">${all.join('')}</Relationships>`;
};

/** Bytes handed on at a time, at least: fewer would cost more to hand on than to make. */
const fewestBytes = 64 * 1024;

/** A workbook of one sheet, in pieces that own their memory and are made on demand. */
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
