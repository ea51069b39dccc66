import type { Bilingual } from '#contract/languages.ts';
import type { PrecautionSubject } from '#contract/sheets/sheet-sections.ts';
import { hazardsOf } from './hazards.ts';
import { type PrecautionCode, precautionaryStatements } from './precautionary-statements.ts';

/** When a precaution is taken; the GHS numbers them by it. */
export type PrecautionKind = 'prevention' | 'response' | 'storage' | 'disposal';

/** The text for the blank of a statement, in place of the default. */
export type PrecautionBlanks = Partial<Record<PrecautionCode, Bilingual>>;

const kinds: Record<string, PrecautionKind> = { '2': 'prevention', '3': 'response', '4': 'storage', '5': 'disposal' };

/** What a response is about, by the first of its numbers; those left out hold in every case. GHS annex 3, table A3.2.3. */
const subjects: Readonly<Record<string, PrecautionSubject>> = {
  P301: 'ingestion',
  P302: 'skin',
  P303: 'skin',
  P304: 'inhalation',
  P305: 'eyes',
  P306: 'skin',
  P330: 'ingestion',
  P331: 'ingestion',
  P332: 'skin',
  P333: 'skin',
  P336: 'skin',
  P337: 'eyes',
  P342: 'inhalation',
  P361: 'skin',
  P362: 'skin',
  P363: 'skin',
  P370: 'fire',
  P371: 'fire',
  P376: 'spill',
  P377: 'fire',
  P381: 'spill',
  P390: 'spill',
  P391: 'spill',
};

/**
 * What a graver statement of the same product already says: its second part is left out (GHS annex 3, A3.2.5.2: statements
 * may be combined, and those of less weight omitted).
 */
const covers: readonly (readonly [PrecautionCode, readonly PrecautionCode[]])[] = [
  ['P260', ['P261']],
  ['P231+P232', ['P231', 'P232']],
  ['P301+P310', ['P301+P312']],
  ['P301+P330+P331', ['P330', 'P331']],
  ['P303+P361+P353', ['P302+P352', 'P361+P364', 'P362+P364']],
  ['P310', ['P311', 'P301+P312', 'P312', 'P314', 'P332+P313', 'P337+P313']],
  ['P311', ['P301+P312', 'P312', 'P314']],
  ['P312', ['P314']],
  ['P308+P311', ['P308+P313', 'P314']],
  ['P333+P313', ['P332+P313']],
  ['P361+P364', ['P362+P364', 'P363']],
  ['P362+P364', ['P363']],
  ['P370+P372+P380+P373', ['P370+P380+P375', 'P370+P378']],
  ['P403+P233', ['P403', 'P233']],
  ['P403+P235', ['P403', 'P235']],
  ['P410+P412', ['P410']],
  ['P410+P403', ['P410', 'P403']],
];

/** Precautionary statements for hazards, in the order of their numbers, without those that others of them cover. */
export const selectPrecautions = (hazardCodes: readonly string[]): PrecautionCode[] => {
  const all = new Set(hazardsOf(hazardCodes).flatMap(({ hazard }) => hazard.precautions));
  const covered = new Set(covers.flatMap(([code, less]) => (all.has(code) ? less : [])));
  return [...all].filter((code) => !covered.has(code)).sort();
};

/** Whether a statement is on the list, itself or covered by a graver one. */
export const saysPrecaution = (said: PrecautionCode, wanted: PrecautionCode): boolean =>
  said === wanted || covers.some(([code, less]) => code === said && less.includes(wanted));

/** The first digit tells it; undefined for P101 to P103, which no hazard asks for. */
export const precautionKind = (code: PrecautionCode): PrecautionKind | undefined => kinds[code.charAt(1)];

/** The part of an emergency that a response is about; null for one that holds in every case. */
export const precautionSubject = (code: PrecautionCode): PrecautionSubject | null => subjects[code.slice(0, 4)] ?? null;

/** A statement in both languages, its blank filled from `blanks` or with the default. */
export const precautionText = (code: PrecautionCode, blanks: PrecautionBlanks = {}): Bilingual => ({
  en: fill(precautionaryStatements[code].en, blanks[code]?.en),
  fr: fill(precautionaryStatements[code].fr, blanks[code]?.fr),
});

const fill = (statement: string, blank?: string) =>
  statement.replace(/\{([^}]*)\}/, (_, usual: string) => blank ?? usual);
