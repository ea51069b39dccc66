import type { Hazardous } from '#contract/sheets/hazardous.ts';
import { type Line, wordsOfLine } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import { squashWords, wordsBetween } from '../text/squash.ts';
import type { Found } from './found.ts';

interface Source {
  readonly lines: readonly Line[];
  readonly codes: readonly string[];
  readonly signalWord?: string;
}

/** Whether the product is classified as hazardous; pictograms do not tell. */
export const hazardousOf = ({ lines, codes, signalWord }: Source): Found<Hazardous> | undefined => {
  if (lines.length === 0) return undefined;
  // Environmental hazards are no part of WHMIS; a sheet may tell them of a product that is not regulated.
  if (codes.some((code) => !/^(?:H4|[EA]UH)/.test(code)) || signalWord) return { value: 'yes', places: [] };
  const words = lines.flatMap(wordsOfLine);
  const squashed = squashWords(words);
  for (const [value, pattern] of [
    ['no', notHazardous],
    ['yes', isHazardous],
  ] as const) {
    const match = pattern.exec(squashed.text);
    if (match)
      return {
        value,
        places: placesOfWords(wordsBetween(words, squashed, [match.index, match.index + match[0].length])),
      };
  }
  return { value: 'unknown', places: [] };
};

const notHazardous =
  /not(?:a|an)?(?:classified|considered|regulated)?(?:as)?(?:a|an|to?be)?(?:hazardous|dangerous)|nothazardous|nonhazardous|doesnotmeet(?:the)?criteria|not(?:a|an)?(?:ghs)?(?:hazardous|dangerous|controlled)|not(?:subjectto)?classifi(?:ed|cation)|no(?:known)?hazards?(?:class|ident|under)|notacontrolledproduct|(?:nest|nesont|nonest)?(?:pas|non)(?:un|une)?(?:produit|substance|melange|matiere)?s?(?:considere|classee?|reglemente)?e?s?(?:comme)?(?:etant)?(?:un|une)?(?:produit|substance|melange)?(?:dangereu(?:x|se)s?|controle)|nonclasse|pasclasse|nondangereux|nerepondpasauxcriteres|aucuneclassification|nesatisfait(?:pas)?auxcriteres/;

const isHazardous =
  /(?:considered|classified(?:as)?)hazardous|isahazardous|(?:considerecomme|classecomme|est)(?:etant)?(?:un)?(?:produit)?dangereux|category\d|categorie\d|class(?:e)?d[12][ab]/;
