import { attentionKinds } from './attention.ts';
import { isPastReview } from './review.ts';
import { attentionStatuses, type SheetStatus, sheetStatuses } from './status.ts';
import type { Vocabulary } from './vocabulary.ts';

/** How a sheet may stand on a day: its status, and what follows from its age and from its supplier's other versions. */
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

/** Every way in which a sheet stands: never none, and at most each once. What somebody has said of it comes first. */
export type SheetStandings = readonly [SheetStanding, ...SheetStanding[]];

/** How a sheet stands: in every way whose name describes it, and only then as current when it is nothing else. */
export const standingsOf = ({ status, sheetDate, isSuperseded }: Facts, today: Date): SheetStandings => {
  const [first, ...others]: SheetStanding[] = [
    ...(status === 'current' ? [] : [status]),
    ...(isSuperseded ? (['superseded'] as const) : []),
    ...(isPastReview(sheetDate, today) ? (['past-review'] as const) : []),
  ];
  return first ? [first, ...others] : [status];
};
