import { z } from 'zod';
import { defineCall } from '../call.ts';
import { deliveryFaults, deliveryStates, offReasons, webhookEventNames, webhookKinds } from '../webhooks/events.ts';

const access = { permission: 'webhooks' } as const;
const id = z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER);
const params = z.strictObject({ id });
const reaches = { what: 'webhook', address: (number: number) => ({ params: { id: number } }) } as const;

const namesOf = <Name extends string>(words: Readonly<Record<Name, unknown>>) =>
  z.enum(Object.keys(words) as [Name, ...Name[]]);

const delivery = z.object({
  id: z.number().int(),
  kind: z.enum(webhookKinds),
  /** Things that the message tells of. */
  count: z.number().int(),
  state: namesOf(deliveryStates),
  created_at: z.string(),
  /** Of the last try; empty before the first. */
  tried_at: z.string(),
  /** Of the next one; empty where there is none. */
  due_at: z.string(),
  attempts: z.number().int(),
  /** What the receiver answered to the last try; null where it did not answer. */
  status: z.number().int().nullable(),
  fault: namesOf(deliveryFaults).or(z.literal('')),
});
export type WebhookDelivery = z.infer<typeof delivery>;

const webhook = z.object({
  id: z.number().int(),
  url: z.string(),
  description: z.string(),
  events: z.array(z.enum(webhookEventNames)),
  is_on: z.boolean(),
  /** Why it is off; empty while it is on. */
  off_reason: z.enum(offReasons),
  /** Since when no message has been taken; empty while they are. */
  failing_since: z.string(),
  delivered_at: z.string(),
  /** Messages that are on their way. */
  waiting: z.number().int(),
  /** Until when the former secret signs too; empty where none does. */
  former_until: z.string(),
  created_at: z.string(),
  version: z.number().int(),
});
export type Webhook = z.infer<typeof webhook>;

const settings = {
  url: z.string().trim().min(1).max(2000),
  description: z.string().trim().max(200),
  events: z.array(z.enum(webhookEventNames)).min(1).max(webhookEventNames.length),
};

/** `whsec_` and 256 bits in base64, as Standard Webhooks has it. */
const secret = z.string();

export const listWebhooks = defineCall({
  id: 'listWebhooks',
  method: 'GET',
  path: '/webhooks',
  summary: 'The addresses that are told what happens in one’s organisation',
  access,
  answer: z.object({ webhooks: z.array(webhook) }),
});

export const createWebhook = defineCall({
  id: 'createWebhook',
  method: 'POST',
  repeated: 'once',
  path: '/webhooks',
  summary: 'Adds an address; the answer alone has the secret with which its messages are signed',
  access,
  audit: 'webhook-added',
  body: z.strictObject(settings),
  answer: z.object({ id: z.number().int(), secret }),
});

export const updateWebhook = defineCall({
  id: 'updateWebhook',
  method: 'PUT',
  path: '/webhooks/:id',
  summary: 'Changes an address, or switches it on or off',
  access,
  audit: 'webhook-changed',
  params,
  body: z.strictObject({ ...settings, is_on: z.boolean(), version: z.number().int() }),
  answer: z.object({ version: z.number().int() }),
  reaches: {
    ...reaches,
    address: (number) => ({
      params: { id: number },
      body: { url: 'https://a.example', description: '', events: ['sheet.added'], is_on: true, version: 1 },
    }),
  },
});

export const deleteWebhook = defineCall({
  id: 'deleteWebhook',
  method: 'DELETE',
  path: '/webhooks/:id',
  summary: 'Removes an address; what was on its way there is sent no more',
  access,
  audit: 'webhook-removed',
  params,
  answer: z.object({}),
  reaches,
});

export const rotateWebhookSecret = defineCall({
  id: 'rotateWebhookSecret',
  method: 'POST',
  repeated: 'once',
  path: '/webhooks/:id/secret',
  summary: 'Gives an address a new secret; the former one signs too for a day',
  access,
  audit: 'webhook-secret-renewed',
  params,
  answer: z.object({ secret, former_until: z.string() }),
  reaches,
});

export const testWebhook = defineCall({
  id: 'testWebhook',
  method: 'POST',
  repeated: 'once',
  path: '/webhooks/:id/test',
  summary: 'Has a message sent that tells of nothing, to see whether it arrives',
  access,
  params,
  answer: z.object({ delivery: z.number().int() }),
  reaches,
});

export const listWebhookDeliveries = defineCall({
  id: 'listWebhookDeliveries',
  method: 'GET',
  path: '/webhooks/:id/deliveries',
  summary: 'The messages to an address of the last 30 days, the newest first',
  access,
  params,
  query: z.strictObject({ before: id.optional() }),
  /** A page; `more` where older ones follow, which are asked for `before` the last of these. */
  answer: z.object({ deliveries: z.array(delivery), more: z.boolean() }),
  reaches,
});

export const resendWebhookDelivery = defineCall({
  id: 'resendWebhookDelivery',
  method: 'POST',
  repeated: 'harmless',
  path: '/webhooks/:id/deliveries/:delivery/send',
  summary: 'Has a message sent again, and at once where it is on its way',
  access,
  params: z.strictObject({ id, delivery: id }),
  answer: z.object({}),
  reaches: { ...reaches, address: (number) => ({ params: { id: number, delivery: number } }) },
});
