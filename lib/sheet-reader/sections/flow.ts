import { joinWords, type Line, rightOf, type Word } from '../text/layout.ts';
import { withoutBullet } from '../text/lost-letters.ts';

/** A line of a column: its words, where they stand, and how far its column reaches. */
export interface TextLine {
  readonly words: readonly Word[];
  readonly page: number;
  readonly y: number;
  readonly height: number;
}

/** Takes some of a line's words; page and height stay those of the line. */
export const toTextLine = (line: Line, words: readonly Word[]): TextLine => ({
  words,
  page: line.frame.number,
  y: line.y,
  height: line.height,
});

/** How a section is set. */
export interface Measure {
  /** The rightmost end of a column, by where its lines start. */
  readonly right: (x: number) => number;
  /** From one line to the next, in parts of the size of the type. */
  readonly pitch: number;
}

/** Lines that start within so many points of one another stand in one column. */
const sameStart = 12;
const step = 4;

/** Measures by where these lines start and end; the pitch is 1.2 where they show none. */
export const measureOf = (lines: readonly TextLine[]): Measure => {
  const ends = new Map<number, number>();
  for (const { words } of lines) {
    if (words.length === 0) continue;
    const key = Math.round(words[0]!.x / step);
    ends.set(key, Math.max(ends.get(key) ?? 0, rightOf(words.at(-1)!)));
  }
  const right = (x: number) => {
    const key = Math.round(x / step);
    let edge = 0;
    for (let near = key - sameStart / step; near <= key + sameStart / step; near++)
      edge = Math.max(edge, ends.get(near) ?? 0);
    return edge;
  };
  return { right, pitch: pitchOf(lines) };
};

/** That of most lines. */
const pitchOf = (lines: readonly TextLine[]): number => {
  const pitches = lines
    .flatMap((line, index) => {
      const last = lines[index - 1];
      return last && last.page === line.page && line.y > last.y ? [(line.y - last.y) / line.height] : [];
    })
    .filter((pitch) => pitch > 0.8 && pitch < 2.2)
    .toSorted((a, b) => a - b);
  return pitches[Math.floor(pitches.length * 0.4)] ?? 1.2;
};

/** How words that the end of a line cut are put together: the words of the document show which have a hyphen of their own. */
export interface Spelling {
  readonly hyphenated: ReadonlySet<string>;
  readonly whole: ReadonlySet<string>;
}

/** Collects the words of these lines, in lower case and without what is no letter at their ends. */
export const spellingOf = (lines: readonly Line[]): Spelling => {
  const words = lines.flatMap((line) =>
    line.cells.flatMap((cell) => cell.words.map(({ text }) => bare(text).toLowerCase())),
  );
  return { hyphenated: new Set(words.filter((word) => word.includes('-'))), whole: new Set(words) };
};

const bare = (text: string): string => text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '');

/**
 * The lines as text: a line that was broken for want of room goes on in the same line, one that ended by itself stays one, and
 * a wide gap is an empty line. Words are never changed, save that one cut in two is whole again.
 */
export const flow = (lines: readonly TextLine[], measure: Measure, spelling: Spelling): string => {
  let text = '';
  let last: TextLine | undefined;
  for (const line of lines) {
    const words = lineText(line.words);
    if (words === '') continue;
    text = last ? text + joint({ last, line, measure, text, words }) + words : words;

    if (last) text = mend(text, words, spelling);
    last = line;
  }
  return text;
};

/** A line's words, with a tab where a gap parts two columns. */
export const lineText = (words: readonly Word[]): string => {
  const cells: Word[][] = [];
  for (const word of words) {
    if (isRule(word.text)) continue;
    const last = cells.at(-1)?.at(-1);
    if (last && (word.x - rightOf(last) < columnGap * word.height || isMark(last.text))) cells.at(-1)!.push(word);
    else cells.push([word]);
  }
  return cells
    .map(withoutSymbol)
    .map((cell) => visible(joinWords(withoutBullet(cell).reduce(glue, []))))
    .filter(Boolean)
    .join('\t');
};

/** `l`, `n` are how a font of symbols has its bullets. */
const withoutSymbol = (words: readonly Word[], index: number): readonly Word[] => {
  const [first, second] = words;
  const isBullet = index === 0 && first && second && /^[lnqu§]$/.test(first.text) && /^[\p{Lu}\d]/u.test(second.text);
  return isBullet && second.x - rightOf(first) > 0 ? [{ ...first, text: '•' }, ...words.slice(1)] : words;
};

