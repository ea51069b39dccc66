/** A set of rows that is emptied in no time: a row is in it when its stamp is the present round's. */
export interface Marks {
  stamps: Uint32Array<ArrayBuffer>;
  round: number;
}

/** It has no room yet: `clearMarks` makes it before the first use. */
export const createMarks = (): Marks => ({ stamps: new Uint32Array(0), round: 0 });

/** Empties the set, with room for rows below `rowCount`. */
export const clearMarks = (marks: Marks, rowCount: number): void => {
  if (marks.stamps.length < rowCount) marks.stamps = new Uint32Array(Math.ceil(rowCount * 1.25));
  if (marks.round === 0xffffffff) {
    marks.stamps.fill(0);
    marks.round = 0;
  }
  marks.round++;
};

/** Puts rows into the emptied set. */
export const markOnly = (marks: Marks, rows: Uint32Array, rowCount: number): void => {
  clearMarks(marks, rowCount);
  const { stamps, round } = marks;
  for (let at = 0; at < rows.length; at++) stamps[rows[at]!] = round;
};

/** The rows of a list that are in the set, or with `wanted` false those that are not. */
export const pickMarked = ({ stamps, round }: Marks, rows: Uint32Array, wanted = true): Uint32Array => {
  const picked = new Uint32Array(rows.length);
  let size = 0;
  for (let at = 0; at < rows.length; at++) if ((stamps[rows[at]!] === round) === wanted) picked[size++] = rows[at]!;
  return picked.subarray(0, size);
};
