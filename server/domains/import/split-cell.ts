/** The values of a cell that holds several: parted by `;`, `|` or line breaks, each once. */
export const splitCell = (cell: string): string[] => [
  ...new Set(
    cell
      .split(/[;|\n\r]/)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
