import { attentionKinds } from './attention.ts';
import { isPastReview } from './review.ts';
import { type SheetStatus, sheetStatuses } from './status.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Statuses that a sheet may have on a day: the stored one, and what follows from its age and from its supplier's other versions. */
export const effectiveStatuses = {
  ...sheetStatuses,
  superseded: attentionKinds.superseded,
  'past-review': attentionKinds.old,
} as const satisfies Vocabulary;
export type EffectiveStatus = keyof typeof effectiveStatuses;

/** Statuses that need an action of a member: the section "Products requiring attention". */
export const attentionStatuses: readonly EffectiveStatus[] = [
  'update-requested',
  'discontinued',
  'not-sold-in-canada',
  'no-longer-updated',
  'superseded',
  'past-review',
];

interface Facts {
  readonly status: SheetStatus;
  /** Day the sheet bears, or empty. */
  readonly sheetDate: string;
  /** Its supplier has a newer version in the same language. */
  readonly isSuperseded: boolean;
}

/** All statuses of a sheet on a day: at least one, each at most once. The stored one comes first. */
export type EffectiveStatuses = readonly [EffectiveStatus, ...EffectiveStatus[]];

/** The statuses that describe a sheet on a day; `current` only where it has no other. */
export const effectiveStatusesOf = ({ status, sheetDate, isSuperseded }: Facts, today: Date): EffectiveStatuses => {
  const [first, ...others]: EffectiveStatus[] = [
    ...(status === 'current' ? [] : [status]),
    ...(isSuperseded ? (['superseded'] as const) : []),
    ...(isPastReview(sheetDate, today) ? (['past-review'] as const) : []),
  ];
  return first ? [first, ...others] : [status];
};
