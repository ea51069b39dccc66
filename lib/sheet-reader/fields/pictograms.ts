import type { SheetFormat } from '#contract/sheets/format.ts';
import { type Pictogram, pictograms } from '#contract/sheets/pictogram.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { labelElements } from '#lib/hazards/label-elements.ts';
import { isOfGhs } from '../hazards/of-ghs.ts';
import type { SeenPictogram } from '../pictograms/look.ts';
import type { Entry } from '../sheet/entries.ts';
import { type Line, type Word, wordsOfLine } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import { squashWords, wordsBetween } from '../text/squash.ts';
import { entriesOfKind } from './best-entry.ts';
import { type Found, flatten } from './found.ts';

interface Source {
  readonly lines: readonly Line[];
  readonly entries: readonly Entry[];
  readonly codes: readonly string[];
  readonly format: SheetFormat | undefined;
  readonly signalWord?: string;
  /** Diamonds in section 2, where its pages were looked at. */
  readonly seen: readonly SeenPictogram[];
}

/** The pictograms that are drawn in section 2; where one of them cannot be told, or may have been missed, those that its words tell beside the others. */
export const pictogramsOf = (source: Source): Found<Pictogram[]> | undefined => {
  const { seen } = source;
  const told = toldPictograms(source);
  if (seen.length === 0) return told;
  const drawn = seen.flatMap(({ pictogram }) => pictogram ?? []);
  const areAllKnown = seen.every(({ pictogram, isGrey }) => pictogram && !isGrey);
  const value = sorted(areAllKnown ? drawn : [...drawn, ...(told?.value ?? [])]);
  return { value, places: seen.map(({ place }) => place) };
};

/** Those that section 2 names, else those that its hazard codes ask for. */
const toldPictograms = ({ lines, entries, codes, format, signalWord }: Source): Found<Pictogram[]> | undefined => {
  const named = namedPictograms(lines, entries);
  if (named) return named;
  // Sheets older than the GHS have sentences like its statements, and none of its pictures.
  if (!isOfGhs(lines, signalWord)) return undefined;
  const ofWhmis = labelElements({
    signalWord: '',
    codes: codes.flatMap((code) => code.split('+')),
    pictograms: [],
  }).pictograms;
  // Canada has no picture of the environment.
  const isEnvironmental = format !== 'whmis-2015' && codes.some((code) => /^H4(?:00|10|11)$/.test(code));
  const value = valuesOf(pictograms).filter((one) => ofWhmis.includes(one) || (one === 'GHS09' && isEnvironmental));
  return value.length > 0 ? { value, places: [] } : undefined;
};

/** The pictograms that section 2 has by number or by name. */
export const namedPictograms = (lines: readonly Line[], entries: readonly Entry[]): Found<Pictogram[]> | undefined =>
  numbered(lines) ?? byName(entries);

/** `GHS02`, `SGH02`. */
const numbered = (lines: readonly Line[]): Found<Pictogram[]> | undefined => {
  const words = lines.flatMap(wordsOfLine).filter(({ text }) => /\b[GS][HG][SH]0[1-9]\b/.test(text));
  const value = words.flatMap(({ text }) =>
    [...text.matchAll(/\b(?:GHS|SGH)(0[1-9])\b/g)].map((match) => `GHS${match[1]}` as Pictogram),
  );
  return value.length > 0 ? { value: sorted(value), places: placesOfWords(words) } : undefined;
};

const byName = (entries: readonly Entry[]): Found<Pictogram[]> | undefined => {
  const value = new Set<Pictogram>();
  const places: Word[] = [];
  for (const entry of entriesOfKind(entries, 'pictogram')) {
    const words = flatten(entry.value.slice(0, 5));
    const squashed = squashWords(words);
    for (const [pictogram, pattern] of names) {
      const match = pattern.exec(squashed.text);
      if (!match) continue;
      value.add(pictogram);
      places.push(...wordsBetween(words, squashed, [match.index, match.index + match[0].length]));
    }
  }
  return value.size > 0 ? { value: sorted([...value]), places: placesOfWords(places) } : undefined;
};

const sorted = (found: readonly Pictogram[]) => valuesOf(pictograms).filter((pictogram) => found.includes(pictogram));

const names: readonly (readonly [Pictogram, RegExp])[] = [
  ['GHS01', /explodingbomb|bombeexplos/],
  ['GHS02', /flame(?!over)|flamme(?!sur|audessus)/],
  ['GHS03', /flameovercircle|flamme(?:sur|audessusd)uncercle/],
  ['GHS04', /gascylinder|bouteillesagaz|bouteilleagaz/],
  ['GHS05', /corrosi/],
  ['GHS06', /skull|tetedemort/],
  ['GHS07', /exclamation/],
  ['GHS08', /healthhazard|(?:danger|risque)pourlasante/],
  ['GHS09', /environ/],
  ['BIO', /biohazard|dangerbiologique/],
];
