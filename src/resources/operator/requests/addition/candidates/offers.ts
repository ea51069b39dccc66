import type { AdditionDecision, Candidate } from '#contract/operator/addition.ts';
import { isFileThere } from '#contract/operator/presume-decision.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { RequestMessageKey } from '#src/resources/operator/requests/messages.ts';

type Kind = Exclude<AdditionDecision['kind'], 'new'>;

/** Something that can be done with the addition in view of a sheet that is like it. */
interface Offer {
  readonly kind: Kind;
  readonly label: RequestMessageKey;
}

const replace: Offer = { kind: 'replace', label: 'decideReplace' };
const beside: Offer = { kind: 'beside', label: 'decideBeside' };
const asOtherLanguage: Offer = { kind: 'beside', label: 'decideLanguage' };
const use: Offer = { kind: 'use', label: 'decideUse' };

/** What fits a sheet's likeness, in view of the language of the one to be added; the usual comes first. */
export const offersFor = (candidate: Candidate, language: SheetLanguage | ''): readonly Offer[] => {
  const { likeness, in_collection } = candidate;
  // Of two languages neither takes the place of the other.
  if (language !== '' && candidate.language !== language && likeness !== 'same-file') return [asOtherLanguage];
  switch (likeness) {
    case 'older-version':
      // What has left the collection needs no replacement.
      return in_collection ? [replace, beside] : [beside];
    case 'same-file':
      // A collection does not take the same file twice.
      return in_collection ? [use] : [use, beside];
    case 'same-version':
      return [use, beside];
    case 'newer-version':
      return [beside, use];
    case 'other-language':
    case 'alike':
      return [beside, use];
  }
};

/** Whether a decision is one of those that the candidates leave open. */
export const isOffered = (
  decision: AdditionDecision,
  candidates: readonly Candidate[],
  language: SheetLanguage | '',
): boolean =>
  decision.kind === 'new'
    ? !isFileThere(candidates)
    : candidates.some(
        (candidate) =>
          candidate.isn === decision.isn && offersFor(candidate, language).some(({ kind }) => kind === decision.kind),
      );

/** A decision as the value of a radio button. */
export const toRadioValue = (decision: AdditionDecision): string =>
  decision.kind === 'new' ? 'new' : `${decision.kind}:${decision.isn}`;

/** The decision that a value of a radio button stands for. */
export const fromRadioValue = (value: string): AdditionDecision => {
  const [kind, isn] = value.split(':');
  return kind === 'new' ? { kind } : { kind: kind as Kind, isn: Number(isn) };
};
