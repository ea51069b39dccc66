import type { EbinderData, EbinderWords } from './data.ts';
import { byId, create } from './elements.ts';
import { within } from './find.ts';
import type { Say } from './rows.ts';

/** Fills the lists of the filters in a language; what was chosen stays chosen. */
export const fillChoices = (data: EbinderData, words: EbinderWords, say: Say, reader: 'en' | 'fr'): void => {
  const { compare } = new Intl.Collator(`${reader}-CA`, { numeric: true });
  // A place is known by its name in the language in which the page began, and shown by the reader's.
  const shown = new Map(
    data.locations.flatMap((name, at) => {
      const names = withOuter(words.locations[at]!);
      return withOuter(name).map((outer, level): [string, string] => [outer, names[level] ?? outer]);
    }),
  );
  fill(
    'location',
    say('allLocations'),
    [...shown].sort(([, a], [, b]) => comparePlaces(a, b, compare)).map(([place, name]) => [place, indented(name)]),
  );
  fill('language', say('allLanguages'), [
    ['en', say('en')],
    ['fr', say('fr')],
  ]);
  const manufacturers = data.manufacturers
    .map((name, at): [string, string] => [String(at), name || say('noManufacturer')])
    .sort(([, a], [, b]) => compare(a, b));
  fill('manufacturer', say('allManufacturers'), manufacturers);
  byId('sort').replaceChildren(
    create('option', { value: 'product' }, say('product')),
    create('option', { value: 'manufacturer' }, say('manufacturer')),
  );
};

const fill = (id: string, all: string, choices: readonly (readonly [value: string, name: string])[]) => {
  const list = byId<HTMLSelectElement>(id);
  const chosen = list.value;
  list.replaceChildren(
    create('option', { value: '' }, all),
    ...choices.map(([value, name]) => create('option', { value }, name)),
  );
  list.value = chosen;
};

/** A location and all it is within. */
const withOuter = (name: string): string[] =>
  name.split(within).map((_, at, names) => names.slice(0, at + 1).join(within));

/** Name by name, so that what is within a location follows it. */
const comparePlaces = (a: string, b: string, compare: (a: string, b: string) => number): number => {
  const [left, right] = [a.split(within), b.split(within)];
  const level = left.findIndex((name, at) => name !== right[at]);
  if (level < 0) return left.length - right.length;
  return right[level] === undefined ? 1 : compare(left[level]!, right[level]) || (left[level]! < right[level] ? -1 : 1);
};

/** The innermost name, further in the deeper it is; the whole name is what a screen reader needs no more than others. */
const indented = (name: string): string => {
  const names = name.split(within);
  return '\u00a0\u00a0\u00a0'.repeat(names.length - 1) + names.at(-1)!;
};
