import { readFileSync } from 'node:fs';

/**
 * Loaded before the server (`--import`), in each of its threads: its clock is then as many milliseconds ahead as the
 * file of `CLOCK_FILE` says, and jumps when that changes. Timers, which use no clock, are not affected.
 */
const file = process.env.CLOCK_FILE;
const TrueDate = Date;
let shift = 0;

const look = () => {
  try {
    shift = Number(readFileSync(file ?? '', 'utf8'));
  } catch {
    // It is just being written, and is there the next time.
  }
};

if (file) {
  look();
  setInterval(look, 50).unref();
  globalThis.Date = class extends TrueDate {
    constructor(...given: [] | [number | string]) {
      if (given.length === 0) super(TrueDate.now() + shift);
      else super(...(given as [number]));
    }
    static override now() {
      return TrueDate.now() + shift;
    }
  } as DateConstructor;
}
