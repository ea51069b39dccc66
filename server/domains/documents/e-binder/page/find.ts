import type { EbinderData, SortKey } from './data.ts';
import { createMatcher, findables } from './match.ts';

/** What is asked of the page; empty for all. */
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

/** Finds sheets by their number, in the order asked for, as a reader of a language sorts. */
export const createFinder = (data: EbinderData): ((question: Question, reader: 'en' | 'fr') => number[]) => {
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

  return ({ keyword, location, language, manufacturer, sort }, reader) => {
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
};
