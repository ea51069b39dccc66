import type { SheetFormat } from '#contract/sheets/format.ts';
import { hazards, isHazardCode } from '#lib/hazards/hazards.ts';
import { findClassified } from '../hazards/classification.ts';
import { findStatements, type StatementMatch } from '../hazards/statements.ts';
import { joinWords, type Line, textOfLine, type Word, wordsOfLine } from '../text/layout.ts';
import { placesOfWords } from '../text/place-of.ts';
import { squash, squashWords, wordsBetween } from '../text/squash.ts';
import type { Found } from './found.ts';

interface PrintedCode {
  readonly code: string;
  readonly words: readonly Word[];
}

/** The hazard codes printed among these words: `H225`, `H 225`, `H302 + H332`, `EUH066`, in Australia `AUH066`. */
const printedCodes = (words: readonly Word[]): PrintedCode[] => {
  const { text, wordAt } = joined(words);
  return [...text.matchAll(codes)].flatMap((match) => {
    const parts = match[0]
      .replace(/\s+/g, '')
      .split('+')
      .flatMap((part) => codeIn(part) ?? []);
    if (parts.length === 0) return [];
    const span = words.slice(wordAt[match.index], wordAt[match.index + match[0].length - 1]! + 1);
    return [{ code: parts.join('+'), words: span }];
  });
};

const codes =
  /(?<![\p{L}\d])(?:[EA]UH ?\d{3}[A-Z]?|H ?[2-4]\d{2}[A-Za-z]{0,2})(?: ?\+ ?H ?[2-4]\d{2}[A-Za-z]{0,2})*(?![\p{L}\d])/gu;

/** A code that there is; `H319A` is one with its category behind it. */
const codeIn = (part: string): string | undefined => {
  // What it tells those who spray is no hazard.
  if (/^[EA]UH/.test(part)) return part === 'EUH401' ? undefined : part;
  // `H300s = Health` are all of a kind.
  if (part.endsWith('s')) return undefined;
  const base = part.slice(0, 4);
  if (isHazardCode(part)) return part;
  return isHazardCode(base) || ofCategoriesLeftOut.has(base) ? base : undefined;
};

/** Of categories that HPR and the United States leave out. */
const ofCategoriesLeftOut = new Set(['H303', 'H305', 'H313', 'H316', 'H333', 'H206', 'H207', 'H208']);

const joined = (words: readonly Word[]) => {
  const wordAt: number[] = [];
  let text = '';
  for (const [index, word] of words.entries()) {
    text += `${word.text} `;
    for (let at = 0; at <= word.text.length; at++) wordAt.push(index);
  }
  return { text, wordAt };
};

/** Parts of section 2: where hazard statements stand, where advice and remarks do, and the rest. */
interface HazardZones {
  readonly statements: readonly Line[];
  /** Classification, signal word, and all of which no label says what it is. */
  readonly rest: readonly Line[];
  /** Under `Other information` or `Other hazards`, where Americans tell hazards of the environment, which their rule leaves out. */
  readonly further: readonly Line[];
}

/** Parts the lines of section 2 by their labels. */
const zonesOf = (lines: readonly Line[]): HazardZones => {
  const statements: Line[] = [];
  const rest: Line[] = [];
  const further: Line[] = [];
  let zone: Zone = 'rest';
  for (const line of lines) {
    zone = zoneStarting(line) ?? (zone === 'remarks' && isSignal(line) ? 'statements' : zone);
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
    const start = squash(joinWords(cell.words).replace(/^\s*(?:\d{1,2}(?:\.\d{1,2})*\.?|[a-z]\)|[•·\-–])\s*/i, ''));
    const found = starts.find(([, pattern]) => pattern.test(start));
    if (found) return found[0];
  }
  return undefined;
};

/** `Warning` alone under `Emergency overview`, over the statements; older sheets cry `DANGER!` over words of their own. */
const isSignal = (line: Line): boolean => /^(?:Danger|Warning|Attention|Avertissement)$/i.test(textOfLine(line));

/** `WARNING:` beside the statements, as sheets have it that put their label under `Emergency overview`. */
const startsWithSignal = ({ cells }: Line): boolean =>
  cells.length > 1 && /^(?:DANGER|WARNING|ATTENTION|AVERTISSEMENT) ?:$/.test(joinWords(cells[0]!.words));

