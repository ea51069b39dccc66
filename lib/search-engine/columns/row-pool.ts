/** Arrays for rows, used again by the next search: a new array of a hundred thousand rows costs as much as filling it. */
export interface RowPool {
  readonly arrays: Uint32Array<ArrayBuffer>[];
  taken: number;
}

/** Holds no array yet; `takeRows` makes them. */
export const createRowPool = (): RowPool => ({ arrays: [], taken: 0 });

/** All arrays may be used again: nothing of an earlier search is looked at any more. */
export const emptyPool = (pool: RowPool): void => {
  pool.taken = 0;
};

/** An array of so many rows with anything in it, good until the pool is emptied. */
export const takeRows = (pool: RowPool, size: number): Uint32Array<ArrayBuffer> => {
  const at = pool.taken++;
  const known = pool.arrays[at];
  const array = known && known.length >= size ? known : new Uint32Array(Math.ceil(size * 1.25));
  pool.arrays[at] = array;
  return array.subarray(0, size);
};
