import { z } from 'zod';
import { type AuditEvent, auditEvents } from '../audit.ts';
import { type Access, defineCall } from '../call.ts';

const events = Object.keys(auditEvents) as [AuditEvent, ...AuditEvent[]];
const day = z.iso.date();

/** An entry of the audit log as it is read. */
const entry = z.object({
  id: z.number().int(),
  /** Instant, ISO-8601 UTC. */
  at: z.string(),
  event: z.enum(events),
  /**
   * The person who did it: the account's number and its name at that time; null when nobody is known. The name is empty
   * after erasure.
   */
  who: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  /** The organisation that it concerns; null for entries of no organisation. */
  organisation: z.object({ id: z.number().int(), en: z.string(), fr: z.string() }).nullable(),
  /** Numbers of the records it is about. */
  records: z.array(z.number().int()),
  /** What those were called then, as many as were written down. */
  about: z.array(z.string()),
  /** Addresses to which something went. */
  sent_to: z.array(z.string()),
  details: z.record(z.string(), z.unknown()),
  /** An IPv4 address, or the first half of an IPv6 address; empty where no request led to it. */
  network: z.string(),
});
export type ListedEntry = z.output<typeof entry>;

const narrowing = {
  /** Words in names and networks. */
  q: z.string().trim().max(200).optional(),
  event: z.enum(events).optional(),
  /** First and last day, UTC. */
  since: day.optional(),
  until: day.optional(),
};
const page = {
  start: z.coerce.number().int().min(0).max(10_000_000).default(0),
  count: z.coerce.number().int().min(1).max(200).default(25),
  order: z.enum(['newest', 'oldest']).default('newest'),
};
const organisation = { organisation: z.coerce.number().int().positive().optional() };
const answer = z.strictObject({ data: z.array(entry), total: z.number().int(), days: z.number().int() });

const ofOrganisation = { permission: 'audit-log' } as const satisfies Access;
const ofAll = { permission: 'operator' } as const satisfies Access;

export const listAudit = defineCall({
  id: 'listAudit',
  method: 'GET',
  path: '/audit-log',
  summary:
    'Who was let in, changed or took something out in the organisation, a page of it; and for how many days that is kept',
  access: ofOrganisation,
  query: z.strictObject({ ...narrowing, ...page }),
  answer,
});

export const downloadAudit = defineCall({
  id: 'downloadAudit',
  method: 'GET',
  path: '/audit-log.csv',
  summary: 'The organisation’s audit log, narrowed as the list is, for a spreadsheet',
  access: ofOrganisation,
  audit: 'audit-exported',
  query: z.strictObject(narrowing),
  content: 'text/csv',
  answer: z.string(),
});

export const listOperatorAudit = defineCall({
  id: 'listOperatorAudit',
  method: 'GET',
  path: '/operator/audit-log',
  summary: 'The audit log of all organisations and of none, a page of it',
  access: ofAll,
  query: z.strictObject({ ...narrowing, ...organisation, ...page }),
  answer,
});

export const downloadOperatorAudit = defineCall({
  id: 'downloadOperatorAudit',
  method: 'GET',
  path: '/operator/audit-log.csv',
  summary: 'The audit log, narrowed as the list is, for a spreadsheet',
  access: ofAll,
  audit: 'audit-exported',
  query: z.strictObject({ ...narrowing, ...organisation }),
  content: 'text/csv',
  answer: z.string(),
});
