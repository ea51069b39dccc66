/** Sheets as they come, or as they are. */
export type Sheets<Sheet> = Iterable<Sheet> | AsyncIterable<Sheet>;

/** All of them, for documents that tell their number first. */
export const collect = async <Sheet>(sheets: Sheets<Sheet>): Promise<readonly Sheet[]> => {
  if (Array.isArray(sheets)) return sheets;
  const collected: Sheet[] = [];
  for await (const sheet of sheets) collected.push(sheet);
  return collected;
};
