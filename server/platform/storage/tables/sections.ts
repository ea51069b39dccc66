import type { Generated } from 'kysely';
import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type { SheetLanguage } from '#contract/sheets/language.ts';
import type { Flag, Json } from './values.ts';

/** What was made of a PDF's sections as a whole. */
export interface SectionReadingTable {
  /** SHA-256 of the file, hex. */
  file_hash: string;
  /** By which rules it was read: `sectionRules` of then. */
  rules: number;
  outcome: SheetReading['outcome'];
  /** `EmergencyCard`s, one for each language of the sheet. */
  cards: Json;
  /** Whether any of it was recognised in a picture. */
  from_picture: Generated<Flag>;
  created_at: string;
  /** The version of the analysis by which its sections stand in the full-text index; 0 where they do not. No copy takes it along. */
  indexed_by: Generated<number>;
}

/** A section of a sheet, as text. PostgreSQL has its words in a column more; SQLite in `section_index`, under its id. */
export interface SheetSectionTable {
  id: Generated<number>;
  /** SHA-256 of the file that it was read off, hex; empty where it was drawn from a record. */
  file_hash: string;
  /** Record number of the sheet from whose record it was drawn; 0 where it was read off a file. */
  isn: number;
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
