import type { Bilingual } from '#contract/languages.ts';
import { combinedStatements } from '#lib/hazards/combined-statements.ts';
import type { HazardCode } from '#lib/hazards/hazards.ts';
import type { PrecautionCode } from '#lib/hazards/precautionary-statements.ts';
import {
  type PrecautionKind,
  precautionKind,
  saysPrecaution,
  selectPrecautions,
} from '#lib/hazards/select-precautions.ts';
import { severities, severityOf, vitalResponses } from '#lib/hazards/severity.ts';
import { whmisHazardsOf } from '#lib/hazards/whmis-hazards.ts';

/** GHS A3.2.5.2: not more than six, unless the nature and the severity of the hazards need more. */
const usual = 6;
/** Then these many stand beside the vital ones. */
const besideVital = 4;

/** Preventions that matter most where several apply. */
const foremost: readonly string[] = [
  ...['P210', 'P280', 'P260', 'P223', 'P222', 'P231+P232', 'P220', 'P250', 'P284', 'P262', 'P282', 'P201', 'P211'],
  ...['P251', 'P244', 'P263', 'P261', 'P271', 'P283', 'P202', 'P230', 'P212', 'P234', 'P243', 'P240', 'P270', 'P264'],
];

/** First aid by route of exposure, and whom to call. */
const waysIn: readonly string[] = [
  ...['P305', 'P303', 'P302', 'P304', 'P301', 'P331', 'P330', 'P310', 'P311', 'P312', 'P314'],
  ...['P336', 'P306', 'P342', 'P308'],
];

/** A precaution of a label; `rank` 0 is the first to stand there. */
export interface ChosenPrecaution {
  readonly code: PrecautionCode;
  readonly rank: number;
  /** The most useful one, and what answers a fatal or severe hazard. */
  readonly isVital: boolean;
}

/**
 * Precautionary statements of a label in the order they are read: prevention, first aid, fire, what to do afterwards,
 * storage, disposal. Those of the product's gravest hazards come first in each, and are the last to be left out.
 */
export const choosePrecautions = (codes: readonly string[]): ChosenPrecaution[] => {
  const hazards = whmisHazardsOf(codes);
  const all = selectPrecautions(hazards.map(({ code }) => code));
  const gravity = gravityOf(hazards.map(({ code }) => code));
  const wanted = hazards.flatMap(({ code }) => vitalResponses(code));
  const isVital = (code: PrecautionCode) => wanted.some((each) => saysPrecaution(code, each));
  const ofKind = (kind: PrecautionKind) => all.filter((code) => precautionKind(code) === kind);

  const [first, ...morePreventions] = preventionsOf(ofKind('prevention'), gravity);
  const aid = ofKind('response')
    .filter(isFirstAid)
    .toSorted((one, other) => gravity(one) - gravity(other) || rankIn(waysIn, one) - rankIn(waysIn, other));
  const fire = ofKind('response').filter(isFire);
  const after = ofKind('response').filter((code) => !isFirstAid(code) && !isFire(code));
  const vital = present([first, ...[...aid, ...fire, ...after].filter(isVital)]);
  const [nextAid, ...moreAid] = aid.filter((code) => !vital.includes(code));
  const [second, third] = morePreventions;
  const [storage] = ofKind('storage');
  const [disposal] = ofKind('disposal');

  const useful = [
    ...new Set(present([...vital, nextAid, second, ...moreAid, third, fire[0], ...after, storage, disposal])),
  ].slice(0, Math.max(usual, vital.length + besideVital));
  return [...new Set(present([first, second, third, ...aid, ...fire, ...after, storage, disposal]))]
    .filter((code) => useful.includes(code))
    .map((code) => ({ code, rank: useful.indexOf(code), isVital: vital.includes(code) || code === useful[0] }));
};

/** The foremost of the gravest hazard before all others. */
const preventionsOf = (codes: readonly PrecautionCode[], gravity: (code: PrecautionCode) => number) => {
  const sorted = codes.toSorted((one, other) => rankIn(foremost, one) - rankIn(foremost, other));
  const gravest = Math.min(...codes.map(gravity));
  const first = sorted.find((code) => gravity(code) === gravest);
  return present([first, ...sorted.filter((code) => code !== first)]);
};

/** How grave the gravest hazard is that asks for a statement, or for one that it covers. */
const gravityOf =
  (hazards: readonly HazardCode[]) =>
  (said: PrecautionCode): number =>
    Math.min(
      ...hazards
        .filter((code) => selectPrecautions([code]).some((wanted) => saysPrecaution(said, wanted)))
        .map((code) => severities.indexOf(severityOf(code))),
    );

const isFirstAid = (code: PrecautionCode) => /^P3(0|1|30|31|36|42)/.test(code);
const isFire = (code: PrecautionCode) => code.startsWith('P37');

const present = (codes: readonly (PrecautionCode | undefined)[]): PrecautionCode[] =>
  codes.filter((code) => code !== undefined);

/** The place of a code, or of the list's code that it begins with; those not in the list come last. */
const rankIn = (list: readonly string[], code: string): number => {
  const index = list.findIndex((each) => code === each || code.startsWith(`${each}+`));
  return index === -1 ? list.length : index;
};

/** Acute toxicity by the three ways in, gravest first; of one gravity they make one statement. */
const sameGravity = [
  ['H300', 'H310', 'H330'],
  ['H301', 'H311', 'H331'],
  ['H302', 'H312', 'H332'],
];

/**
 * Hazard statements of a label, the gravest first: joined where GHS annex 3 joins them, and without serious eye damage
 * beside severe burns, which name it (GHS 1.4.10.5.3.3).
 */
export const labelStatements = (codes: readonly string[]): Bilingual[] => {
  const hazards = whmisHazardsOf(codes).filter(({ code }) => !(code === 'H318' && codes.includes('H314')));
  const joined = hazards.map(({ code, hazard }) => ({ key: joinedKey(code, codes) ?? code, code, hazard }));
  return joined
    .filter(({ key }, index) => joined.findIndex((other) => other.key === key) === index)
    .map(({ key, hazard }) => sentence(key in combinedStatements ? combinedStatements[key as CombinedKey] : hazard));
};

type CombinedKey = keyof typeof combinedStatements;

const joinedKey = (code: string, codes: readonly string[]): string | undefined => {
  const together = sameGravity.find((group) => group.includes(code))?.filter((each) => codes.includes(each)) ?? [];
  return together.length > 1 ? together.join('+') : undefined;
};

const sentence = ({ en, fr }: Bilingual): Bilingual => ({ en: `${en}.`, fr: `${fr}.` });
