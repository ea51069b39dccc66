import type { Language } from '#contract/languages.ts';
import type { Hazardous } from '#contract/sheets/hazardous.ts';
import { type Pictogram, pictograms } from '#contract/sheets/pictogram.ts';
import { noPictogram } from './words.ts';

interface Hazards {
  readonly hazardous: Hazardous;
  /** `["GHS02", "GHS07"]` */
  readonly pictograms: string;
}

/** Names a sheet's pictograms, or says what is known of its hazard where it has none. */
export const pictogramWords = (language: Language): ((hazards: Hazards) => string) => {
  /** The few sets of pictograms that there are, each read once. */
  const known = new Map<string, string>();
  return ({ hazardous, pictograms: json }) => {
    if (json === '[]') return noPictogram[hazardous][language];
    const words = known.get(json) ?? namesOf(json, language);
    known.set(json, words);
    return words;
  };
};

const namesOf = (json: string, language: Language): string =>
  (JSON.parse(json) as Pictogram[]).map((code) => pictograms[code][language]).join(', ');
