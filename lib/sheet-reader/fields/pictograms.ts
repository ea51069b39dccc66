import type { SheetFormat } from '#contract/sheets/format.ts';
import { type Pictogram, pictograms } from '#contract/sheets/pictogram.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { labelElements } from '#lib/hazards/label-elements.ts';
import type { Entry } from '../sheet/entries.ts';
import { type Line, textOfLine, type Word, wordsOfLine } from '../text/layout.ts';
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
}

/** The pictograms that section 2 names, else those that its hazard codes ask for. */
export const pictogramsOf = ({ lines, entries, codes, format, signalWord }: Source): Found<Pictogram[]> | undefined => {
  const named = numbered(lines) ?? byName(entries);
  if (named) return named;
  // Sheets older than the GHS have sentences like its statements, and none of its pictures.
  if (!signalWord && !lines.some((line) => ofGhs.test(textOfLine(line)))) return undefined;
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

const ofGhs =
  /\b(?:GHS|SGH|H[234]\d\d)|signal word|hazard statement|label element|pictogram|category \d|mentions? d.avertissement|mot.(?:de.)?(?:signal|indicateur)|mentions?(?:\(s\))? de |(?:énonc|déclaration)\S* (?:de|des|sur les) (?:danger|risque)|d.étiquetage|cat[ée]gorie \d/i;

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
