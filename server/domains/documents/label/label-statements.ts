import type { Bilingual } from '#contract/languages.ts';
import { combinedStatements } from '#lib/hazards/combined-statements.ts';
import { severityOf } from '#lib/hazards/severity.ts';
import { whmisHazardsOf } from '#lib/hazards/whmis-hazards.ts';

/** Acute toxicity by the three ways in, gravest first; of one gravity they make one statement. */
const sameGravity = [
  ['H300', 'H310', 'H330'],
  ['H301', 'H311', 'H331'],
  ['H302', 'H312', 'H332'],
];

/** A hazard statement of a label; `isGrave` of a fatal or a severe hazard. */
export interface LabelStatement extends Bilingual {
  readonly isGrave: boolean;
}

/**
 * Hazard statements of a label, the gravest first: joined where GHS annex 3 joins them, and without serious eye damage
 * beside severe burns, which name it (GHS 1.4.10.5.3.3).
 */
export const labelStatements = (codes: readonly string[]): LabelStatement[] => {
  const hazards = whmisHazardsOf(codes).filter(({ code }) => !(code === 'H318' && codes.includes('H314')));
  const joined = hazards.map(({ code, hazard }) => ({ key: joinedKey(code, codes) ?? code, code, hazard }));
  return joined
    .filter(({ key }, index) => joined.findIndex((other) => other.key === key) === index)
    .map(({ key, code, hazard }) => ({
      ...sentence(key in combinedStatements ? combinedStatements[key as CombinedKey] : hazard),
      isGrave: ['fatal', 'severe'].includes(severityOf(code)),
    }));
};

type CombinedKey = keyof typeof combinedStatements;

const joinedKey = (code: string, codes: readonly string[]): string | undefined => {
  const together = sameGravity.find((group) => group.includes(code))?.filter((each) => codes.includes(each)) ?? [];
  return together.length > 1 ? together.join('+') : undefined;
};

const sentence = ({ en, fr }: Bilingual): Bilingual => ({ en: `${en}.`, fr: `${fr}.` });
