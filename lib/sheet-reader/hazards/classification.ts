import { classRules } from './classes.ts';
import type { StatementMatch } from './statements.ts';

/** Codes that follow from classes with their categories, as a classification names them in a squashed text. */
export const findClassified = (text: string): StatementMatch[] => {
  const taken: StatementMatch[] = [];
  for (const { pattern, codes, only } of rules) {
    for (const match of text.matchAll(pattern)) {
      const category = (match.groups?.category ?? match.groups?.short)?.toLowerCase();
      const code = category ? (codes[category] ?? codes[category.slice(0, 1)] ?? only) : only;
      const span = { start: match.index, end: match.index + match[0].length };
      if (code && taken.every((one) => span.end <= one.start || span.start >= one.end)) taken.push({ code, ...span });
    }
  }
  return taken.toSorted((a, b) => a.start - b.start);
};

/** Between a class and its category: routes, organs, punctuation; not another category. */
const between = '(?:(?!categor|cat[1-5]|class[1-5]).){0,45}?';

/** The `a` of `Eye Dam. 1, Asp. Tox. 1` is no part of a category. */
const figure = '[1-5](?:[abc](?![a-z]{2}))?';

const rules = classRules.map(({ pattern, codes, only }) => {
  const category = `(?:${between}(?:categor(?:y|ie)s?|cat)(?<category>${figure})|(?<short>${figure}))`;
  return { codes, only, pattern: new RegExp(`(?:${pattern})${category}${only ? '?' : ''}`, 'g') };
});
