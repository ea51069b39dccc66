import { sheetReviewYears } from '../limits.ts';

/** The day, `YYYY-MM-DD`, so many years before one, or so many days after that. */
export const yearsBefore = (today: Date, years: number, days = 0): string =>
  new Date(Date.UTC(today.getFullYear() - years, today.getMonth(), today.getDate() + days)).toISOString().slice(0, 10);

/** The last day, `YYYY-MM-DD`, of which a sheet is due for review on this day: when a current one has to be asked for. COHSR 10.32. */
export const reviewLimit = (today: Date): string => yearsBefore(today, sheetReviewYears);

/** Whether a sheet bears a day that lies so far back; of one that bears none nobody can say. */
export const isPastReview = (sheetDate: string, today: Date): boolean =>
  sheetDate !== '' && sheetDate <= reviewLimit(today);
