import { endianness } from 'node:os';
import { crc32 } from 'node:zlib';
import { listsVersion } from '#lib/hazards/substance-lists/lists-in-force.ts';
import type { Snapshots } from '../columns/columns-engine.ts';
import { emptyLike } from '../columns/growable.ts';
import { createIndexState, type IndexState } from '../columns/index-state.ts';
import { layoutParts, putTogether, sectionsOf, takeApart } from './layout.ts';
import { readSections, writeSections } from './sections-file.ts';

/** With the layout, what the file rests on: the lists of substances in force, the collation of the ranks, the byte order of the machine. */
export const snapshotFormat = (): string =>
  crc32(JSON.stringify([...layoutParts, listsVersion(), process.versions.icu, endianness()])).toString(16);

/**
 * Writes an index to a file: under another name first, synced, then renamed, so that the file is always a whole one.
 * Nobody may change the index meanwhile. Rejects when the disk does.
 */
const writeSnapshot = (organisation: number, index: IndexState, file: string): Promise<void> =>
  writeSections(file, { format: snapshotFormat(), organisation, version: index.version }, takeApart(index));

/** The index in a file; undefined when there is none, or it is damaged, of another format or of another organisation. */
const readSnapshot = async (organisation: number, file: string): Promise<IndexState | undefined> => {
  const wanted = sectionsOf(createIndexState()).map(toEmpty);
  const found = await readSections(file, { format: snapshotFormat(), organisation }, wanted);
  return found && putTogether(found.version, found.arrays);
};

const toEmpty = ({ name, read, grows }: ReturnType<typeof sectionsOf>[number]) => ({
  name,
  empty: (capacity: number) => emptyLike(read(), capacity),
  grows,
});

/** Snapshots as files. */
export const snapshotFiles: Snapshots = { write: writeSnapshot, read: readSnapshot };
