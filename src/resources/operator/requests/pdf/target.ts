import type { Place } from '#contract/reading/sheet-reading.ts';

/** A place to be brought into sight; asked for once more, it is another object. */
export interface Target {
  readonly place: Place;
}
