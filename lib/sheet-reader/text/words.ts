import { ascent, type Frame, rightOf, type Turn, type Word } from './layout.ts';
import { withLostSigns } from './lost-letters.ts';

/** A run of text as the PDF has it: the start of its base line on the page as shown, its length and size in points. */
export interface Piece {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly length: number;
  readonly size: number;
  readonly turn: Turn;
  readonly font?: string;
}

/** The words of the runs of a page, in no order: runs parted at their spaces, and put together where no space is between. */
export const wordsOfPieces = (pieces: readonly Piece[], frame: Frame): Word[] => {
  const words: Word[] = [];
  for (const piece of pieces.filter(isFirstPrint).filter(isNoBullet)) {
    for (const word of wordsOfPiece(piece, frame)) {
      const last = words.at(-1);
      if (last && continues(word, last)) words[words.length - 1] = join(last, word);
      else words.push(word);
    }
  }
  return words.map(withSigns).flatMap(partWord);
};

/** Signs of the Symbol font by the places that it has them at, where a number or a name beside them says that they are no bullets. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)\uf0b0|\uf0b0(?=[CF])/g, '°'],
  [/\uf0a3(?=[\d.])/g, '≤'],
  [/\uf0b3(?=[\d.])/g, '≥'],
  [/\uf0b1(?=[\d.])/g, '±'],
  [/(?<=\p{L})[\uf0d2\uf0e2]/gu, '®'],
];

const withSigns = (word: Word): Word =>
  /[\uf000-\uf0ff]/.test(word.text)
    ? { ...word, text: signs.reduce((text, [pattern, sign]) => text.replace(pattern, sign), word.text) }
    : word;

/** Letters printed twice, a hair apart, look bold: they are there once. */
const isFirstPrint = (piece: Piece, at: number, pieces: readonly Piece[]): boolean => {
  const before = pieces[at - 1];
  const hair = piece.size * 0.1;
  return before?.text !== piece.text || Math.abs(before.x - piece.x) > hair || Math.abs(before.y - piece.y) > hair;
};

/** A bullet of a font of symbols comes out as a letter, `l`, which is no word: alone in its typeface, where `5 l` is not. */
const isNoBullet = ({ text, font }: Piece, at: number, pieces: readonly Piece[]): boolean => {
  if (text.trim() !== 'l' || font === undefined) return true;
  return [-1, 1].some((step) => {
    let beside = at + step;
    while (pieces[beside]?.text.trim() === '') beside += step;
    return pieces[beside]?.font === font;
  });
};

/** A label and its value that touch are two words. */
export const partWord = (word: Word): Word[] => partAtLeader(word).flatMap(partAtColon);

/** Below the base line, in parts of the size. */
const descent = 0.22;

const wordsOfPiece = (piece: Piece, frame: Frame): Word[] => {
  const text = withoutTears(closeUp(piece.text));
  const total = widthOf(text) || 1;
  const start = upright(piece, frame);
  const words: Word[] = [];
  for (const match of text.matchAll(/\S+/g)) {
    const before = widthOf(text.slice(0, match.index));
    words.push({
      text: withLostSigns(match[0]),
      x: start.x + (before / total) * piece.length,
      y: start.y - ascent * piece.size,
      width: (widthOf(match[0]) / total) * piece.length,
      height: (ascent + descent) * piece.size,
      frame,
      ...(piece.font !== undefined && { font: piece.font }),
    });
  }
  return words;
};

/** The point on the page held so that the text is upright. */
const upright = ({ x, y, turn }: Piece, { width, height }: Frame) => {
  if (turn === 90) return { x: y, y: width - x };
  if (turn === 270) return { x: height - y, y: x };
  if (turn === 180) return { x: width - x, y: height - y };
  return { x, y };
};

/** `S A F E T Y  D A T A` is two words set wide. */
const closeUp = (text: string): string => {
  const parts = text.trim().split(/ +/);
  const single = parts.filter((part) => /^\p{L}$/u.test(part)).length;
  if (parts.length < 5 || single < parts.length * 0.8) return text;
  return text.replace(/(?<=\S) (?=\S)/g, '').replace(/ {2,}/g, ' ');
};

/** `f orget`: a font's wide f is followed by what looks like a space. No language of ours has a word of f or w alone. */
const withoutTears = (text: string): string => text.replace(/(?<!\S)(?<!\d[.,]? )([fw]) (?=\p{Ll}{2})/gu, '$1');

/** About as wide as a letter is in the usual faces, in thousandths of the size; pdfjs tells the width of whole runs only. */
const widthOf = (text: string): number => {
  let width = 0;
  for (const letter of text) {
    if (/[iljtfrI.,:;'|!()[\]\- ]/.test(letter)) width += 300;
    else if (/[mwMW@%]/.test(letter)) width += 850;
    else width += /\p{Lu}/u.test(letter) ? 680 : 550;
  }
  return width;
};

/** Runs that touch are one word: the PDF changed the font, or moved a letter by a hair. */
const continues = (word: Word, last: Word): boolean => {
  const gap = word.x - rightOf(last);
  const size = Math.min(word.height, last.height);
  return Math.abs(word.y - last.y) < size * 0.1 && gap > -size * 0.2 && gap < size * 0.1 && last.text !== ':';
};

const join = (last: Word, word: Word): Word => ({
  ...last,
  text: last.text + word.text,
  width: rightOf(word) - last.x,
});

/** Dots that lead from a label to its value are its colon: `NAME......Sand`. */
const partAtLeader = (word: Word): Word[] => {
  const [, label = '', dots = '', rest = ''] = /^(.*\p{L})(\.{4,}:?)(.*)$/u.exec(word.text) ?? [];
  if (!dots) return [word];
  const width = (widthOf(label + dots) / widthOf(word.text)) * word.width;
  const named = { ...word, text: `${label}:`, width };
  return rest ? [named, { ...word, text: rest, x: word.x + width, width: word.width - width }] : [named];
};

/** `Name:Sand` is a label and its value; an address of the web, a time and a ratio are not. */
const partAtColon = (word: Word): Word[] => {
  const match = /^(:|\D*[\p{L})#°.]:|[HP]\d{3}\p{L}*:)(?!\/\/|\d{2}\b)(.+)$/u.exec(word.text);
  if (!match) return [word];
  const [, label = '', rest = ''] = match;
  const width = (widthOf(label) / widthOf(word.text)) * word.width;
  return [
    { ...word, text: label, width },
    { ...word, text: rest, x: word.x + width, width: word.width - width },
  ];
};
