import type { Generated } from 'kysely';
import type { AttentionKind } from '#contract/sheets/attention.ts';
import type { Settling } from '#contract/sheets/attention-actions.ts';
import type { SheetStatus } from '#contract/sheets/status.ts';
import type { Json } from './values.ts';

/** A sheet that the desk has ended. */
export interface SheetEndTable {
  isn: number;
  reason: string;
  /** The operator; null when the account is gone. */
  user_id: number | null;
  /** The status that it had. */
  status: SheetStatus;
  /** Numbers of the organisations whose collections it left. */
  organisations: Json;
  ended_at: string;
}

/** Attention that the desk has seen to: its list leaves the sheet out until then, or until the sheet has another file. */
export interface SettledAttentionTable {
  isn: number;
  kind: AttentionKind;
  how: Settling;
  /** The file that the sheet had; of a newer version the moment counts. */
  file_hash: string;
  /** The operator; null when the account is gone. */
  user_id: number | null;
  settled_at: string;
  /** The last day, `YYYY-MM-DD`. */
  until: string;
}

/** A PDF that a sheet had before the desk gave it another; the sheet's own is never among them. */
export interface FormerPdfTable {
  id: Generated<number>;
  isn: number;
  /** SHA-256 of the PDF, hex. */
  file_hash: string;
  /** The operator who gave the sheet another; null when the account is gone. */
  user_id: number | null;
  replaced_at: string;
}
