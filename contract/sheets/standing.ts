import { attentionKinds } from './attention.ts';
import { isPastReview } from './review.ts';
import { attentionStatuses, type SheetStatus, sheetStatuses } from './status.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a sheet stands on a day: its status, and what follows from its age and from its supplier's other versions. */
export const sheetStandings = {
  ...sheetStatuses,
  superseded: attentionKinds.superseded,
  'past-review': attentionKinds.old,
} as const satisfies Vocabulary;
export type SheetStanding = keyof typeof sheetStandings;

/** Standings that a member has to do something about: the section "Products requiring attention". */
export const attentionStandings: readonly SheetStanding[] = [...attentionStatuses, 'superseded', 'past-review'];

interface Facts {
  readonly status: SheetStatus;
  /** Day the sheet bears, or empty. */
  readonly sheetDate: string;
  /** Its supplier has a newer version in the same language. */
  readonly isSuperseded: boolean;
}

/** How a sheet stands: what somebody has said of it counts more than what follows from its days. */
export const standingOf = ({ status, sheetDate, isSuperseded }: Facts, today: Date): SheetStanding => {
  if (status !== 'current') return status;
  if (isSuperseded) return 'superseded';
  return isPastReview(sheetDate, today) ? 'past-review' : status;
};
