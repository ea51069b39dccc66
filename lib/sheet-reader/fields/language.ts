import type { Line } from '../text/layout.ts';
import { wordsOfLine } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import type { Found } from './found.ts';

/** Small words by which each language gives itself away; those that two share are left out. */
const smallWords = {
  en: /(?<!\p{L})(?:the|of|and|to|with|for|is|or|not|if|from|safety|product|sheet|hazard|first)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:le|la|les|des|du|et|avec|pour|est|ou|une|dans|par|fiche|produit|sécurité)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:el|la|los|las|del|y|con|para|es|o|una|por|ficha|producto|seguridad)(?!\p{L})/giu,
  de: /(?<!\p{L})(?:der|die|das|und|von|mit|für|ist|oder|nicht|bei|zu|nach|sicherheit|produkt)(?!\p{L})/giu,
};
type Spoken = keyof typeof smallWords;

/** Of the words of the first language, the share from which a second one is the sheet's as well. */
const secondShare = 0.4;

/** English or French, where the sheet is in that language alone; undefined of another, of two, and of next to no words. */
export const languageOf = (sheet: {
  readonly text: string;
  readonly head: readonly Line[];
}): Found<'en' | 'fr'> | undefined => {
  const language = languageOfText(sheet.text);
  if (!language) return undefined;
  const title = sheet.head.find((line) => wordsOfLine(line).some(({ text }) => /^(?:sheet|fiche)$/i.test(text)));
  return { value: language, places: title ? placesOfWords(wordsOfLine(title)) : [] };
};

/** The language of a text, likewise. */
export const languageOfText = (text: string): 'en' | 'fr' | undefined => {
  const counts = (Object.keys(smallWords) as Spoken[])
    .map((language) => ({ language, count: text.match(smallWords[language])?.length ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
  const [first, second] = counts;
  if (!first || !second || first.count < 5 || second.count > first.count * secondShare) return undefined;
  return first.language === 'en' || first.language === 'fr' ? first.language : undefined;
};
