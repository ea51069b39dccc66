/** How an index looks on the screen and on paper: black on white once printed, the head on each page, rows whole. */
export const indexStyle = (paper: 'letter' | 'letter landscape', foot: { page: string; pageOf: string }): string => `
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
