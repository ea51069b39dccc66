import { combinedStatements } from '#lib/hazards/combined-statements.ts';
import { hazards } from '#lib/hazards/hazards.ts';
import { squash } from '../text/squash.ts';
import { notMet } from './classes.ts';
import { englishStatements } from './statements-en.ts';
import { frenchStatements } from './statements-fr.ts';

/** Degrees of acute toxicity, squashed, with the last figure of their codes; `maybe` is category 5, which few rules have. */
const degrees = [
  { figure: 0, words: '(?:fatal|mortelle?s?)' },
  { figure: 1, words: '(?:toxic|toxiques?)' },
  { figure: 2, words: '(?:harmful|noci(?:f|ve)s?)' },
  { figure: 3, words: '(?:maybeharmful|peutetrenoci(?:f|ve))' },
] as const;

const swallowed =
  '(?:(?:if|when)?swallowed|ifingested|(?:by|incaseof)ingestion|orally|(?:encasd|par|siabsorptionpar|lorsdel|d)?ingestion|encasdabsorption(?:orale|paringestion)?|si(?:avale|ingere)e?|paringestion)';
const onSkin =
  '(?:if)?(?:incontactwith(?:the)?skin|absorbedthrough(?:the)?skin|onskincontact|byskincontact|(?:(?:encasde|par|de)?(?:contact(?:cutane|aveclapeau))|encascontactaveclapeau|aucontactdelapeau|parvoiecutanee|encasdabsorptioncutanee))';
const inhaled =
  '(?:(?:if|when)?(?:inhaled|breathedin)|(?:by|incaseof)inhalation|(?:par|encasd|d)?inhalation|si(?:inhale|respire)e?)';
const and = '(?:or|and|ou|et)?(?:if)?';

/** Routes alone and together. The figures are the tens of the codes. */
const routes = [
  { tens: [0], words: swallowed },
  { tens: [1], words: onSkin },
  { tens: [3], words: inhaled },
  { tens: [0, 1], words: `${swallowed}${and}${onSkin}|${onSkin}${and}${swallowed}` },
  { tens: [0, 3], words: `${swallowed}${and}${inhaled}|${inhaled}${and}${swallowed}` },
  { tens: [1, 3], words: `${onSkin}${and}${inhaled}|${inhaled}${and}${onSkin}` },
  {
    tens: [0, 1, 3],
    words: `${swallowed}${and}${onSkin}${and}${inhaled}|${inhaled}${and}${onSkin}${and}${swallowed}|${inhaled}${and}${swallowed}${and}${onSkin}`,
  },
] as const;

/** Statements of acute toxicity in both languages, for one route or several. */
const acuteToxicityStatements: readonly (readonly [string, string])[] = degrees.flatMap(({ figure, words }) =>
  routes.map((route): readonly [string, string] => [
    route.tens.map((ten) => `H3${ten}${figure}`).join('+'),
    `${words}(?:${route.words})`,
  ]),
);

/** A statement found in a squashed text. */
export interface StatementMatch {
  readonly code: string;
  readonly start: number;
  readonly end: number;
}

/** The hazard statements in a squashed text, in either language, in the order of the text. */
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

/** `Flammable liquids — Category 2` is a class by its name, which a statement may have too, and so is one that is not met: `Flammable gases: NC`. */
const isClass = (text: string, { code, start, end }: StatementMatch) => {
  const next = text.slice(end, end + 20);
  return (
    (end - start < 32 && /^.{0,8}?(?:categor|cat[1-5])|^s?[1-4]/.test(next)) ||
    (namedAsClasses.has(code) && unmet.test(next))
  );
};

/** Statements that say no more than the name of their class: flammable gas, aerosol, solid. */
const namedAsClasses: ReadonlySet<string> = new Set(['H221', 'H223', 'H228']);
const unmet = new RegExp(`^s?(?:nc|${notMet})`);

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
