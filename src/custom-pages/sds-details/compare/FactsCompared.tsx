import { Typography } from '@mui/material';
import type { ComparedSheet } from '#contract/calls/get-sheet-details.ts';
import { pictograms } from '#contract/sheets/pictogram.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { Notice } from '#src/ui/Notice.tsx';
import { type Change, type FactName, findChanges, isFirstAidCertain } from './find-changes.ts';
import { useCompareMessages } from './messages.ts';
import './compare.css';

interface Props {
  readonly before: ComparedSheet;
  readonly after: ComparedSheet;
}

/** What changed of hazards, ingredients, first aid and numbers, and that the PDFs go first. */
export const FactsCompared = ({ before, after }: Props) => {
  const messages = useCompareMessages();
  const isOneLanguage = before.result.language === after.result.language;
  const changes = findChanges(before, after);
  const hasFirstAid = isFirstAidCertain(before, after);
  const unchanged = hasFirstAid ? messages.unchanged : messages.unchangedButFirstAid;
  return (
    <>
      <Notice severity="info" role="note" sx={{ mb: 5, maxWidth: '90ch' }}>
        {messages.read}
      </Notice>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {messages.changed}
      </Typography>
      {changes.length === 0 ? (
        <Typography sx={{ mb: isOneLanguage && !hasFirstAid ? 2 : 5 }}>
          {isOneLanguage ? unchanged : messages.unchangedCodes}
        </Typography>
      ) : (
        <dl className="compare-facts">
          {changes.map((change) => (
            <ChangedFact key={change.of} change={change} />
          ))}
        </dl>
      )}
      {isOneLanguage && !hasFirstAid && <Typography sx={{ mb: 5 }}>{messages.firstAidUnread}</Typography>}
    </>
  );
};

const ChangedFact = ({ change: { of, gone, come } }: { change: Change<FactName> }) => {
  const messages = useCompareMessages();
  const wordOf = useFactWords();
  return (
    <>
      <dt>{messages.facts[of]}</dt>
      <dd>
        {gone.map((value) => (
          <p key={`gone ${value}`}>
            <span className="compare-label">{messages.gone}</span> <del>{wordOf(of, value)}</del>
          </p>
        ))}
        {come.map((value) => (
          <p key={`come ${value}`}>
            <span className="compare-label">{messages.come}</span> <ins>{wordOf(of, value)}</ins>
          </p>
        ))}
      </dd>
    </>
  );
};

/** What is kept as a code, as it is called. */
const useFactWords = () => {
  const messages = useCompareMessages();
  const language = useLanguage();
  return (of: FactName, value: string): string => {
    if (of === 'signalWord') return value === 'danger' ? messages.danger : messages.warning;
    return of === 'pictograms' && isPictogram(value) ? pictograms[value][language] : value;
  };
};

const isPictogram = (code: string): code is keyof typeof pictograms => Object.hasOwn(pictograms, code);
