import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { Json } from './values.ts';

/** What was made of a PDF's sections as a whole. */
export interface SectionReadingTable {
  /** SHA-256 of the file, hex. */
  file_hash: string;
  /** By which rules it was read: `sectionRules` of then. */
  rules: number;
  outcome: SheetReading['outcome'];
  /** `EmergencyCard`s, one for each language of the sheet. */
  cards: Json;
  created_at: string;
}

/** A section of a PDF, as text. */
export interface SheetSectionTable {
  /** SHA-256 of the file, hex. */
  file_hash: string;
  /** Its place among the sections of the file, from 0. */
  position: number;
  /** One of the sixteen. */
  number: number;
  language: SheetLanguage;
  text: string;
  /** Pages from 1. */
  first_page: number;
  last_page: number;
  /** `["next-missing"]`; empty where the reading is sure. */
  doubts: Json;
}
