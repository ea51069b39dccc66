import { combinedStatements } from '#lib/hazards/combined-statements.ts';
import { hazards } from '#lib/hazards/hazards.ts';
import { squash } from '../text/squash.ts';
import { acuteToxicityStatements } from './acute-toxicity.ts';
import { englishStatements } from './statements-en.ts';
import { frenchStatements } from './statements-fr.ts';

/** A statement that stands in a squashed text. */
export interface StatementMatch {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** The hazard statements in a squashed text, in either language, in the order they stand in. */
export const findStatements = (text: string): StatementMatch[] => {
  const matches = patterns.flatMap(({ code, pattern }) =>
    [...text.matchAll(pattern)].map((match) => ({ code, start: match.index, end: match.index + match[0].length })),
  );
  const longestFirst = matches.toSorted((a, b) => b.end - b.start - (a.end - a.start));
  const kept: StatementMatch[] = [];
  for (const match of longestFirst) {
    if (
      !isDenied(text, match.start) &&
      !isClass(text, match) &&
      kept.every((one) => match.end <= one.start + sharedEnd || match.start >= one.end - sharedEnd)
    )
      kept.push(match);
  }
  return kept.toSorted((a, b) => a.start - b.start);
};

/** The `s` of a plural may be the first letter of the next statement instead: `irritation cutanée. Susceptible de…`. */
const sharedEnd = 1;

/** `Not toxic if swallowed`, `non toxique`. */
const isDenied = (text: string, start: number) =>
  /(?:not|non|notbe|pas)$/.test(text.slice(Math.max(0, start - 5), start));

/** `Flammable liquids — Category 2` is a class by its name, which a statement may have too. */
const isClass = (text: string, { start, end }: StatementMatch) =>
  end - start < 32 && /^.{0,8}?(?:categor|cat[1-5])|^s?[1-4]/.test(text.slice(end, end + 16));

/** The official wordings, which differ between countries in some letters. */
const official = Object.entries({ ...hazards, ...combinedStatements })
  .filter(([code]) => code !== 'BIO')
  .flatMap(([code, { en, fr }]) => [en, fr].map((text): readonly [string, string] => [code, spelling(squash(text))]));

function spelling(squashed: string): string {
  return squashed
    .replaceAll('vapour', 'vapou?r')
    .replaceAll('vapor', 'vapou?r')
    .replace(/(oxid|pressur|desensit)iz/g, '$1i[sz]')
    .replace(/gas$/, 'gas(?:es)?');
}

const patterns = [...official, ...acuteToxicityStatements, ...englishStatements, ...frenchStatements].map(
  ([code, source]) => ({ code, pattern: new RegExp(source, 'g') }),
);
