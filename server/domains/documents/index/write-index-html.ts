import { locales } from '#contract/languages.ts';
import { contentHash } from '#lib/text/content-hash.ts';
import { escapeHtml } from '#lib/text/escape-html.ts';
import type { DocumentOptions, DocumentSheet } from '../document-sheet.ts';
import { collect, type Sheets } from '../generation/collect.ts';
import type { Following } from '../generation/follow.ts';
import { writePieces } from '../generation/write-pieces.ts';
import { followRows, groupSheets } from './group-sheets.ts';
import { type IndexColumn, indexColumns } from './index-columns.ts';
import { indexFacts } from './index-facts.ts';
import { indexPaper } from './index-paper.ts';
import { indexWords } from './index-words.ts';

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
  let last = '';
  for await (const { heading, sheet } of followRows(groupSheets(sheets, options), sheets.length, following)) {
    if (heading !== last) yield Buffer.from(headingRow(heading, columns.length, last !== ''));
    last = heading;
    yield Buffer.from(row(columns, sheet));
  }
  const none = sheets.length === 0 ? `<p>${escapeHtml(indexWords.none[options.language])}</p>\n` : '';
  yield Buffer.from(`${last === '' ? '' : '</tbody>\n'}</table>\n</div>\n${none}</main>\n</body>\n</html>\n`);
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

const headingRow = (heading: string, columns: number, isNext: boolean): string =>
  `${isNext ? '</tbody>\n' : ''}<tbody>\n<tr><th class="letter" scope="rowgroup" colspan="${columns}">${escapeHtml(heading)}</th></tr>\n`;

const row = (columns: readonly IndexColumn[], sheet: DocumentSheet): string => {
  const [first, ...others] = columns;
  const cells = others.map(
    ({ textOf, isWhole }) => `<td${isWhole ? ' class="whole"' : ''}>${escapeHtml(textOf(sheet))}</td>`,
  );
  return `<tr><th scope="row">${escapeHtml(first?.textOf(sheet) ?? '')}</th>${cells.join('')}</tr>\n`;
};

/** How an index looks on the screen and on paper: black on white once printed, the head on each page, rows whole. */
const indexStyle = (paper: 'letter' | 'letter landscape', foot: { page: string; pageOf: string }): string => `
:root { color-scheme: light dark; --bg: #f5f7f6; --paper: #fff; --text: #14201e; --text2: #4e5c59; --line: #dde4e2; --accent: #0b6663; --head: #e2f1ef; }
@media (prefers-color-scheme: dark) {
  :root { --bg: #0e1413; --paper: #151d1b; --text: #e7eeec; --text2: #a9b7b3; --line: #283431; --accent: #5cc8bf; --head: #15332f; }
}
body { margin: 0; background: var(--bg); color: var(--text); font: 14px/20px -apple-system, BlinkMacSystemFont, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", Arial, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 1200px; margin: 0 auto; padding: 24px 16px; }
h1 { margin: 0; font-size: 26px; line-height: 32px; letter-spacing: -.01em; }
.organisation { margin: 4px 0 16px; font-size: 16px; color: var(--text2); }
dl { display: grid; grid-template-columns: max-content 1fr; gap: 4px 16px; margin: 0 0 20px; }
dt { color: var(--text2); }
dd { margin: 0; overflow-wrap: anywhere; }
.table { overflow-x: auto; }
table { width: 100%; border-collapse: collapse; background: var(--paper); }
th, td { padding: 6px 8px; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; overflow-wrap: break-word; }
thead th { background: var(--head); font-size: 12px; line-height: 16px; }
tbody th { font-weight: 400; }
.whole { white-space: nowrap; }
tbody th.letter { padding-top: 12px; border-bottom-color: var(--accent); color: var(--accent); font-weight: 600; }
@page { size: ${paper}; margin: 12mm; @bottom-right { content: "${foot.page} " counter(page) " ${foot.pageOf} " counter(pages); font: 8pt sans-serif; } }
@media print {
  :root { --bg: #fff; --paper: #fff; --text: #000; --text2: #333; --line: #bbb; --accent: #000; --head: #eee; }
  body { font-size: 8.5pt; line-height: 1.25; print-color-adjust: exact; }
  main { max-width: none; padding: 0; }
  .table { overflow: visible; }
  thead { display: table-header-group; }
  tr { break-inside: avoid; }
  th.letter { break-after: avoid; }
}
`;
