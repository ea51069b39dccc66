import type { LabelNote } from '#contract/calls/labels.ts';
import { type Language, languages } from '#contract/languages.ts';
import type { Pictogram } from '#contract/sheets/pictogram.ts';
import { labelElements } from '#lib/hazards/label-elements.ts';
import { precautionText } from '#lib/hazards/select-precautions.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';
import { precautionBlanks } from '../sheet-pdf/precaution-blanks.ts';
import { readSheet } from '../sheet-pdf/reading.ts';
import { signalWords } from '../sheet-pdf/signal-words.ts';
import { choosePrecautions, labelStatements } from './choose-precautions.ts';
import type { LabelOptions, LabelRecord } from './label-record.ts';
import { labelWords } from './label-words.ts';

/** The text of a label in one language. */
export interface LabelColumn {
  readonly language: Language;
  /** In capitals, or empty. */
  readonly signalWord: string;
  readonly statements: readonly LabelLine[];
  readonly precautions: readonly LabelLine[];
}

/** A statement or a precaution. */
export interface LabelLine {
  readonly text: string;
  /** The same for the same line in either language; those of a lower one stand before others have room. */
  readonly rank: number;
  /** Without it there is no full label. */
  readonly isVital: boolean;
  /** Whether a minimal label has it, and is refused without. */
  readonly isMinimal: boolean;
}

/** The text of a label, before the layout. */
export interface LabelText {
  readonly isn: number;
  readonly productName: string;
  /** The product's name in each language of the label, once where it is the same; other names likewise. */
  readonly names: readonly string[];
  readonly otherNames: readonly string[];
  readonly manufacturer: string;
  readonly productIds: string;
  readonly pictograms: readonly Pictogram[];
  readonly columns: readonly LabelColumn[];
  /** In the languages of the columns. */
  readonly sheetAvailable: readonly string[];
  readonly seeSheet: readonly string[];
  readonly decanted: string;
  readonly address: string;
  readonly notes: readonly LabelNote[];
}

/** What has room first: the hazards, the answer to the grave ones, whose product it is, then what else to do. */
const hazardStatement = 0;
const gravePrecaution = 100;
export const identification = 200;
const otherPrecaution = 300;

/** What the label of a sheet says in the languages asked for. */
export const writeLabel = (record: LabelRecord, { lang, decanted }: Omit<LabelOptions, 'content'>): LabelText => {
  const { isn, sheet, address } = record;
  const spoken = lang === 'both' ? languages : [lang];
  const { codes } = readSheet(sheet, sheet.language);
  const { signalWord, pictograms } = labelElements({ ...sheet, codes });
  const statements = labelStatements(codes);
  const blanks = precautionBlanks(codes);
  const precautions = choosePrecautions(codes);
  const named = spoken.map((language) => sheetIn(record, language));
  const names = distinct(named.map(({ productName }) => productName));
  return {
    isn,
    productName: sheet.productName,
    names,
    otherNames: distinct(named.map(({ alternativeName }) => alternativeName)).filter((name) => !names.includes(name)),
    manufacturer: plain(sheet.manufacturer),
    productIds: plain(sheet.productIds.join(', ')),
    pictograms,
    columns: spoken.map((language) => ({
      language,
      signalWord: signalWord === '' ? '' : signalWords[signalWord][language].toUpperCase(),
      statements: statements.map((statement, index) => ({
        text: statement[language],
        rank: hazardStatement + index,
        isVital: true,
        isMinimal: false,
      })),
      precautions: precautions.map(({ code, rank, isVital }) => ({
        text: precautionText(code, blanks)[language],
        rank: (isVital ? gravePrecaution : otherPrecaution) + rank,
        // How to handle the product safely is asked of every workplace label.
        isVital: rank === 0,
        isMinimal: isVital,
      })),
    })),
    sheetAvailable: spoken.map((language) => labelWords.sheetAvailable[language]),
    seeSheet: spoken.map((language) => labelWords.seeSheet[language]),
    // ISO 8601, the all-numeric date of Canada, reads the same in both languages.
    decanted: decanted ? `${spoken.map((language) => labelWords.decanted[language]).join(' / ')} ${decanted}` : '',
    address,
    notes: [
      ...environmentNote(sheet, codes),
      ...classificationNote(sheet, {
        hasStatements: statements.length > 0,
        hasElements: pictograms.length > 0 || signalWord !== '',
      }),
    ],
  };
};

/** The sheet that has the product's name in a language: the counterpart's, else the record's own. */
const sheetIn = ({ sheet, counterpart }: LabelRecord, language: Language) =>
  counterpart && sheet.language !== language ? counterpart : sheet;

const distinct = (texts: readonly string[]): string[] => [...new Set(texts.map(plain).filter((text) => text !== ''))];

/** One line; the faces have no narrow no-break space, which the plain one stands for. */
const plain = (text: string): string =>
  text
    .replaceAll('\u202f', '\u00a0')
    .replace(/[\p{Cc} ]+/gu, ' ')
    .trim();

const environmentNote = (sheet: SheetFacts, codes: readonly string[]): readonly LabelNote[] =>
  sheet.pictograms.includes('GHS09') || codes.some((code) => code.startsWith('H4')) ? ['environment-left-out'] : [];

const classificationNote = (
  { hazardous }: SheetFacts,
  { hasStatements, hasElements }: { hasStatements: boolean; hasElements: boolean },
): readonly LabelNote[] => {
  if (hasStatements) return [];
  if (hazardous !== 'no') return ['not-classified'];
  return hasElements ? [] : ['not-hazardous'];
};
