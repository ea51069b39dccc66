import { hazardClasses } from '#contract/sheets/hazard-classes.ts';
import type { hazardsOf } from './hazards.ts';
import { hazardsBySeverity } from './severity.ts';

/** The hazards among these codes that belong on a Canadian label, the gravest first: WHMIS leaves the environment out. */
export const whmisHazardsOf = (codes: readonly string[]): ReturnType<typeof hazardsOf> =>
  hazardsBySeverity(codes).filter(({ hazard }) => hazardClasses[hazard.hazardClass].kind !== 'environmental');
