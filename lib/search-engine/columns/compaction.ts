import { columnNames } from './field-layout.ts';
import type { IndexState } from './index-state.ts';
import { renumberPostings } from './postings.ts';

/** Drops the rows that no longer stand and closes the gaps. Texts no record has any more keep their codes. */
export const compact = (index: IndexState): void => {
  const newRows = new Uint32Array(index.alive.length).fill(gone);
  let size = 0;
  for (let row = 0; row < newRows.length; row++) if (index.alive.data[row] === 1) newRows[row] = size++;
  for (const name of columnNames) {
    const column = index.columns[name];
    for (let row = 0; row < newRows.length; row++)
      if (newRows[row] !== gone) column.data[newRows[row]!] = column.data[row]!;
    column.length = size;
  }
  index.alive.data.fill(1, 0, size);
  index.alive.length = size;
  for (let row = 0; row < size; row++) index.rowOfIsn.set(index.columns.isn.data[row]!, row);
  renumberPostings(index.postings, newRows, gone);
  index.aliveRows = undefined;
  index.orders.clear();
};

const gone = 0xffffffff;