const starts: readonly (readonly [Zone, RegExp])[] = [
  [
    'advice',
    /^(?:(?:ghs)?precautionarys?(?:statement|phrase|information)|precautions?$|conseilsdeprudence|(?:declarations|mentions|enonces|phrases|notifications)(?:sur|de|des)?(?:la)?(?:securite|miseengarde|prudence|precaution)s?|prevention|response$|intervention$|reponse$|storage$|stockage$|entreposage$|disposal$|elimination$|pstatements|pphrases|p[1-5]\d\d)/,
  ],
  [
    'remarks',
    /^(?:autrerisque|hazards?(?:s)?not(?:otherwise)?|dangers(?:pour.{0,20})?(?:non|pas)(?:classe|classifie|ailleurs)|hnoc|hhnoc|supplement(?:al|ary)|informationssupplementaires|elementsdune?etiquette(?:comp)?|potential(?:acute|chronic)?health|effets(?:aigus|chroniques)?potentiels|hmis|nfpa|(?:additional|further)(?:information|hazard)|unknownacute|percentageof|pourcentagedu|emergencyoverview|apercudesurgences|routesofentry|voiesd(?:expo|entree|absorption)|targetorgans|organescibles|medicalconditions|thismixturecontains|environmentalprecautions|resultsofpbt|resultatsdesevaluations)/,
  ],
  ['further', /^(?:other(?:information|hazards?)|autres?(?:informations?|renseignements?|dangers?))/],
  [
    'statements',
    /^(?:ghs|sgh|clp)?(?:hazards?statements?|hstatements?|hphrases?|statementsofhazard|hazardphrases?|mentions?(?:s)?de(?:s)?dangers?|declarations?(?:surles|des?)(?:risques|dangers?)|notifications?dedangers?|phrases?(?:dedanger|h)|enonces?de(?:s)?dangers?|indications?dedangers?|physicalhazardstatements?|healthhazardstatements?|hazard(?:ous)?warninglabel)/,
  ],
  [
    'rest',
    /^(?:hazardclass(?:es)?$|classederisque|signalword|mentions?davertissement|mot(?:s)?(?:de)?(?:signal|indicateur)|(?:hazard|danger)?pictogram|symbol|(?:hazards?)?classification|classement|(?:ghs|sgh|label)?labelelement|elementsd(?:e)?(?:l)?etiquet)/,
  ],
];

/** Those that stand under `Other information` alone are no part of the label. */
interface HazardCodes extends Found<string[]> {
  readonly offLabel: readonly string[];
}

/**
 * The hazard codes of section 2: printed, or of statements printed without a code, or else of the classification. They
 * include our own codes for hazards without a GHS code (`DUST`, `ASPHYXIANT`).
 */
export const hazardCodesOf = (lines: readonly Line[], format?: SheetFormat): HazardCodes | undefined => {
  const words = lines.flatMap(wordsOfLine);
  const printed = printedCodes(words);
  const { statements, rest, further } = zonesOf(lines);
  const onLabel = [...printed, ...uncoded(statements.length > 0 ? statements : rest, printed)];
  const isTold = onLabel.some(isOfEnvironment);
  const beside = isTold ? [] : uncoded(further, printed).filter(isOfEnvironment);
  const stated = [...onLabel, ...beside];
  const found = stated.length > 0 || saysNone(statements) ? stated : classified(rest);
  const codes = inOrderOfSection(
    found.map(({ code }) => (format === undefined || format === 'eu-clp' ? code : withoutRoute(code, printed))),
  );
  if (codes.length === 0) return undefined;
  const offLabel = beside.map(({ code }) => code).filter((code) => !onLabel.some((one) => one.code === code));
  return { value: codes, places: placesOfWords(found.flatMap((one) => one.words)), offLabel };
};

const isOfEnvironment = ({ code }: PrintedCode): boolean => code.startsWith('H4');

/** `Hazard statements: None`: what the classification would ask for is not on the label. */
const saysNone = (statements: readonly Line[]): boolean =>
  /^(?:hazardstatements?|mentionsdedangers?)(?:none|no(?:hazardstatements?)?|aucune?)$/.test(
    squash(statements.slice(0, 1).map(textOfLine).join(' ')),
  );

/** `May cause cancer by inhalation` is H350 with its route, but where the European rule has a code for it. */
const withoutRoute = (code: string, printed: readonly PrintedCode[]): string =>
  code === 'H350i' && !printed.some((one) => one.code === code) ? 'H350' : code;

/** Statements without a code of their own beside them. */
const uncoded = (lines: readonly Line[], printed: readonly PrintedCode[]): PrintedCode[] => {
  const words = lines.flatMap(wordsOfLine);
  const coded = new Set(printed.flatMap((one) => one.words));
  const bases = new Set(printed.map(({ code }) => code.slice(0, 4)));
  const statements = matched(words, findStatements).flatMap(apart);
  return statements.filter(({ code, words: statement }) => {
    if (bases.has(code.slice(0, 4))) return false;
    const at = words.indexOf(statement[0]!);
    const end = at + statement.length;
    return ![...words.slice(Math.max(0, at - 3), at + 1), ...words.slice(end - 1, end + 2)].some((word) =>
      coded.has(word),
    );
  });
};

/** A statement of several routes stands for the code of each; combined codes are for those that print them. */
const apart = ({ code, words }: PrintedCode): PrintedCode[] => code.split('+').map((part) => ({ code: part, words }));

const classified = (lines: readonly Line[]): PrintedCode[] => matched(lines.flatMap(wordsOfLine), findClassified);

const matched = (words: readonly Word[], find: (text: string) => StatementMatch[]): PrintedCode[] => {
  const squashed = squashWords(words);
  return find(squashed.text).map(({ code, start, end }) => ({
    code,
    words: wordsBetween(words, squashed, [start, end]),
  }));
};

/** Each once, as section 2 lists them. A combined code whose parts are all printed by themselves says nothing more. */
const inOrderOfSection = (codes: readonly string[]): string[] => {
  const all = new Set(codes);
  const kept = [...all].filter((code) => !code.includes('+') || !code.split('+').every((part) => all.has(part)));
  const order = Object.keys(hazards);
  const rank = (code: string) => (order.indexOf(code.slice(0, 4)) + 1 || 1000) * 10;
  return kept.toSorted((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1));
};
