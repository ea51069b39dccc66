import type { Generated } from 'kysely';
import type { ImportKind, ImportOutcome, ImportState } from '#contract/imports/states.ts';
import type { Flag, Json } from './values.ts';

/** A list, or PDFs, that somebody imports on a screen. */
export interface ImportTable {
  id: Generated<number>;
  organisation_id: number;
  /** Who began it; null when the account is gone. */
  user_id: number | null;
  kind: ImportKind;
  state: ImportState;
  /** Of the list, the folder, the archive or the first file. */
  name: Generated<string>;
  choices: Json;
  /** Rows, or files, that are dealt with while it is examined or carried out, of how many. */
  done: Generated<number>;
  total: Generated<number>;
  /** The sums of the dry run, then of what was carried out; empty before. */
  result: Generated<Json | ''>;
  /** Columns and first rows; empty before a list was read. */
  preview: Generated<Json | ''>;
  /** In both languages, why it is unclear or failed, or was not taken back; empty where nothing is the matter. */
  problem: Generated<Json | ''>;
  /** Rises with every change of files or choices. */
  version: Generated<number>;
  created_at: string;
  /** When it was carried out, or taken back; empty before. */
  ended_at: Generated<string>;
}

/** A file of an import, as it came. */
export interface ImportFileTable {
  import_id: number;
  /** In the folder that was sent, with `/`. */
  path: string;
  file_hash: string;
  size: number;
}

/** What comes, or came, of a row or a file. */
export interface ImportRowTable {
  import_id: number;
  line: number;
  /** Empty for a row of a list. */
  file: string;
  outcome: ImportOutcome;
  to_look_at: Flag;
  product_name: string;
  reasons: Json;
  /** Product and file as `fold` has them. */
  search_text: Generated<string>;
  /** Of a list's row, as they stand in it; empty for a file. */
  cells: Generated<Json | ''>;
  /** Of a file, what it says by column, and its hash; empty for a row of a list. */
  read: Generated<Json | ''>;
}

/** What somebody corrected of a row or a file, or that it is left out. */
export interface ImportMendTable {
  import_id: number;
  /** Of a list; 0 for a file. */
  line: number;
  /** Empty for a row of a list. */
  file: string;
  /** What it was said of: a digest of the row's cells, or the hash of the file. */
  about: string;
  /** What is otherwise than it came, by column. */
  mended: Json;
  left_out: Flag;
}

/** What the dry run of an import found out of a PDF, until the import is carried out. */
export interface ImportReadingTable {
  import_id: number;
  /** Of its bytes as they came. */
  source_hash: string;
  /** Of the file as it is rewritten. */
  clean_hash: string;
  /** What is taken out of it when it is rewritten. */
  taken_out: Json;
  /** By which rules it was read. */
  rules: number;
  /** Everything that was read, as JSON, packed by gzip, in Base64. */
  reading: string;
}

/** A sheet that an import added or changed. */
export interface ImportChangeTable {
  import_id: number;
  isn: number;
  /** What it was before; empty for a sheet that the import added. */
  former: Json | '';
  /** The PDF that it had before, which is kept until the import can no longer be taken back; or empty. */
  file_hash: string;
  /** Of what the import made of it: another one once anybody has changed it since. */
  mark: string;
}

/** A location that an import made. */
export interface ImportLocationTable {
  import_id: number;
  subset_id: number;
}
