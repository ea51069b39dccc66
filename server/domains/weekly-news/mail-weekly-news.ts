import { z } from 'zod';
import { listedUnderValues } from '#contract/sheets/listed-under.ts';
import { defineJob } from '#server/platform/jobs/job.ts';

const sheets = z.object({
  count: z.number().int(),
  /** The first of them by name. */
  named: z.array(z.object({ isn: z.number().int(), name: z.string(), manufacturer: z.string() })),
});

/** What became of a collection in a week. */
export const news = z.object({
  since: z.iso.date(),
  added: sheets,
  /** Newer sheets in place of older ones of the same product. */
  replaced: sheets,
  removed: sheets,
  /** Those that turned so old that they are due for review. */
  due: sheets,
  /** Of those added, the ones on lists that the organisation watches, by list. */
  listed: z.array(z.object({ list: z.enum(listedUnderValues), sheets })),
});
export type News = z.infer<typeof news>;

/** Mails somebody who manages a collection what is new in it. */
export const mailWeeklyNews = defineJob(
  'mail-weekly-news',
  z.object({ userId: z.number().int(), organisationId: z.number().int(), news }),
);
