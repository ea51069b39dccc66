/** A day of the calendar, `YYYY-MM-DD`, and so many days after it; before it where they are negative. */
export const addDays = (day: string, count: number): string => {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() + count);
  return date.toISOString().slice(0, 10);
};

/** 0 is Sunday. */
export const weekdayOf = (day: string): number => new Date(day).getUTCDay();

/** Where the provider works. */
export const providerZone = 'America/Toronto';

/** The name of a time zone as it is always written; undefined for what is none. */
export const knownTimeZone = (zone: string | undefined): string | undefined => {
  if (!zone) return undefined;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
};

/** The day that an instant (ISO 8601) falls on in a time zone. */
export const dayIn = (instant: string, timeZone: string): string =>
  localTime(Date.parse(instant), timeZone).slice(0, 10);

/** The instant (ISO 8601) with which a day begins in a time zone. */
export const startOfDay = (day: string, timeZone: string): string => {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const ahead = (at: number) => Date.parse(`${localTime(at, timeZone)}Z`) - at;
  // Twice: the clocks may change between midnight of UTC and that of the zone.
  return new Date(midnight - ahead(midnight - ahead(midnight))).toISOString();
};

/** The day that an instant (ISO 8601) falls on where the provider works. */
export const providerDay = (instant: string): string => dayIn(instant, providerZone);

/** The instant (ISO 8601) with which a day begins where the provider works. */
export const startOfProviderDay = (day: string): string => startOfDay(day, providerZone);

/** By time zone: the making of one takes long. */
const formats = new Map<string, Intl.DateTimeFormat>();

const localTime = (at: number, timeZone: string): string => {
  const known =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, known);
  return known.format(at).replace(' ', 'T');
};
