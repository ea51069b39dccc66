import type { Place } from '#contract/reading/sheet-reading.ts';
import { joinWords, type Word } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import { squash } from '../text/squash.ts';

/** A value that was read, and where on the pages it stands. */
export interface Found<Value> {
  readonly value: Value;
  readonly places: Place[];
}

/** The words' text as a value, without punctuation about it. */
export const foundText = (words: readonly Word[], value = tidy(joinWords(words))): Found<string> => ({
  value,
  places: placesOfWords(words),
});

/** Leaves single spaces, and takes bullets and punctuation off both ends; a full stop stays. */
export const tidy = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ ([,;)])/g, '$1')
    // `l`, `n` are how a font of symbols has its bullets.
    .replace(/^[lnqu§] (?=[\p{Lu}\d])/u, '')
    .replace(/^[\s:;,*•·\-–—|]+/, '')
    .replace(/[\s:;,|\-–—]+$/, '')
    .trim();

/** Whether a value means "none". */
export const saysNothing = (words: readonly Word[]): boolean => {
  const said = squash(joinWords(words));
  return said === '' || nothing.test(said);
};

const nothing =
  /^(?:no|na|none|nil|unknown|nodata|no(?:data|information)?available|not(?:available|applicable|assigned|determined|known|listed|relevant).*|nodataavailable|noinformationavailable|non(?:disponible|applicable|connu|determine).*|nondisponible|sansobjet|so|nd|aucune?s?(?:donnee|connue?s?|information)?.*|donnees?nondisponibles?|pasdedonnees?.*|inconnue?s?|seebelow|seeabove|seesection\d+|voir(?:cidessous|section\d+|rubrique\d+)|mixture|melange|substance|same|idem)$/;

/** Lines' words one after another. */
export const flatten = (lines: readonly (readonly Word[])[]): Word[] => lines.flat();
