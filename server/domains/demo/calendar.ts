/** The day on which the demo is set: every date in it lies before. */
export const demoDay = '2026-11-01';

/** The day that many days after another, or before it if negative. Days are `YYYY-MM-DD`. */
export const addDays = (day: string, days: number): string => {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
};

/** Days from one day to another. */
export const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