/** A small figure of a formula belongs to the word that it touches. */
const glue = (words: Word[], word: Word): Word[] => {
  const last = words.at(-1);
  const touches = last && word.x - rightOf(last) < 0.12 * Math.min(word.height, last.height);
  if (!touches || Math.abs(last.height - word.height) < 1) return [...words, word];
  return [
    ...words.slice(0, -1),
    { ...word, x: last.x, y: last.y, text: last.text + word.text, width: rightOf(word) - last.x },
  ];
};

/** A number or a bullet stands off from its text, and is no column. */
const isMark = (text: string): boolean => /^(?:\d{1,2}(?:\.\d{1,2})*[.)]?|[a-z]\)|[•●▪■◦‣·*➢✓–—-])$/.test(text);

/** A line drawn with letters. */
const isRule = (text: string): boolean => /^[_=*~–—-]{6,}$/.test(text);

/** In parts of the size of the type. */
const columnGap = 1.5;

interface Meeting {
  readonly last: TextLine;
  readonly line: TextLine;
  readonly measure: Measure;
  readonly text: string;
  readonly words: string;
}

const joint = ({ last, line, measure, text, words }: Meeting): string => {
  const first = line.words[0]!;
  if (last.page === line.page && line.y - last.y > 1.35 * measure.pitch * Math.max(last.height, line.height))
    return '\n\n';
  if (isItem(words) || /[:]$/.test(text)) return '\n';
  if (/\p{Ll}[-\u00ad]$/u.test(text) && /^\p{Ll}/u.test(words)) return ' ';
  const edge = measure.right(last.words[0]!.x);
  const room = edge - rightOf(last.words.at(-1)!);
  if (room < first.width + 0.3 * last.height) return ' ';
  // A sentence that goes on with a small letter was not at its end; with half of the line free it is a list.
  const isShort = room > (edge - last.words[0]!.x) * 0.4;
  return /^[\p{Ll}(]/u.test(words) && !/[.;!?]$/.test(text) && !isShort && !isItem(lineOf(text)) ? ' ' : '\n';
};

const lineOf = (text: string): string => text.slice(text.lastIndexOf('\n') + 1);

/** A line that begins a point of a list, or with a label of its own. */
const isItem = (words: string): boolean =>
  /^(?:(?:\p{Lu}[\p{L}’'-]+ ?){1,4}:(?=\s|$)|[•●▪■◦‣·*➢✓–—]|-(?=\s)|o\s(?=\p{Lu})|\d{1,2}[.)]\s|[a-z]\)\s)/u.test(
    words,
  );

/** Words with a hyphen of their own, which a line may end with: their first parts in both languages, and second parts in French. */
const firstParts =
  /^(?:self|non|well|first|full|positive|negative|pre|post|anti|semi|multi|long|short|high|low|water|air|heat|alcohol|acid|explosion|flame|fire|skin|eye|face|half|cross|over|close|open|chemical|splash|dust|gas|oil|light|leak|spark|free|type|ultra|micro|single|double|two|three|one|mid|re|ex|co|auto|sous|demi|lave|peut|au|celui|celle|ceux|ci|là|mi|contre|porte|bouche|rince|essuie|haut|bas|après|avant)$/i;
const secondParts = /^(?:vous|moi|le|la|les|y|en|ci|là|nous|on|il|elle|ils|elles|même|mêmes|dessus|dessous|être|à)\b/i;

/** In letters, with its hyphens. */
const longestWord = 120;

/** Puts together the word over the joint that was just made. */
const mend = (text: string, words: string, { hyphenated, whole }: Spelling): string => {
  const at = text.length - words.length;
  if (!/[-\u00ad]/.test(text[at - 2] ?? '')) return text;
  const before = /(\p{L}+(?:-\p{L}+)*)([-\u00ad])[ \n]$/u.exec(text.slice(Math.max(0, at - longestWord), at));
  const after = /^\p{Ll}+/u.exec(words);
  if (!before || !after) return text;
  const [joint, first = '', hyphen = ''] = before;
  const start = text.slice(0, at - joint.length);
  const compound = `${first}-${after[0]}`.toLowerCase();
  const solid = `${first}${after[0]}`.toLowerCase();
  const last = first.slice(first.lastIndexOf('-') + 1);
  const isCompound =
    hyphen === '-' &&
    (hyphenated.has(compound) || (!whole.has(solid) && (firstParts.test(last) || secondParts.test(words))));
  return `${start}${first}${isCompound ? '-' : ''}${words}`;
};

/** Without what no reader sees: those that turn the direction of writing, and spaces without width. */
const visible = (text: string): string =>
  text
    .toWellFormed()
    .replace(/[\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff0-\ufffc\ufffe\uffff]/gu, '')
    .replace(/[\u00a0\u2000-\u200a\u202f]/g, '\u00a0')
    .replace(/ +/g, ' ')
    .trim();
