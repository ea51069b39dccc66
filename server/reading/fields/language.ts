import type { Line } from '../text/layout.ts';
import { wordsOf } from '../text/layout.ts';
import { placesOf } from '../text/place-of.ts';
import type { Found } from './found.ts';

/** The language whose small words are the more frequent; undefined where there are next to none. */
export const languageOf = (sheet: {
  readonly text: string;
  readonly head: readonly Line[];
}): Found<'en' | 'fr'> | undefined => {
  const english = count(
    sheet.text,
    /\b(?:the|of|and|to|in|with|for|is|or|not|if|from|safety|product|sheet|hazard|first)\b/gi,
  );
  const french = count(
    sheet.text,
    /(?<!\p{L})(?:le|la|les|des|du|et|de|en|avec|pour|est|ou|une|dans|par|fiche|produit|sécurité)(?!\p{L})/giu,
  );
  if (english + french < 5) return undefined;
  const title = sheet.head.find((line) => wordsOf(line).some(({ text }) => /^(?:sheet|fiche)$/i.test(text)));
  return { value: french > english ? 'fr' : 'en', places: title ? placesOf(wordsOf(title)) : [] };
};

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0;
