import { languages } from '#contract/languages.ts';
import type { Snapshots } from '../columns/columns-engine.ts';
import { rankedNames } from '../columns/field-layout.ts';
import { emptyLike } from '../columns/growable.ts';
import { createIndexState, type IndexState } from '../columns/index-state.ts';
import { mergeBeyond } from '../columns/postings.ts';
import { ranksOf } from '../columns/ranks.ts';
import { sectionsOf, snapshotFormat } from './layout.ts';
import { readSections, writeSections } from './sections-file.ts';

/**
 * Writes an index to a file: under another name first, synced, then renamed, so that the file is always a whole one.
 * Nobody may change the index meanwhile. Rejects when the disk does.
 */
const writeSnapshot = async (organisation: number, index: IndexState, file: string): Promise<void> => {
  mergeBeyond(index.postings, 0);
  for (const name of rankedNames) for (const language of languages) ranksOf(index.dictionaries[name], language);
  const sections = sectionsOf(index).map(({ name, read }) => ({ name, data: read() }));
  await writeSections(file, { format: snapshotFormat, organisation, version: index.version }, sections);
};

/** The index in a file; undefined when there is none, or it is damaged, of another format or of another organisation. */
const readSnapshot = async (organisation: number, file: string): Promise<IndexState | undefined> => {
  const index = createIndexState();
  const sections = sectionsOf(index);
  const found = await readSections(file, { format: snapshotFormat, organisation }, sections.map(toEmpty));
  if (!found) return undefined;
  for (const [number, { write }] of sections.entries()) write(found.arrays[number]!.data, found.arrays[number]!.length);
  index.version = found.version;
  restoreRows(index);
  return index;
};

const toEmpty = ({ name, read, grows }: ReturnType<typeof sectionsOf>[number]) => ({
  name,
  empty: (capacity: number) => emptyLike(read(), capacity),
  grows,
});

const restoreRows = (index: IndexState): void => {
  const { data } = index.columns.isn;
  for (let row = 0; row < index.alive.length; row++) {
    if (index.alive.data[row] === 0) continue;
    index.rowOfIsn.set(data[row]!, row);
    index.aliveCount++;
  }
};

/** Snapshots as files. */
export const snapshotFiles: Snapshots = { write: writeSnapshot, read: readSnapshot };
