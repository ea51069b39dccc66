/** What a spreadsheet takes for the beginning of a formula, full-width signs of East Asian keyboards too. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The text of a cell, behind an apostrophe where a spreadsheet would run it: people name products, files and themselves. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** In quotation marks where it has to be: most of what stands in a list is words. */
const cellOf = (text: string): string => {
  const words = withoutFormula(text);
  return /[",\r\n]/.test(words) ? `"${words.replaceAll('"', '""')}"` : words;
};

/** A line of a file for spreadsheets (RFC 4180); one that is empty would be none. */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',') || '""'}\r\n`;
