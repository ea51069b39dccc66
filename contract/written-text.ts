import { withoutDirections } from './directions.ts';

/** Control characters but for tabs and line ends: no keyboard has them, and PostgreSQL takes no U+0000. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is taken out
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** Something to be seen: neither a space nor one of the characters that look like nothing. */
const visible = /[^\s\p{C}\p{Z}\u115f\u1160\u2800\u3164\uffa0]/u;

/** What somebody wrote, as it is kept: without what reorders or breaks text; empty where there is nothing to be seen in it. */
export const asWritten = (text: string): string => {
  const kept = withoutDirections(text).toWellFormed().replace(controls, '');
  return visible.test(kept) ? kept : '';
};
