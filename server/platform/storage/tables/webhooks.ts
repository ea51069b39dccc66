import type { Generated } from 'kysely';
import type { DeliveryFault, DeliveryState, OffReason, WebhookKind } from '#contract/webhooks/events.ts';
import type { Flag, Json } from './values.ts';

/** An address that is told what happens in an organisation. */
export interface WebhookTable {
  id: Generated<number>;
  organisation_id: number;
  url: string;
  description: string;
  /** `["sheet.added"]` */
  events: Json;
  /** Encrypted: the secret, and behind a space the former one. */
  secrets: string;
  /** Until when the former one signs too; empty where none does. */
  former_until: Generated<string>;
  /** Why nothing is sent to it; empty while it is on. */
  off_reason: Generated<OffReason>;
  /** Since when no message has been taken; empty while they are. */
  failing_since: Generated<string>;
  /** The administrators were mailed that a message was given up; until one is taken again. */
  told: Generated<Flag>;
  delivered_at: Generated<string>;
  /** Until then `leased_by` is sending to it: one message at a time. */
  leased_until: Generated<string>;
  leased_by: Generated<string>;
  /** Rises with every change that an administrator makes. */
  version: Generated<number>;
  created_at: string;
}

/** Something that happened, written with the change itself; what follows soon after joins it, until it is sealed. */
export interface WebhookEventTable {
  id: Generated<number>;
  organisation_id: number;
  kind: WebhookKind;
  /** The `webhook-id` of its message. */
  message_id: string;
  count: number;
  /** The first of what it tells of, `[{ "isn": 4012 }]`. */
  items: Json;
  created_at: string;
  /** When something joined it last. */
  updated_at: string;
  /** When it became a message; empty before. */
  sealed_at: Generated<string>;
}

/** The message of an event to one address. */
export interface WebhookDeliveryTable {
  id: Generated<number>;
  webhook_id: number;
  event_id: number;
  state: Generated<DeliveryState>;
  attempts: Generated<number>;
  /** When it is tried next, or was due. */
  due_at: string;
  /** When it was tried last; empty before. */
  tried_at: Generated<string>;
  /** What was answered then; null where nothing was. */
  status: Generated<number | null>;
  /** Why nothing was. */
  fault: Generated<DeliveryFault | ''>;
  created_at: string;
}
