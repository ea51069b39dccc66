import { Typography } from '@mui/material';
import { useMemo } from 'react';
import type { SheetSection } from '#contract/sheets/sheet-sections.ts';
import { useLanguage } from '#src/i18n/language.ts';
import { sectionTitles } from '../emergency/messages.ts';
import { type ComparedSection, compareSections, type Run } from './find-changes.ts';
import { useCompareMessages } from './messages.ts';

interface Props {
  readonly before: readonly SheetSection[];
  readonly after: readonly SheetSection[];
  /** Of what either sheet says. */
  readonly languages: readonly [string, string];
  /** Of either side; none for two versions in one language. */
  readonly titles: readonly [string, string] | undefined;
}

/** The sections in which two sheets differ, the words of each marked; in two languages all of them, beside each other. */
export const SectionsCompared = ({ before, after, languages, titles }: Props) => {
  const messages = useCompareMessages();
  const isOneLanguage = titles === undefined;
  const sections = useMemo(() => compareSections(before, after), [before, after]);
  const same = sections.filter(({ isSame }) => isSame).map(({ number }) => number);
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {messages.sections}
      </Typography>
      {sections.length === 0 && <Typography>{messages.noSections}</Typography>}
      {!isOneLanguage && sections.length > 0 && <Typography sx={{ mb: 2 }}>{messages.twoLanguages}</Typography>}
      {same.length > 0 && (
        <Typography sx={{ mb: 2 }}>{messages.sameSections(inRanges(same, messages.range).join(', '))}</Typography>
      )}
      {sections
        .filter(({ isSame }) => !isSame)
        .map((section) => (
          <SectionPair
            key={section.number}
            section={section}
            isOpen={isOneLanguage}
            languages={languages}
            titles={titles ?? [messages.before, messages.after]}
          />
        ))}
    </section>
  );
};

/** Numbers in rising order, three and more that follow each other as one range. */
const inRanges = (numbers: readonly number[], range: (from: number, to: number) => string): string[] => {
  const runs: number[][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run?.at(-1) === number - 1) run.push(number);
    else runs.push([number]);
  }
  return runs.flatMap((run) => (run.length > 2 ? [range(run[0]!, run.at(-1)!)] : run.map(String)));
};

interface PairProps {
  readonly section: ComparedSection;
  readonly languages: readonly [string, string];
  readonly isOpen: boolean;
  readonly titles: readonly [string, string];
}

const SectionPair = ({ section, isOpen, languages, titles: [beforeTitle, afterTitle] }: PairProps) => {
  const messages = useCompareMessages();
  const language = useLanguage();
  const { number, before, after, runs, isDoubtful } = section;
  return (
    <details className="compare-section" open={isOpen}>
      <summary>
        <Typography variant="h3" sx={{ display: 'inline' }}>
          {messages.section(number, sectionTitles[language][number - 1] ?? '')}
        </Typography>
        {isDoubtful && <span className="compare-label"> · {messages.doubtful}</span>}
      </summary>
      {runs ? (
        <div className="compare-text" lang={languages[1]}>
          {runs.map((run, at) => (
            // Runs never change their order.
            // biome-ignore lint/suspicious/noArrayIndexKey: a run has no name of its own
            <RunText key={at} run={run} />
          ))}
        </div>
      ) : (
        <>
          {isOpen && before !== '' && after !== '' && (
            <Typography variant="body2" sx={{ mb: 1 }}>
              {messages.tooDifferent}
            </Typography>
          )}
          <div className="compare-sides">
            <SideText title={beforeTitle} text={before} lang={languages[0]} />
            <SideText title={afterTitle} text={after} lang={languages[1]} />
          </div>
        </>
      )}
    </details>
  );
};

/** Of a long run that both have, its ends are enough to find one's place. */
const context = 160;

const RunText = ({ run: { kind, text } }: { run: Run }) => {
  if (kind === 'gone') return <del>{text}</del>;
  if (kind === 'come') return <ins>{text}</ins>;
  if (text.length <= 3 * context) return <span>{text}</span>;
  return (
    <span>
      {text.slice(0, context).replace(/\S*$/, '')}
      <span className="compare-label"> […] </span>
      {text.slice(-context).replace(/^\S*/, '')}
    </span>
  );
};

const SideText = ({ title, text, lang }: { title: string; text: string; lang: string }) => {
  const messages = useCompareMessages();
  return (
    <div>
      <p className="compare-label">{title}</p>
      <div className="compare-text">{text === '' ? messages.absent : <span lang={lang}>{text}</span>}</div>
    </div>
  );
};
