import type { SheetDraft } from '#contract/operator/sheet-entry.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import type { SignalWord } from '#contract/sheets/signal-word.ts';
import { labelElements, varying } from './label-elements.ts';
import { whmisHazardsOf } from './whmis-hazards.ts';

/** The hazards of a sheet as it is entered. */
export type HazardFacts = Pick<SheetDraft, 'hazardous' | 'pictograms' | 'signal_word' | 'hazard_codes'>;

/**
 * Two things of a sheet that cannot both be so. `not-hazardous`: it is said to be no hazardous product, and has a signal word, a pictogram or a
 * statement that only such a product has. `pictogram`, `signal-word`: a statement, by its code, asks for one that is not there.
 */
export type Disagreement =
  | { readonly kind: 'not-hazardous' }
  | { readonly kind: 'pictogram'; readonly code: string; readonly pictogram: Pictogram }
  | { readonly kind: 'signal-word'; readonly code: string; readonly signalWord: SignalWord };

/** Laws differ in what a label shows of it: the picture may be left out where only metals are eaten into. */
const disputed = ['H290'];

/**
 * What of the hazards of a sheet does not agree with the rest, by what every category of a statement asks for under HPR and the rules of
 * precedence of its label. More than the statements ask for is no disagreement: lists of statements have gaps.
 */
export const disagreementsOf = ({
  hazardous,
  pictograms,
  signal_word: signalWord,
  hazard_codes: hazardCodes,
}: HazardFacts): Disagreement[] => {
  const codes = hazardCodes.flatMap((code) => code.split('+')).filter((code) => !disputed.includes(code));
  const told = whmisHazardsOf(codes);
  if (hazardous === 'no' && (told.length > 0 || signalWord !== '' || pictograms.some((one) => one !== 'GHS09')))
    return [{ kind: 'not-hazardous' }];
  const certain = told.filter(({ code }) => !varying.includes(code));
  // A picture that stands there, be it of the environment, keeps those from being asked for that only some categories have.
  const asked = (by: readonly string[]) =>
    labelElements({ codes: by, signalWord, pictograms: [...pictograms, 'GHS09'] });
  const missing = asked(codes).pictograms.flatMap((pictogram) => {
    if (pictograms.includes(pictogram)) return [];
    const causes: readonly string[] = certain
      .filter(({ hazard }) => hazard.pictogram === pictogram)
      .map(({ code }) => code);
    const others = codes.filter((code) => !causes.includes(code));
    // What a graver pictogram says already asks for none.
    const cause = causes.find((code) => asked([...others, code]).pictograms.includes(pictogram));
    return cause === undefined ? [] : [{ kind: 'pictogram' as const, code: cause, pictogram }];
  });
  const word = (['danger', 'warning'] as const).find((one) => certain.some(({ hazard }) => hazard.signalWord === one));
  const isWeaker = word && signalWord !== 'danger' && signalWord !== word;
  const cause = certain.find(({ hazard }) => hazard.signalWord === word);
  return [
    ...missing,
    ...(isWeaker && cause ? [{ kind: 'signal-word' as const, code: cause.code, signalWord: word }] : []),
  ];
};
