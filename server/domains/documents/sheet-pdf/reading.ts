import type { Bilingual, Language } from '#contract/languages.ts';
import { hazardsTold } from '#lib/hazards/hazards-told.ts';
import type { SheetFacts } from '#server/domains/collection/sheets.ts';
import type { Block } from './blocks.ts';
import { unclassified } from './code-groups.ts';
import { type Ladder, say } from './phrases.ts';

/** A sheet's record as the sections read it. */
export interface Reading {
  readonly sheet: SheetFacts;
  readonly language: Language;
  /** The record's hazard codes, and those of HPR hazards without one, as `hazards` names them. */
  readonly codes: readonly string[];
  /** The text in the sheet's language. */
  readonly word: (text: Bilingual) => string;
  /** What the ladders say of this product. */
  readonly say: (...ladders: readonly Ladder[]) => string;
}

/** The content of a section of a sheet, under its title. */
export type SectionWriter = (reading: Reading) => readonly Block[];

/** Where no fact is known: nothing is ever made up. */
export const notAvailable: Bilingual = { en: 'Not available', fr: 'Non disponible' };
export const notApplicable: Bilingual = { en: 'Not applicable', fr: 'Sans objet' };

/** Reads a record for the sheet in that language. */
export const readSheet = (sheet: SheetFacts, language: Language): Reading => {
  const codes = hazardsTold(sheet);
  const advised = codes.length === 0 && sheet.hazardous === 'unknown' ? unclassified : codes;
  return {
    sheet,
    language,
    codes,
    word: (text) => text[language],
    say: (...ladders) => say(ladders, advised, language),
  };
};
