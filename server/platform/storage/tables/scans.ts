import type { Json } from './values.ts';

/** A PDF with pages that are pictures. */
export interface ScanTable {
  /** SHA-256 of the file, hex. */
  file_hash: string;
  /** Whose turn its recognition takes: `organisation 10001`. */
  owner: string;
  /** The pages to recognise, from 1, in the order in which they are. */
  pages: Json;
  state: 'waiting' | 'done';
  created_at: string;
}

/** A page that was looked at, once. */
export interface ScanPageTable {
  file_hash: string;
  /** From 1. */
  page: number;
  /** A `RecognisedPage`; `null` where there is no picture, or recognising took more time or memory than allowed. */
  recognised: Json;
  milliseconds: number;
}

/** The PDF of a scan as it is given to readers. */
export interface ReadableCopyTable {
  /** SHA-256 of the PDF that came, hex. */
  of_hash: string;
  /** SHA-256 of its copy, hex; empty where none can be made. */
  file_hash: string;
}
