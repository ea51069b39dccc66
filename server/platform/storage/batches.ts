/** Rows of one INSERT: 22 columns each stay well below SQLite's limit of 32,766 parameters. */
const batchSize = 500;

/** The items in runs of `size`, so that no single statement outgrows the database's limit of parameters. */
export function* inBatches<Item>(items: readonly Item[], size = batchSize): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += size) yield items.slice(start, start + size);
}
