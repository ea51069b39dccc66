import type { Generated } from 'kysely';
import type { AuditEvent } from '#contract/audit.ts';
import type { Json } from './values.ts';

/**
 * An event that may have to be accounted for. It has no foreign keys, so that it outlives its subjects. Never changed.
 */
export interface AuditEntryTable {
  id: Generated<number>;
  /** Instant, ISO-8601 UTC. */
  at: string;
  event: AuditEvent;
  /** The person who did it; null when nobody is known. */
  user_id: number | null;
  /** The organisation that it concerns; null for entries of no organisation. */
  organisation_id: number | null;
  /** Numbers of the records, parted by commas; what they are is plain from the event. */
  record: string;
  details: Json;
  /** An IPv4 address, or the first half of an IPv6 address; empty where no request led to it. */
  network: string;
  /** The request's id, as the log has it. */
  request: string;
  /** SHA-256 of salt and names, hex: what tells that names were changed, also once they were erased. Empty in entries before migration 18. */
  names_hash: Generated<string>;
}

/** Names as they were when an entry was written; erased with the person they name. */
export interface AuditNamesTable {
  entry_id: number;
  /** `AuditNames`; empty once erased. */
  names: string;
  /** Random, so that an erased name cannot be found by trying. */
  salt: string;
}

/** Seals an entry together with all that were sealed before it. Never changed. */
export interface AuditSealTable {
  /** Without a gap. */
  number: number;
  entry_id: number;
  /** SHA-256 of the hash before and of the entry, hex. */
  hash: string;
}

/** The ends of the chain of seals: one row. */
export interface AuditChainTable {
  id: number;
  /** The first that is still kept, and the hash of the one before it. */
  first_number: number;
  before_first: string;
  last_number: number;
  last_hash: string;
  /** The last that was sent to `AUDIT_STREAM_URL`. */
  sent_number: number;
}
