import { dropKept } from '#src/offline/drop-kept.ts';

/** For whom this device keeps sheets, as the browser remembers it between pages. */
export interface KeptMark {
  /** As `identityOf` writes a person. */
  readonly who: string;
  /** Milliseconds since 1970 from which nothing is shown any more, unless the server says something before. */
  readonly until: number;
  /** Shown where the session has ended (`checkKeptPass`). */
  readonly pass: string;
}

/** Under which the browser notes what this device keeps, and for whom. */
export const keptMarkKey = 'kept';

/** Under which a page notes that it has begun to remove what was kept. */
export const droppingKey = 'keptDropping';

/** Null where this device keeps nothing. */
export const readKeptMark = (): KeptMark | null => JSON.parse(localStorage.getItem(keptMarkKey) ?? 'null');

/** Whether sheets are kept for this person, and may still be shown. */
export const isKeptFor = (who: string): boolean => {
  const mark = readKeptMark();
  return mark?.who === who && mark.until > Date.now();
};

let letGo = () => {};

/** Tells what holds kept sheets in the memory of this page to let go of them. */
export const onForgetKept = (listener: () => void): void => {
  letGo = listener;
};

/** Removes all that is kept on this device, if anything is. */
export const forgetKept = (): void => {
  if (!readKeptMark()) return;
  localStorage.removeItem(keptMarkKey);
  letGo();
  drop();
};

/** Removing goes on where a page was left before it was done: nothing else remembers that something lies there. */
export const finishDropping = (): void => {
  if (localStorage.getItem(droppingKey)) drop();
};

const drop = (): void => {
  localStorage.setItem(droppingKey, '1');
  void dropKept().then(() => localStorage.removeItem(droppingKey));
};

/** What is kept for one person is gone before another is signed in, and once the server has said nothing for too long. */
export const keepOnlyFor = (who: string): void => {
  if (!isKeptFor(who)) forgetKept();
};
