/** Rows in columns, the first to the left and the others to the right, under a ruled head. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const widths = head.map((_, at) => Math.max(...[head, ...rows].map((row) => row[at]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    row.map((cell, at) => (at === 0 ? cell.padEnd(widths[at] ?? 0) : cell.padStart((widths[at] ?? 0) + 2))).join('');
  const rule = '-'.repeat(line(head).length);
  return [line(head), rule, ...rows.map(line)].join('\n');
};
