/** What a spreadsheet takes for the beginning of a formula, full-width signs of East Asian keyboards too. */
const formula = /^\s*[=+\-@＝＋－＠]|^[\t\r\n]/;

/** The text of a cell, behind an apostrophe where a spreadsheet would run it: people name products, files and themselves. */
export const withoutFormula = (text: string): string => (formula.test(text) ? `'${text}` : text);

/** A cell in quotation marks, and no formula. */
const cellOf = (text: string): string => `"${withoutFormula(text).replaceAll('"', '""')}"`;

/** A line of a file for spreadsheets (RFC 4180). */
export const csvLine = (cells: readonly string[]): string => `${cells.map(cellOf).join(',')}\r\n`;
