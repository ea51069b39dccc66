import type { SearchedSheet } from '#contract/search/sheet-record.ts';
import type { EffectiveStatuses } from '#contract/sheets/effective-status.ts';
import { sheetFormats } from '#contract/sheets/format.ts';
import { hazardClasses } from '#contract/sheets/hazard-classes.ts';
import { hazardousValues } from '#contract/sheets/hazardous.ts';
import { type Pictogram, pictograms } from '#contract/sheets/pictogram.ts';
import { sheetStatuses } from '#contract/sheets/status.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { listedUnderOf } from '#lib/hazards/substance-lists/find-listings.ts';
import { createRandom, type Random } from './random.ts';
import { companyWords, customWords, ingredientNames, otherNames, productWords } from './words.ts';

/** Fourteen locations three deep, as the paths a sheet at each of them stands under. */
export const locationTree: readonly (readonly string[])[] = [
  '1',
  '1/4',
  '1/4/8',
  '1/4/9',
  '1/5',
  '1/5/10',
  '2',
  '2/6',
  '2/6/11',
  '2/6/12',
  '2/7',
  '2/7/13',
  '2/7/14',
  '3',
].map((path) => path.split('/').map((_, at, ids) => ids.slice(0, at + 1).join('/')));

/** Records of a collection, the same for the same seed; `isn` rises from `firstIsn`. Names repeat little at any size. */
export function* generateRecords(
  seed: number,
  count: number,
  { firstIsn = 1 }: { readonly firstIsn?: number } = {},
): Generator<SearchedSheet> {
  const random = createRandom(seed);
  const manufacturers = manufacturerNames(random, Math.max(4, Math.round(Math.sqrt(count) * 3)));
  const substances = Array.from(
    { length: Math.max(6, Math.round(Math.sqrt(count) * 2)) },
    (_, at) => known(at) ?? casNumber(random),
  );
  for (let at = 0; at < count; at++)
    yield generateRecord(random, { isn: firstIsn + at, count, manufacturers, substances });
}

interface Stock {
  readonly isn: number;
  readonly count: number;
  readonly manufacturers: readonly string[];
  readonly substances: readonly string[];
}

const generateRecord = (random: Random, { isn, count, manufacturers, substances }: Stock): SearchedSheet => {
  const language = random.chance(0.6) ? 'en' : 'fr';
  const month = twoDigits(1 + random.below(12));
  const casNumbers = distinct(times(random.below(5), () => skewed(random, substances)));
  return {
    isn,
    productName: productName(random, language, count),
    productIds: times(random.below(3), () => productId(random)),
    manufacturer: random.chance(0.04) ? '' : skewed(random, manufacturers),
    language,
    standings: drawStatuses(random),
    format: skewed(random, formats),
    hazardous: skewed(random, hazards),
    signalWord: (['danger', 'warning', ''] as const)[isn % 3]!,
    otherLanguage: isn % 5 < 2 ? 'missing' : 'available',
    pictograms: pictogramsOf(random),
    casNumbers,
    listedUnder: listedUnderOf(casNumbers),
    // Of the record number, so that those drawn stay what they were.
    hazardClasses: distinct([isn, isn * 7, isn * 13].slice(isn % 4).map((at) => classes[at % classes.length]!)),
    locations: distinct(times(1 + random.below(2), () => random.pick(locationTree)).flat()),
    custom: [customText(random, 0.5), customText(random, 0.2), ''],
    modified: `${2019 + random.below(7)}-${month}-${twoDigits(1 + random.below(28))}`,
    sheetDate: random.chance(0.1) ? '' : `${2015 + random.below(11)}-${month}-01`,
    otherNames: times(random.below(2), () => random.pick(otherNames)),
    ingredientNames: times(random.below(3), () => random.pick(ingredientNames)),
    ownCasNumbers: casNumbers.slice(0, random.below(2)),
    unNumbers: times(random.below(2), () => random.pick(['1090', '1791', '1993'])),
  };
};

const productName = (random: Random, language: 'en' | 'fr', count: number): string => {
  const { nouns, details } = productWords[language];
  const number = random.chance(0.7) ? ` ${random.below(Math.max(20, count))}` : '';
  return `${random.pick(nouns)} ${random.pick(details)}${number}`;
};

const manufacturerNames = (random: Random, count: number): string[] =>
  Array.from({ length: count }, (_, at) => {
    const name = `${random.pick(companyWords.names)} ${random.pick(companyWords.kinds)}`;
    return at < 20 ? name : `${name} ${at}`;
  });

const productId = (random: Random): string =>
  `${random.pick(['AB', 'c', 'X-', 'Pr/', ''])}${1000 + random.below(90_000)}${random.pick(['', '-1', '.20', ' EA'])}`;

/** A number with the right check digit: the sum of its digits from the right, each times its place, modulo ten. */
const casNumber = (random: Random): string => {
  const digits = String(5000 + random.below(990_000));
  const sum = [...digits].reduceRight((total, digit, at) => total + Number(digit) * (digits.length - at), 0);
  return `${digits.slice(0, -2)}-${digits.slice(-2)}-${sum % 10}`;
};

/** Some have common names. */
const known = (at: number): string | undefined => ['67-64-1', '7681-52-9', '7647-01-0'][at];

/** One that was said, and now and then what follows from its days beside it. */
const drawStatuses = (random: Random): EffectiveStatuses => {
  const first = skewed(random, statuses);
  const others = (['superseded', 'past-review'] as const).filter(() => random.chance(0.2));
  return [first, ...others];
};

const pictogramsOf = (random: Random): Pictogram[] =>
  random.chance(0.2) ? [] : distinct(times(1 + random.below(3), () => skewed(random, symbols)));

const customText = (random: Random, filled: number) => (random.chance(filled) ? random.pick(customWords) : '');

/** The first values far more often than the last, as in real collections. */
const skewed = <Value>(random: Random, values: readonly Value[]): Value =>
  values[Math.min(random.below(values.length), random.below(values.length))]!;

const times = <Value>(count: number, make: () => Value): Value[] => Array.from({ length: count }, make);
const distinct = <Value>(values: readonly Value[]): Value[] => [...new Set(values)];
const twoDigits = (number: number) => String(number).padStart(2, '0');
const statuses = valuesOf(sheetStatuses);
const formats = valuesOf(sheetFormats);
const hazards = valuesOf(hazardousValues);
const symbols = valuesOf(pictograms);
const classes = valuesOf(hazardClasses);
