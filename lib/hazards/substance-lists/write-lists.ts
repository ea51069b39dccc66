import type { Lists } from './lists-in-force.ts';
import { entryColumns, givenColumns } from './read-lists.ts';

/** Lists as a CSV that `readLists` reads as the same ones; with a byte order mark, by which a spreadsheet knows that it is UTF-8. */
export const writeLists = (lists: Lists): string =>
  `\uFEFF${[
    [...entryColumns, ...givenColumns],
    ...[...lists.values()].flatMap(({ entries, date, source }) =>
      entries.map((entry) => [...entryColumns.map((column) => entry[column]), date, source]),
    ),
  ]
    .map((cells) => `${cells.map(cellOf).join(',')}\r\n`)
    .join('')}`;

/** Nothing here begins as a formula does: it comes from lists that were checked, and goes back into them. */
const cellOf = (text: string): string => (/[",;\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
