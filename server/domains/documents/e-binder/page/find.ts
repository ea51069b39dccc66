import { splitKeyword, stem, toCode, tokenise } from '#lib/search-engine/analyzer.ts';
import { isRespellable, nearestOf } from '#lib/search-engine/nearest.ts';
import type { EbinderData, SortKey } from './data.ts';

/** The query of the page; empty for all sheets. */
export interface Question {
  readonly keyword: string;
  /** A location's name, for it and all within it. */
  readonly location: string;
  readonly language: string;
  /** Number of a manufacturer. */
  readonly manufacturer: string;
  readonly sort: SortKey;
}

/** Between the names of a location and of what is within it. */
export const within = ' › ';

interface Finder {
  /** Finds sheets by their number, in the order asked for, as a reader of a language sorts. */
  find(question: Question, reader: 'en' | 'fr'): number[];
  /** A keyword with the nearest words that sheets have in place of those that none has; undefined where there are none. */
  respell(keyword: string): string | undefined;
}

/** Finds in the sheets of an e-binder. */
export const createFinder = (data: EbinderData): Finder => {
  const { sheets, manufacturers, locations } = data;
  const found = findables(data);
  const orders = new Map([[`${data.sort} ${data.language}`, [...sheets.keys()]]]);

  const orderOf = (sort: SortKey, reader: 'en' | 'fr'): number[] => {
    const key = `${sort} ${reader}`;
    const known = orders.get(key);
    if (known) return known;
    const { compare } = new Intl.Collator(`${reader}-CA`, { numeric: true });
    const product = (at: number) => sheets[at]![0];
    const manufacturer = (at: number) => manufacturers[sheets[at]![1]]!;
    const emptyLast = (a: string, b: string) =>
      a === '' || b === '' ? Number(a === '') - Number(b === '') : compare(a, b);
    const byProduct = (a: number, b: number) => emptyLast(product(a), product(b));
    const byManufacturer = (a: number, b: number) => emptyLast(manufacturer(a), manufacturer(b));
    const [first, second] = sort === 'product' ? [byProduct, byManufacturer] : [byManufacturer, byProduct];
    const order = [...sheets.keys()].sort((a, b) => first(a, b) || second(a, b));
    orders.set(key, order);
    return order;
  };

  const find: Finder['find'] = ({ keyword, location, language, manufacturer, sort }, reader) => {
    const matches = createMatcher(keyword);
    const places = new Set(
      location === ''
        ? []
        : locations.flatMap((name, at) => (`${name}${within}`.startsWith(`${location}${within}`) ? [at] : [])),
    );
    return orderOf(sort, reader).filter((at) => {
      const sheet = sheets[at]!;
      return (
        (language === '' || sheet[3] === language) &&
        (manufacturer === '' || sheet[1] === Number(manufacturer)) &&
        (location === '' || sheet[6].some((place) => places.has(place))) &&
        matches(found[at]!, sheet[3])
      );
    });
  };

  let counted: ReadonlyMap<string, number> | undefined;
  const respell: Finder['respell'] = (keyword) => {
    counted ??= countWords(found);
    const words = counted;
    let isOther = false;
    const spelled = splitKeyword(keyword).map(({ text, parts }) => {
      if (!parts.every(isRespellable) || isFound(text)) return text;
      const near = parts.map((part) => (words.has(part) ? part : (nearestOf(part, words)?.term ?? part)));
      isOther ||= near.some((part, at) => part !== parts[at]);
      return near.join(' ');
    });
    return isOther ? spelled.join(' ') : undefined;
  };
  const isFound = (text: string): boolean => {
    const matches = createMatcher(text);
    return data.sheets.some((sheet, at) => matches(found[at]!, sheet[3]));
  };
  return { find, respell };
};

/** How many sheets have each word. */
const countWords = (found: readonly Findable[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { words } of found)
    for (const word of new Set(words.trim().split(' '))) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

/** The search terms of a sheet: lists of words, with a space before and after each. */
interface Findable {
  readonly words: string;
  /** Of the words whose stem is another word. */
  readonly stems: string;
  /** Product IDs and CAS numbers without punctuation, and what they are made up of. */
  readonly codes: string;
  readonly codeParts: string;
}

/** What each sheet is found by, cut and folded as the portal does it. */
const findables = ({ sheets, manufacturers, locations, other }: EbinderData): Findable[] => {
  const known = new Map<string, string[]>();
  /** Names of manufacturers and locations and custom fields come again and again. */
  const tokensOf = (text: string): string[] => {
    const tokens = known.get(text) ?? tokenise(text);
    known.set(text, tokens);
    return tokens;
  };
  /** A place is found by its name in either language. */
  const namesOf = (place: number) => [...new Set([locations[place] ?? '', other.locations[place] ?? ''])];
  return sheets.map(([product, manufacturer, productIds, language, , custom, places, cas]) => {
    const tokens = [
      ...tokenise(product),
      ...[manufacturers[manufacturer] ?? '', ...places.flatMap(namesOf), ...custom].flatMap(tokensOf),
    ];
    const stems = tokens.map((token) => stem(token, language)).filter((each, at) => each !== tokens[at]);
    const codes = [...productIds, ...cas];
    return {
      words: spaced(tokens),
      stems: spaced(stems),
      codes: spaced(codes.map(toCode)),
      codeParts: spaced(codes.flatMap(tokenise)),
    };
  });
};

/** Whether a sheet has every word of a keyword, in any order. An empty keyword matches every sheet. */
const createMatcher = (keyword: string): ((findable: Findable, language: 'en' | 'fr') => boolean) => {
  if (keyword.trim() === '') return () => true;
  const wanted = splitKeyword(keyword).map(({ code, parts, isShare }) => ({
    code: isShare ? undefined : ` ${code}`,
    parts: parts.map((part) => ({ start: ` ${part}`, en: ` ${stem(part, 'en')} `, fr: ` ${stem(part, 'fr')} ` })),
  }));
  // What has no letter and no digit finds nothing.
  if (wanted.length === 0) return () => false;
  return ({ words, stems, codes, codeParts }, language) =>
    wanted.every(
      ({ code, parts }) =>
        (code !== undefined && codes.includes(code)) ||
        parts.every(
          (part) =>
            words.includes(part.start) ||
            words.includes(part[language]) ||
            stems.includes(part[language]) ||
            (code !== undefined && parts.length === 1 && codeParts.includes(part.start)),
        ),
    );
};

const spaced = (words: readonly string[]) => ` ${words.join(' ')} `;
