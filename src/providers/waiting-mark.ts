/** What waits on this device to be sent, by person, as the browser remembers it between pages and over a sign-out of others. */
type Marks = Readonly<Record<string, WaitingMark>>;

/** What the browser notes of additions that wait for a connection. */
export interface WaitingMark {
  readonly count: number;
  /** Milliseconds since 1970 from which the first of it is kept no longer. */
  readonly until: number;
}

/** Under which it notes them. */
export const waitingKey = 'waiting';

const readMarks = (): Marks => JSON.parse(localStorage.getItem(waitingKey) ?? '{}');

/** How many additions of this person wait on this device. */
export const countWaiting = (who: string | undefined): number =>
  who === undefined ? 0 : (readMarks()[who]?.count ?? 0);

/** Notes what waits of a person; nothing where the count is 0. */
export const noteWaiting = (who: string, mark: WaitingMark): void => {
  const { [who]: _, ...others } = readMarks();
  const marks = mark.count > 0 ? { ...others, [who]: mark } : others;
  if (Object.keys(marks).length === 0) localStorage.removeItem(waitingKey);
  else localStorage.setItem(waitingKey, JSON.stringify(marks));
};

/** The database with what waits of a person: no other person's page opens it. */
export const waitingDatabase = (who: string): string => `vigie-waiting ${who}`;

let letGo = () => {};

/** Tells what shows waiting additions to let go of them. */
export const onForgetWaiting = (listener: () => void): void => {
  letGo = listener;
};

/** Removes what waits of this person from this device. */
export const forgetWaiting = (who: string | undefined): void => {
  if (countWaiting(who) === 0 || who === undefined) return;
  noteWaiting(who, { count: 0, until: 0 });
  letGo();
  indexedDB.deleteDatabase(waitingDatabase(who));
};

/** Removes, of whomever it is, what nobody came back to send. */
export const sweepWaiting = (now = Date.now()): void => {
  for (const [who, { until }] of Object.entries(readMarks())) if (until <= now) forgetWaiting(who);
};
