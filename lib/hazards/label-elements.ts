import { type Pictogram, pictograms } from '#contract/sheets/pictogram.ts';
import { whmisHazardsOf } from './whmis-hazards.ts';

type SignalWord = 'danger' | 'warning' | '';

/** What a label shows at first sight; an empty `signalWord` is none. */
interface LabelElements {
  readonly signalWord: SignalWord;
  readonly pictograms: readonly Pictogram[];
}

/** Codes shared by categories of which the milder has Warning, or no pictogram: there the record is believed. */
export const varying: readonly string[] = ['H207', 'H221', 'H228', 'H242', 'H261', 'H272'];

/** What the exclamation mark need not say where a graver pictogram says it: GHS 1.4.10.5.3.1, notes of HPR s. 3. */
const acuteToxicity = ['H302', 'H312', 'H332'];
const irritation = ['H315', 'H319'];
const skinSensitization = ['H317'];

/**
 * Signal word and pictograms as a label has them, by the rules of precedence. What the record says and what its hazard
 * codes ask for both count, so that a list with gaps loses nothing; a record without codes keeps its pictograms. The
 * environment is no WHMIS pictogram. HPR has no precedence among physical hazards, so flame and gas cylinder both stand.
 */
export const labelElements = (record: LabelElements & { readonly codes: readonly string[] }): LabelElements => {
  const { signalWord, codes } = record;
  const certain = codes.filter((code) => !varying.includes(code));
  const asPictured = signalWord === '' && record.pictograms.length === 0 ? codes : certain;
  const asWorded = signalWord === '' ? codes : certain;
  const shown = new Set([
    ...record.pictograms,
    ...whmisHazardsOf(asPictured).flatMap(({ hazard }) => hazard.pictogram ?? []),
  ]);
  shown.delete('GHS09');
  if (!needsExclamationMark(codes, shown)) shown.delete('GHS07');
  return {
    signalWord: gravest([signalWord, ...whmisHazardsOf(asWorded).map(({ hazard }) => hazard.signalWord)]),
    pictograms: (Object.keys(pictograms) as Pictogram[]).filter((pictogram) => shown.has(pictogram)),
  };
};

const gravest = (words: readonly SignalWord[]): SignalWord =>
  (['danger', 'warning'] as const).find((word) => words.includes(word)) ?? '';

/** An unexplained symbol stays; harm to the ozone layer, which WHMIS leaves out, does not explain one. */
const needsExclamationMark = (codes: readonly string[], shown: ReadonlySet<Pictogram>): boolean => {
  const reasons = whmisHazardsOf(codes).filter(({ hazard }) => hazard.pictogram === 'GHS07');
  if (reasons.length === 0) return !codes.includes('H420');
  const said: readonly string[] = [
    ...(shown.has('GHS06') ? acuteToxicity : []),
    // Of skin and eyes; a corrosion pictogram for metals alone says nothing of them.
    ...(codes.includes('H314') || codes.includes('H318') ? irritation : []),
    ...(codes.includes('H334') ? [...skinSensitization, ...irritation] : []),
  ];
  return reasons.some(({ code }) => !said.includes(code));
};
