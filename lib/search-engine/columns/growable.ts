import { createByteArray } from './utf8.ts';

/** The arrays an index is made of. */
export type Cells = Uint8Array<ArrayBuffer> | Uint16Array<ArrayBuffer> | Uint32Array<ArrayBuffer>;

/** A typed array that grows at its end. Hot loops read `data` directly; only its first `length` cells mean anything. */
export class Growable<C extends Cells = Cells> {
  data: C;
  length: number;

  constructor(data: C, length = 0) {
    this.data = data;
    this.length = length;
  }

  /** Adds a number and gives the position it stands at. */
  push(value: number): number {
    if (this.length === this.data.length) this.reserve(this.length + 1);
    this.data[this.length] = value;
    return this.length++;
  }

  /** Makes room for `capacity` cells, half as many again as now at least so that repeated growth stays cheap. */
  reserve(capacity: number): void {
    if (capacity <= this.data.length) return;
    const size = Math.max(capacity, Math.ceil(this.data.length * 1.5), 16);
    const grown = emptyLike(this.data, size);
    grown.set(this.view());
    this.data = grown;
  }

  /** The cells in use, without a copy; void once the array has grown. */
  view(): C {
    return this.data.subarray(0, this.length) as C;
  }
}

/** An array of the same kind, of so many cells. */
export const emptyLike = <C extends Cells>(cells: C, size: number): C => {
  if (cells instanceof Uint8Array) return createByteArray(size) as C;
  return (cells instanceof Uint16Array ? new Uint16Array(size) : new Uint32Array(size)) as C;
};

/** Cells of 32 bits, for rows, codes and positions. */
export type Numbers = Growable<Uint32Array<ArrayBuffer>>;
/** Cells of 16 bits, for the masks of postings. */
export type Halves = Growable<Uint16Array<ArrayBuffer>>;
/** Cells of 8 bits, for UTF-8 and for marks of rows. */
export type Bytes = Growable<Uint8Array<ArrayBuffer>>;

/** Empty, with room for `capacity` cells. */
export const createNumbers = (capacity = 0): Numbers => new Growable(new Uint32Array(capacity));
/** Empty, with no room yet. */
export const createHalves = (): Halves => new Growable(new Uint16Array(0));
/** Empty, with room for `capacity` cells; Node's Buffer reads texts from it. */
export const createBytes = (capacity = 0): Bytes => new Growable(createByteArray(capacity));
