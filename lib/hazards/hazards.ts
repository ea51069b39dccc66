import { canadianHazards } from './canadian-hazards.ts';
import { environmentalHazards } from './environmental-hazards.ts';
import type { Hazard } from './hazard.ts';
import { healthHazards } from './health-hazards.ts';
import { physicalHazards } from './physical-hazards.ts';

/** Every hazard there is a code for, physical before health before environmental, as section 2 of a sheet lists them. */
export const hazards = { ...physicalHazards, ...canadianHazards, ...healthHazards, ...environmentalHazards };
export type HazardCode = keyof typeof hazards;

export const isHazardCode = (code: string): code is HazardCode => Object.hasOwn(hazards, code);

/** What a product is classified as: beside H222 or H223, H229 is their second statement and no class of its own. */
export const classificationOf = (codes: readonly string[]): { code: HazardCode; hazard: Hazard }[] => {
  const isAerosol = codes.includes('H222') || codes.includes('H223');
  return hazardsOf(codes).filter(({ code }) => !(isAerosol && code === 'H229'));
};

/** The codes among these that are known, in the order of the table, and what each stands for. */
export const hazardsOf = (codes: readonly string[]): { code: HazardCode; hazard: Hazard }[] =>
  Object.entries(hazards)
    .filter(([code]) => codes.includes(code))
    .map(([code, hazard]) => ({ code: code as HazardCode, hazard }));
