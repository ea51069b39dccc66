import type { HazardClass } from '#contract/sheets/hazard-classes.ts';
import { hazardClasses } from '#contract/sheets/hazard-classes.ts';
import { type HazardCode, hazards, hazardsOf } from './hazards.ts';
import type { PrecautionCode } from './precautionary-statements.ts';
import { precautionKind } from './select-precautions.ts';

/** How grave a hazard is, the gravest first. */
export const severities = ['fatal', 'severe', 'danger', 'warning', 'other'] as const;
export type Severity = (typeof severities)[number];

/** Their statements say that it kills: acute toxicity of categories 1 and 2, aspiration (GHS annex 3, table A3.1.2). */
const fatal: readonly HazardCode[] = ['H330', 'H300', 'H310', 'H304'];

/**
 * Harm at once that does not heal or may kill, so that what is done in the first minutes decides: acute toxicity of
 * category 3, burns, blindness, asthma, organs; explosion, fire without a spark (GHS parts 2 and 3, categories with
 * Danger).
 */
const severe: readonly HazardCode[] = [
  ...(['H331', 'H301', 'H311', 'H314', 'H318', 'H334', 'H370'] as const),
  ...(['H200', 'H201', 'H202', 'H203', 'H205', 'H240', 'H241', 'H250', 'H260', 'H271'] as const),
];

/** Harm that lasts stands before the rest of the same signal word. */
const lasting: readonly HazardClass[] = [
  ...(['carcinogenicity', 'germCellMutagenicity', 'reproductiveToxicity', 'organToxicityRepeated'] as const),
];

/** How grave a hazard is; harm to the environment, which WHMIS leaves out, is the last kind. */
export const severityOf = (code: HazardCode): Severity => {
  const { hazardClass, signalWord } = hazards[code];
  if (fatal.includes(code)) return 'fatal';
  if (severe.includes(code)) return 'severe';
  return hazardClasses[hazardClass].kind === 'environmental' || signalWord === '' ? 'other' : signalWord;
};

/** The known hazards among these codes as people read them: the gravest first, those of one gravity in the table's order. */
export const hazardsBySeverity = (codes: readonly string[]): ReturnType<typeof hazardsOf> =>
  hazardsOf(codes).sort((one, other) => placeOf(one.code) - placeOf(other.code));

const placeOf = (code: HazardCode): number => {
  const severity = severityOf(code);
  const listed = severity === 'fatal' ? fatal : severity === 'severe' ? severe : undefined;
  const within = listed ? listed.indexOf(code) / 100 : lasting.includes(hazards[code].hazardClass) ? 0 : 0.5;
  return severities.indexOf(severity) + within;
};

/** What is washed later is no answer of the first minutes. */
const later: readonly PrecautionCode[] = ['P361+P364', 'P362+P364', 'P363'];

/**
 * The immediate measures for a fatal or severe hazard: first aid by route of exposure, whom to call, measures in a
 * fire.
 */
export const vitalResponses = (code: HazardCode): PrecautionCode[] =>
  severities.indexOf(severityOf(code)) > severities.indexOf('severe')
    ? []
    : hazards[code].precautions.filter((each) => precautionKind(each) === 'response' && !later.includes(each));
