import { Typography } from '@mui/material';
import type { AdditionDecision, Candidate } from '#contract/operator/addition.ts';
import { pageLanguages } from '#contract/reading/file-kind.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { RequestMessageKey } from '#src/resources/operator/requests/messages.ts';
import { useRequestMessages } from '#src/resources/operator/requests/use-request-messages.ts';
import { useDateOf } from './use-date-of.ts';

interface Props {
  readonly decision: AdditionDecision;
  readonly candidates: readonly Candidate[];
  /** The language of the sheet to add; empty while it is not chosen. */
  readonly language: string;
}

/** What the request will do to the collection, in a sentence. */
export const Outcome = ({ decision, candidates, language }: Props) => {
  const word = useRequestMessages();
  const words = useLanguage();
  const dateOf = useDateOf();
  const chosen = decision.kind === 'new' ? undefined : candidates.find(({ isn }) => isn === decision.isn);
  if (decision.kind !== 'new' && !chosen) return null;
  return (
    <Typography role="status" sx={{ gridColumn: '1 / -1', overflowWrap: 'anywhere' }}>
      {word(
        sentenceOf(decision, chosen, language),
        chosen && {
          name: chosen.product_name,
          date: dateOf(chosen),
          language: pageLanguages[chosen.language][words],
        },
      )}
    </Typography>
  );
};

const sentenceOf = ({ kind }: AdditionDecision, chosen: Candidate | undefined, language: string): RequestMessageKey => {
  if (kind === 'new' || !chosen) return 'willAdd';
  if (kind === 'replace') return 'willReplace';
  if (kind === 'use') return chosen.in_collection ? 'willUse' : 'willTakeBack';
  return language !== '' && chosen.language !== language ? 'willJoinLanguage' : 'willJoin';
};
