import { locales } from '#contract/languages.ts';
import { contentHash } from '#lib/text/content-hash.ts';
import { escapeHtml } from '#lib/text/escape-html.ts';
import type { DocumentOptions, DocumentSheet } from '../document-sheet.ts';
import { collect, type Sheets } from '../generation/collect.ts';
import { type Following, follow } from '../generation/follow.ts';
import { writePieces } from '../generation/write-pieces.ts';
import { type IndexColumn, indexColumns } from './index-columns.ts';
import { indexFacts } from './index-facts.ts';
import { indexPaper } from './index-paper.ts';
import { indexStyle } from './index-style.ts';
import { indexWords } from './index-words.ts';
import { letterOf } from './letter-of.ts';

/** A list of sheets in the order they come, as a page to print that asks for nothing else; gives its size in bytes. Throws what writing throws. */
export const writeIndexHtml = async (
  options: DocumentOptions,
  sheets: Sheets<DocumentSheet>,
  target: string,
  following: Following = {},
): Promise<{ readonly size: number }> => ({
  size: await writePieces(target, htmlPieces(options, await collect(sheets), following)),
});

async function* htmlPieces(
  options: DocumentOptions,
  sheets: readonly DocumentSheet[],
  following: Following,
): AsyncGenerator<Uint8Array> {
  const columns = indexColumns(options);
  yield Buffer.from(head(options, columns, sheets.length));
  let letter = '';
  for await (const sheet of follow(sheets, following)) {
    const own = letterOf(sheet, options.sort);
    if (own !== letter) yield Buffer.from(letterRow(own, columns.length, letter !== ''));
    letter = own;
    yield Buffer.from(row(columns, sheet));
  }
  const none = sheets.length === 0 ? `<p>${escapeHtml(indexWords.none[options.language])}</p>\n` : '';
  yield Buffer.from(`${letter === '' ? '' : '</tbody>\n'}</table>\n</div>\n${none}</main>\n</body>\n</html>\n`);
}

const head = (options: DocumentOptions, columns: readonly IndexColumn[], count: number): string => {
  const { language, organisation } = options;
  const { width, height } = indexPaper(columns);
  const style = indexStyle(width > height ? 'letter landscape' : 'letter', {
    page: indexWords.page[language],
    pageOf: indexWords.pageOf[language],
  });
  const title = indexWords.title[language];
  const facts = indexFacts(options, count).map(
    ({ label, value }) => `<dt>${escapeHtml(label)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return `<!doctype html>
<html lang="${locales[language]}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src ${contentHash(style)}; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(`${title} — ${organisation}`)}</title>
<style>${style}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p class="organisation">${escapeHtml(organisation)}</p>
<dl>${facts.join('\n')}</dl>
<div class="table" role="region" aria-label="${escapeHtml(title)}" tabindex="0">
<table>
<thead><tr>${columns.map((column) => `<th scope="col">${escapeHtml(column.head)}</th>`).join('')}</tr></thead>
`;
};

const letterRow = (letter: string, columns: number, isNext: boolean): string =>
  `${isNext ? '</tbody>\n' : ''}<tbody>\n<tr><th class="letter" scope="rowgroup" colspan="${columns}">${escapeHtml(letter)}</th></tr>\n`;

const row = (columns: readonly IndexColumn[], sheet: DocumentSheet): string => {
  const [first, ...others] = columns;
  const cells = others.map(
    ({ textOf, isWhole }) => `<td${isWhole ? ' class="whole"' : ''}>${escapeHtml(textOf(sheet))}</td>`,
  );
  return `<tr><th scope="row">${escapeHtml(first?.textOf(sheet) ?? '')}</th>${cells.join('')}</tr>\n`;
};
