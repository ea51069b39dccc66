import { hazardClasses } from '#contract/hazards/hazard-classes.ts';
import { hazardsOf } from '#contract/hazards/hazards.ts';

/** The hazards among these codes that belong on a Canadian label: WHMIS leaves the environment out. */
export const whmisHazardsOf = (codes: readonly string[]): ReturnType<typeof hazardsOf> =>
  hazardsOf(codes).filter(({ hazard }) => hazardClasses[hazard.hazardClass].kind !== 'environmental');
