import { type ZipEntry, zip } from '#lib/zip/zip.ts';
import { type AboutLine, aboutXml } from './about-xml.ts';
import { escapeText } from './escape-text.ts';
import { sheetXml, type Table } from './sheet-xml.ts';
import { stylesXml } from './styles.ts';

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packages = 'http://schemas.openxmlformats.org/package/2006';
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** Where in the package the sheets lie: the rows, and what they are. */
const paths = ['xl/worksheets/sheet1.xml', 'xl/worksheets/sheet2.xml'] as const;

const override = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${types}.${type}+xml"/>`;

/** The small files of a workbook of two sheets, by their path in the package. The head of the first is printed on each page. */
const workbookParts = (names: readonly string[]): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `${declaration}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/>${override('xl/workbook.xml', 'sheet.main')}${paths.map((path) => override(path, 'worksheet')).join('')}${override('xl/styles.xml', 'styles')}</Types>`,
  '_rels/.rels': relationships([['officeDocument', 'xl/workbook.xml']]),
  'xl/workbook.xml': `${declaration}<workbook xmlns="${main}" xmlns:r="${office}"><sheets>${names.map((name, at) => `<sheet name="${escapeText(name)}" sheetId="${at + 1}" r:id="rId${at + 1}"/>`).join('')}</sheets><definedNames><definedName name="_xlnm.Print_Titles" localSheetId="0">${escapeText(names[0] ?? '')}!$1:$1</definedName></definedNames></workbook>`,
  'xl/_rels/workbook.xml.rels': relationships([
    ...paths.map((path) => ['worksheet', path.slice('xl/'.length)] as const),
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

interface Workbook<Row> extends Table<Row> {
  /** Of the sheet of rows, one word. */
  readonly name: string;
  /** What the rows are, on a sheet of its own. */
  readonly about: { readonly name: string; readonly lines: readonly AboutLine[] };
}

/** A workbook of rows and of what they are, in pieces whose memory is their own, made only as they are asked for. */
export async function* workbookBytes<Row>({
  name,
  about,
  ...table
}: Workbook<Row>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const entries: ZipEntry[] = [
    ...Object.entries(workbookParts([name, about.name])).map(([path, xml]) => ({
      name: path,
      data: [Buffer.from(xml)],
    })),
    { name: paths[0], data: sheetXml(table) },
    { name: paths[1], data: [Buffer.from(aboutXml(about.lines))] },
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
