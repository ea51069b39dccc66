import { sheetReviewYears } from '#contract/limits.ts';

/** Whether a sheet bears a date three years old or more, when a current one has to be asked for. COHSR 10.32. */
export const isPastReview = (sheetDate: string, today: Date): boolean => {
  if (!sheetDate) return false;
  const limit = new Date(Date.UTC(today.getFullYear() - sheetReviewYears, today.getMonth(), today.getDate()));
  return sheetDate <= limit.toISOString().slice(0, 10);
};
