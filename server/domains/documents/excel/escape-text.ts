import { withoutDirections } from '#contract/directions.ts';

/** Characters that a cell holds; Excel calls a workbook with more of them damaged. */
const maxCharacters = 32_767;

/**
 * Text as the content of an XML element that holds a cell's text: cut to what a cell holds, with what XML cannot hold, or
 * would not give back, written `_xHHHH_`, and what merely looks like that protected (ECMA-376 part 1, §22.9.2.19). Characters
 * beyond ASCII become references: text of one byte a character is joined and copied much faster.
 */
export const escapeText = (text: string): string => {
  // They would turn the whole cell; and once they are gone, what stood around them may look like an escape.
  const ours = withoutDirections(text);
  return (ours.length > maxCharacters ? cut(ours) : ours).replace(special, toEscape);
};

const special = /<|>|&|[\p{Cc}--[\t\n]]|[\u{a0}-\u{10ffff}]|_(?=x[0-9A-Fa-f]{4}_)/gv;

const toEscape = (character: string): string => {
  const entity = entities[character];
  if (entity) return entity;
  const code = character.codePointAt(0) ?? 0;
  const isHeld = code > 0x9f && character.isWellFormed() && code !== 0xfffe && code !== 0xffff;
  return isHeld ? `&#${code};` : `_x${code.toString(16).toUpperCase().padStart(4, '0')}_`;
};

const entities: Readonly<Record<string, string>> = { '<': '&lt;', '>': '&gt;', '&': '&amp;' };

const cut = (text: string): string => {
  const start = text.slice(0, maxCharacters);
  // Never between the two halves of a character.
  return /[\ud800-\udbff]$/.test(start) ? start.slice(0, -1) : start;
};
