import { addDays, weekdayOf } from './days.ts';

/**
 * The statutory general holidays of Québec in a year, `YYYY-MM-DD`: section 60 of the Act respecting labour standards (CQLR, c. N-1.1) and
 * sections 2 and 5 of the National Holiday Act (c. F-1.1). Of Good Friday and Easter Monday an employer gives one: here Good Friday.
 */
export const quebecHolidays = (year: number): readonly string[] => {
  const on = (monthAndDay: string) => `${year}-${monthAndDay}`;
  /** The same day, or the one after it where it is a Sunday. */
  const notOnSunday = (day: string) => (weekdayOf(day) === sunday ? addDays(day, 1) : day);
  return [
    on('01-01'),
    addDays(easterSunday(year), -2),
    // National Patriots' Day: the Monday before May 25.
    mondayFrom(on('05-18')),
    notOnSunday(on('06-24')),
    notOnSunday(on('07-01')),
    mondayFrom(on('09-01')),
    // Thanksgiving: the second Monday of October.
    mondayFrom(on('10-08')),
    on('12-25'),
  ];
};

const sunday = 0;
const monday = 1;

/** That day, or the first Monday after it. */
const mondayFrom = (day: string): string => addDays(day, (monday - weekdayOf(day) + 7) % 7);

/** By the rule of the Gregorian calendar, as Meeus, Jones and Butcher wrote it down. */
export const easterSunday = (year: number): string => {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const ofCentury = year % 100;
  const lunar = Math.floor((century + 8) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - Math.floor((century - lunar + 1) / 3) + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * weekday) / 451);
  const sum = epact + weekday - 7 * late + 114;
  const two = (value: number) => String(value).padStart(2, '0');
  return `${year}-${two(Math.floor(sum / 31))}-${two((sum % 31) + 1)}`;
};
