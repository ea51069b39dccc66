import { addDays, weekdayOf } from './days.ts';
import { quebecHolidays } from './quebec-holidays.ts';

/** Whether people work on it: no Saturday, no Sunday, no statutory holiday of Québec. */
export const isBusinessDay = (day: string): boolean =>
  weekdayOf(day) !== 0 && weekdayOf(day) !== 6 && !quebecHolidays(Number(day.slice(0, 4))).includes(day);

/** The business day so many business days after a day. */
export const addBusinessDays = (day: string, count: number): string => {
  let reached = day;
  for (let left = count; left > 0; ) {
    reached = addDays(reached, 1);
    if (isBusinessDay(reached)) left--;
  }
  return reached;
};
