import type { SheetReading } from '#contract/reading/sheet-reading.ts';
import type { Json } from './values.ts';

/** What the machine made of a PDF, kept so that no file is read twice. */
export interface ReadingTable {
  /** SHA-256 of the file, hex. */
  file_hash: string;
  outcome: SheetReading['outcome'];
  /** A `SheetReading`. */
  reading: Json;
  created_at: string;
}

/** An addition that the operators are at. */
export interface AdditionDraftTable {
  request_id: number;
  /** An `AdditionDraft`. */
  draft: Json;
  /** Rises with every saving. */
  version: number;
  /** Who saved it last; null when the account is gone. */
  user_id: number | null;
  updated_at: string;
}
