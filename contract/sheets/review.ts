import { sheetReviewYears } from '../limits.ts';

/** The last day, `YYYY-MM-DD`, of which a sheet is due for review on this day: when a current one has to be asked for. COHSR 10.32. */
export const reviewLimit = (today: Date): string =>
  new Date(Date.UTC(today.getFullYear() - sheetReviewYears, today.getMonth(), today.getDate()))
    .toISOString()
    .slice(0, 10);

/** Whether a sheet bears a day that lies so far back; of one that bears none nobody can say. */
export const isPastReview = (sheetDate: string, today: Date): boolean =>
  sheetDate !== '' && sheetDate <= reviewLimit(today);
