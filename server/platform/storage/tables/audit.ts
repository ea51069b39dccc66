import type { Generated } from 'kysely';
import type { AuditEvent } from '#contract/audit.ts';
import type { Json } from './values.ts';

/** Something that may have to be accounted for. Refers to nobody, so that it outlasts whom it tells of. */
export interface AuditEntryTable {
  id: Generated<number>;
  /** Instant, ISO-8601 UTC. */
  at: string;
  event: AuditEvent;
  /** Who did it; null where nobody is known. */
  user_id: number | null;
  /** Whose it concerns; null for none. */
  organisation_id: number | null;
  /** Numbers of the records, parted by commas; what they are is plain from the event. */
  record: string;
  details: Json;
  /** An IPv4 address, or the first half of an IPv6 address; empty where no request led to it. */
  network: string;
  /** The request's id, as the log has it. */
  request: string;
}
