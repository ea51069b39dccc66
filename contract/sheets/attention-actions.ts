import type { AttentionKind } from './attention.ts';

/**
 * What the desk can do so that a sheet needs attention no more: give it a `pdf`; fill it in by hand (`edit`); `join` it with its other
 * language; `add` a sheet; `move` its collections to the newer version; say that the supplier was asked (`ask`); `settle` it, where there is
 * nothing to be done.
 */
export type AttentionAction = 'pdf' | 'edit' | 'join' | 'add' | 'move' | 'ask' | 'settle';

/** By kind of attention, what empties its list; the usual comes first. A kind without an action is a type error. */
export const attentionActions = {
  old: ['ask', 'add', 'settle'],
  superseded: ['move', 'settle'],
  'one-language': ['join', 'add', 'ask', 'settle'],
  'no-pdf': ['pdf', 'ask', 'settle'],
  unread: ['edit', 'pdf', 'settle'],
} as const satisfies Record<AttentionKind, readonly [AttentionAction, ...AttentionAction[]]>;

/** How attention is settled: the supplier was asked, or there is nothing to be done. */
export const settlings = ['asked', 'settled'] as const;
export type Settling = (typeof settlings)[number];

/** Days for which it stays so, at most: then somebody looks again. */
export const settledDays = { asked: 90, settled: 365 } as const satisfies Record<Settling, number>;
