import { combinedStatements } from '#contract/hazards/combined-statements.ts';
import type { Bilingual } from '#contract/languages.ts';
import { whmisHazardsOf } from './whmis-hazards.ts';

/** Acute toxicity by the three ways in, gravest first; of one gravity they make one statement. */
const sameGravity = [
  ['H300', 'H310', 'H330'],
  ['H301', 'H311', 'H331'],
  ['H302', 'H312', 'H332'],
];

/**
 * Hazard statements of a label, those with Danger first: joined where GHS annex 3 joins them, and without serious eye
 * damage beside severe burns, which name it (GHS 1.4.10.5.3.3).
 */
export const labelStatements = (codes: readonly string[]): Bilingual[] => {
  const hazards = whmisHazardsOf(codes).filter(({ code }) => !(code === 'H318' && codes.includes('H314')));
  const ordered = [
    ...hazards.filter(({ hazard }) => hazard.signalWord === 'danger'),
    ...hazards.filter(({ hazard }) => hazard.signalWord !== 'danger'),
  ];
  const joined = ordered.map(({ code, hazard }) => ({ key: joinedKey(code, codes) ?? code, hazard }));
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
