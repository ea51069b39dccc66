import { classRules, notMet } from './classes.ts';
import type { StatementMatch } from './statements.ts';

/** Codes that follow from classes with their categories, as a classification names them in a squashed text. */
export const findClassified = (text: string): StatementMatch[] => {
  const taken: StatementMatch[] = [];
  for (const { pattern, codes, only } of [...rules, ...turned]) {
    for (const match of text.matchAll(pattern)) {
      const category = (match.groups?.category ?? match.groups?.short)?.toLowerCase();
      const code = category ? (codes[category] ?? codes[category.slice(0, 1)] ?? only) : only;
      if (!category && isDenied.test(text.slice(match.index + match[0].length))) continue;
      const span = { start: match.index, end: match.index + match[0].length };
      if (code && taken.every((one) => span.end <= one.start || span.start >= one.end)) taken.push({ code, ...span });
    }
  }
  return taken.toSorted((a, b) => a.start - b.start);
};

const isDenied = new RegExp(`^(?:classification)?(?:${notMet})`);

/** Between a class and its category: routes, organs, punctuation; not another category, nor that there is none. */
const between = `(?:(?!categor|cat[1-5]|class[1-5]|${notMet}).){0,45}?`;

/** The `a` of `Eye Dam. 1, Asp. Tox. 1` is no part of a category. */
const figure = '[1-5](?:[abc](?![a-z]{2}))?';

const categoryOf = (digit: string) => `(?:categor(?:y|ie)s?|cat)(?<category>${digit})`;

const rules = classRules.map(({ pattern, codes, only }) => {
  const category = `(?:${between}${categoryOf(figure)}|(?<short>${figure}))`;
  return { codes, only, pattern: new RegExp(`(?:${pattern})${category}${only ? '?' : ''}`, 'g') };
});

/** `Category 2B` over `Eye irritation`, where the category is of no class before it. */
const turned = classRules.map(({ pattern, codes, only }) => ({
  codes,
  only,
  pattern: new RegExp(`${categoryOf('[1-5][abc]?')}(?:${pattern})`, 'g'),
}));
