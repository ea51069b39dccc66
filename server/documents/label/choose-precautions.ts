import type { PrecautionCode } from '#contract/hazards/precautionary-statements.ts';
import { type PrecautionKind, precautionKind, selectPrecautions } from '#contract/hazards/select-precautions.ts';
import { whmisHazardsOf } from './whmis-hazards.ts';

/** GHS A3.2.5.2: not more than six, unless the nature and the severity of the hazards need more. */
const usual = 6;

/** Preventions that matter most where several apply. */
const foremost: readonly string[] = [
  ...['P210', 'P280', 'P260', 'P223', 'P222', 'P231+P232', 'P220', 'P250', 'P284', 'P262', 'P282', 'P201', 'P211'],
  ...['P251', 'P244', 'P263', 'P261', 'P271', 'P283', 'P202', 'P230', 'P212', 'P234', 'P243', 'P240', 'P270', 'P264'],
];

/** First aid by the way in, and whom to call. */
const waysIn: readonly string[] = ['P305', 'P303', 'P302', 'P304', 'P301', 'P310', 'P336', 'P306', 'P308'];

/** A precaution of a label; `rank` 0 is the one to keep when there is room for only one. */
export interface ChosenPrecaution {
  readonly code: PrecautionCode;
  readonly rank: number;
}

/**
 * Precautionary statements of a label in the order they are read: prevention, first aid, fire, what to do afterwards,
 * storage, disposal. More than six only where they are first aid for a hazard with Danger.
 */
export const choosePrecautions = (codes: readonly string[]): ChosenPrecaution[] => {
  const hazards = whmisHazardsOf(codes);
  const grave = new Set(
    hazards.filter(({ hazard }) => hazard.signalWord === 'danger').flatMap(({ hazard }) => hazard.precautions),
  );
  const all = selectPrecautions(hazards.map(({ code }) => code));
  const ofKind = (kind: PrecautionKind) => all.filter((code) => precautionKind(code) === kind);
  const [first, second, third] = sortBy(ofKind('prevention'), foremost, grave);
  const [aid, ...moreAid] = sortBy(ofKind('response').filter(isFirstAid), waysIn, grave);
  const [fire] = ofKind('response').filter(isFire);
  const after = ofKind('response').filter((code) => !isFirstAid(code) && !isFire(code));
  const [storage] = ofKind('storage');
  const [disposal] = ofKind('disposal');

  const useful = present([first, aid, second, ...moreAid, fire, third, ...after, storage, disposal]).filter(
    (code, index) => index < usual || (grave.has(code) && isFirstAid(code)),
  );
  return present([first, second, third, aid, ...moreAid, fire, ...after, storage, disposal])
    .filter((code) => useful.includes(code))
    .map((code) => ({ code, rank: useful.indexOf(code) }));
};

const isFirstAid = (code: PrecautionCode) => /^P(30\d|310|336)/.test(code);
const isFire = (code: PrecautionCode) => code.startsWith('P37');

const present = (codes: readonly (PrecautionCode | undefined)[]): PrecautionCode[] =>
  codes.filter((code) => code !== undefined);

/** Those for a hazard with Danger before the others where the list does not decide. */
const sortBy = (
  codes: readonly PrecautionCode[],
  list: readonly string[],
  grave: ReadonlySet<PrecautionCode>,
): PrecautionCode[] =>
  codes.toSorted(
    (one, other) => rankIn(list, one) - rankIn(list, other) || Number(grave.has(other)) - Number(grave.has(one)),
  );

/** The place of a code, or of the list's code that it begins with; those not in the list come last. */
const rankIn = (list: readonly string[], code: string): number => {
  const index = list.findIndex((each) => code === each || code.startsWith(`${each}+`));
  return index === -1 ? list.length : index;
};
