import { analysis, tokenise } from './analyzer.ts';
import type { SearchPhrase } from './search-phrases.ts';

/** A piece of a text; `isHit` is what was looked for. */
export interface SnippetPart {
  readonly text: string;
  readonly isHit: boolean;
}

/** Characters of a snippet, about, and those before the first hit. */
const size = { whole: 180, before: 50 };

/**
 * A short stretch of a text, where most of the phrases stand together, with the hits apart. Spaces and lines become one space, an
 * ellipsis says that the text goes on; else it is the text's own words. Without a hit it is how the text begins.
 */
export const snippetOf = (text: string, phrases: readonly SearchPhrase[]): SnippetPart[] => {
  const line = text.replace(/\s+/gu, ' ').trim();
  const hits = findHits(line, phrases);
  const best = bestOf(hits) ?? { from: 0, to: 0 };
  const from = Math.min(best.from, toWordStart(line, best.from - size.before));
  const to = Math.max(best.to, toWordEnd(line, from + size.whole));
  const parts: SnippetPart[] = [{ text: from > 0 ? '… ' : '', isHit: false }];
  let at = from;
  for (const hit of hits) {
    if (hit.from < at || hit.to > to) continue;
    parts.push({ text: line.slice(at, hit.from), isHit: false }, { text: line.slice(hit.from, hit.to), isHit: true });
    at = hit.to;
  }
  parts.push({ text: line.slice(at, to) + (to < line.length ? ' …' : ''), isHit: false });
  return parts.filter((part) => part.text !== '');
};

/** A whole text with its hits apart, as it stands. */
export const markedParts = (text: string, phrases: readonly SearchPhrase[]): SnippetPart[] => {
  const parts: SnippetPart[] = [];
  let at = 0;
  for (const hit of findHits(text, phrases)) {
    if (hit.from < at) continue;
    parts.push({ text: text.slice(at, hit.from), isHit: false }, { text: text.slice(hit.from, hit.to), isHit: true });
    at = hit.to;
  }
  parts.push({ text: text.slice(at), isHit: false });
  return parts.filter((part) => part.text !== '');
};

interface Hit {
  readonly phrase: SearchPhrase;
  readonly from: number;
  readonly to: number;
}

/** The hits in the order of the text, the longer one first of those that begin together. */
const findHits = (line: string, phrases: readonly SearchPhrase[]): Hit[] => {
  const tokens = tokensIn(line);
  return tokens.flatMap(({ from }, at) =>
    phrases
      .flatMap((phrase) => {
        const length = lengthAt(tokens, at, phrase);
        return length === 0 ? [] : [{ phrase, from, to: tokens[at + length - 1]!.to }];
      })
      .toSorted((a, b) => b.to - a.to),
  );
};

/** The tokens that a phrase has from one on; 0 where it does not stand there. */
const lengthAt = (tokens: readonly PlacedToken[], at: number, { spellings, isOpen }: SearchPhrase): number =>
  spellings.find((spelling) =>
    spelling.every((wanted, offset) => {
      const token = tokens[at + offset]?.token;
      return isOpen && offset === spelling.length - 1 ? token?.startsWith(wanted) : token === wanted;
    }),
  )?.length ?? 0;

/** The hit at which the most phrases stand within a snippet; the first of those that are alike. */
const bestOf = (hits: readonly Hit[]): Hit | undefined => {
  let best: { hit: Hit; count: number } | undefined;
  for (const [at, hit] of hits.entries()) {
    const near = new Set<SearchPhrase>();
    for (let next = at; next < hits.length && hits[next]!.to <= hit.from + size.whole - size.before; next++)
      near.add(hits[next]!.phrase);
    if (!best || near.size > best.count) best = { hit, count: near.size };
  }
  return best?.hit;
};

interface PlacedToken {
  readonly token: string;
  readonly from: number;
  readonly to: number;
}

/** The tokens of a text as it is indexed, with the places of their words. */
const tokensIn = (line: string): PlacedToken[] =>
  [...line.matchAll(wordPattern)].flatMap(({ 1: word = '', index, 0: whole }) => {
    const to = index + whole.length;
    return tokenise(word).map((token) => ({ token, from: to - word.length, to }));
  });

/** A word, after an elided article, which is no word of its own. */
const wordPattern = new RegExp(
  `(?:(?<![\\p{L}\\p{N}])(?:${analysis.elisions.join('|')})['’‘ʼ′](?=[\\p{L}\\p{N}]))?([\\p{L}\\p{N}\\p{M}]+)`,
  'giu',
);

const toWordStart = (line: string, at: number): number => (at <= 0 ? 0 : line.indexOf(' ', at - 1) + 1);

const toWordEnd = (line: string, at: number): number => {
  if (at >= line.length) return line.length;
  const space = line.lastIndexOf(' ', at);
  return space > 0 ? space : at;
};
