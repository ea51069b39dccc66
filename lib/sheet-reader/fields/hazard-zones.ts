import { type Line, textOf } from '../text/layout.ts';
import { squash } from '../text/squash.ts';

/** Parts of section 2: where hazard statements stand, where advice and remarks do, and the rest. */
export interface HazardZones {
  readonly statements: readonly Line[];
  /** Classification, signal word, and all of which no label says what it is. */
  readonly rest: readonly Line[];
  /** Under `Other information`, where Americans tell hazards of the environment, which their rule leaves out. */
  readonly further: readonly Line[];
}

/** Parts the lines of section 2 by their labels. */
export const zonesOf = (lines: readonly Line[]): HazardZones => {
  const statements: Line[] = [];
  const rest: Line[] = [];
  const further: Line[] = [];
  let zone: Zone = 'rest';
  for (const line of lines) {
    zone = zoneStarting(line) ?? zone;
    if (zone === 'statements') statements.push(line);
    if (zone === 'rest') rest.push(line);
    if (zone === 'further') further.push(line);
  }
  return { statements, rest, further };
};

type Zone = 'statements' | 'advice' | 'remarks' | 'further' | 'rest';

const zoneStarting = (line: Line): Zone | undefined => {
  if (startsWithSignal(line)) return 'statements';
  for (const cell of line.cells.slice(0, 2)) {
    const start = squash(textOf(cell.words).replace(/^\s*(?:\d{1,2}(?:\.\d{1,2})*\.?|[a-z]\)|[•·\-–])\s*/i, ''));
    const found = starts.find(([, pattern]) => pattern.test(start));
    if (found) return found[0];
  }
  return undefined;
};

/** `WARNING:` beside the statements, as sheets have it that put their label under `Emergency overview`. */
const startsWithSignal = ({ cells }: Line): boolean =>
  cells.length > 1 && /^(?:DANGER|WARNING|ATTENTION|AVERTISSEMENT) ?:$/.test(textOf(cells[0]!.words));

const starts: readonly (readonly [Zone, RegExp])[] = [
  [
    'advice',
    /^(?:(?:ghs)?precautionarys?(?:statement|phrase|information)|precautions?$|conseilsdeprudence|(?:declarations|mentions|enonces|phrases|notifications)(?:sur|de|des)?(?:la)?(?:securite|miseengarde|prudence|precaution)s?|prevention|response$|intervention$|reponse$|storage$|stockage$|entreposage$|disposal$|elimination$|pstatements|pphrases|p[1-5]\d\d)/,
  ],
  [
    'remarks',
    /^(?:otherhazards|autresdangers|autrerisque|hazards?(?:s)?not(?:otherwise)?|dangers(?:pour.{0,20})?(?:non|pas)(?:classe|classifie|ailleurs)|hnoc|hhnoc|supplement(?:al|ary)|informationssupplementaires|elementsdune?etiquette(?:comp)?|potential(?:acute|chronic)?health|effets(?:aigus|chroniques)?potentiels|hmis|nfpa|(?:additional|further)(?:information|hazard)|unknownacute|percentageof|pourcentagedu|emergencyoverview|apercudesurgences|routesofentry|voiesd(?:expo|entree|absorption)|targetorgans|organescibles|medicalconditions|thismixturecontains|environmentalprecautions|resultsofpbt|resultatsdesevaluations)/,
  ],
  ['further', /^(?:otherinformation|autres?(?:informations?|renseignements?))$/],
  [
    'statements',
    /^(?:ghs|sgh|clp)?(?:hazards?statements?|hstatements?|hphrases?|statementsofhazard|hazardphrases?|mentions?(?:s)?de(?:s)?dangers?|declarations?(?:surles|des?)(?:risques|dangers?)|notifications?dedangers?|phrases?(?:dedanger|h)|enonces?de(?:s)?dangers?|indications?dedangers?|physicalhazardstatements?|healthhazardstatements?)/,
  ],
  [
    'rest',
    /^(?:hazardclass(?:es)?$|classederisque|signalword|mentions?davertissement|mot(?:s)?(?:de)?(?:signal|indicateur)|(?:hazard|danger)?pictogram|symbol|classification|classement|(?:ghs|sgh|label)?labelelement|elementsd(?:e)?(?:l)?etiquet)/,
  ],
];
