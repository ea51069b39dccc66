import { z } from 'zod';
import { documentTypes, requestTypes } from '../requests/request-types.ts';
import { maxWebhookItems, type WebhookEvent, webhookTest } from './events.ts';

const link = z.url();
const number = z.number().int();
const requestType = z.enum(Object.keys(requestTypes) as [keyof typeof requestTypes]);

const api = 'https://sheets.example.org/api';
const sheetAt = (isn: number) => ({ self: `${api}/sds-details/?recordID=${isn}`, pdf: `${api}/pdf/${isn}.pdf` });

/**
 * What a message says of each thing, by event, with an example. Thin: numbers and links, and nothing of a person; whoever wants more asks the API with a
 * token. Decision 102.
 */
export const webhookItems = {
  'sheet.added': {
    schema: z.strictObject({ isn: number, links: z.strictObject({ self: link, pdf: link }) }),
    example: { isn: 4012, links: sheetAt(4012) },
  },
  'sheet.replaced': {
    /** `replaces` is the older sheet in whose place it stands. */
    schema: z.strictObject({ isn: number, replaces: number, links: z.strictObject({ self: link, pdf: link }) }),
    example: { isn: 4013, replaces: 2750, links: sheetAt(4013) },
  },
  'sheet.removed': {
    /** The API has it no more. */
    schema: z.strictObject({ isn: number }),
    example: { isn: 2750 },
  },
  'request.answered': {
    schema: z.strictObject({
      request: number,
      type: requestType,
      status: z.enum(['completed', 'error']),
      links: z.strictObject({ self: link }),
    }),
    example: { request: 318, type: 'sdsaddition', status: 'completed', links: { self: `${api}/requests/318` } },
  },
  'document.ready': {
    schema: z.strictObject({
      request: number,
      type: z.enum(documentTypes),
      links: z.strictObject({ self: link, download: link }),
    }),
    example: {
      request: 319,
      type: 'binder',
      links: { self: `${api}/requests/319`, download: `${api}/requests/319/download` },
    },
  },
  'import.ended': {
    schema: z.strictObject({
      import: number,
      state: z.enum(['done', 'failed', 'taken-back']),
      links: z.strictObject({ self: link }),
    }),
    example: { import: 12, state: 'done', links: { self: `${api}/imports/12` } },
  },
} as const satisfies Readonly<Record<WebhookEvent, { readonly schema: z.ZodType; readonly example: unknown }>>;

/** What a message says of a thing that such an event tells of. */
export type WebhookItem<Event extends WebhookEvent> = z.infer<(typeof webhookItems)[Event]['schema']>;

const messageOf = <Type extends string, Item extends z.ZodType>(type: Type, item: Item) =>
  z.strictObject({
    /** The same however often it is sent: by it a receiver knows what it has had. Also in the header `webhook-id`. */
    id: z.string(),
    type: z.literal(type),
    /** When the first of it happened. */
    timestamp: z.iso.datetime(),
    /** Number of the organisation. */
    organisation: number,
    data: z.strictObject({
      /** How many there are; the list may name fewer. */
      count: number,
      items: z.array(item).max(maxWebhookItems),
    }),
  });

/** A message as it is posted, by its kind. */
export const webhookMessage = z.discriminatedUnion('type', [
  messageOf('sheet.added', webhookItems['sheet.added'].schema),
  messageOf('sheet.replaced', webhookItems['sheet.replaced'].schema),
  messageOf('sheet.removed', webhookItems['sheet.removed'].schema),
  messageOf('request.answered', webhookItems['request.answered'].schema),
  messageOf('document.ready', webhookItems['document.ready'].schema),
  messageOf('import.ended', webhookItems['import.ended'].schema),
  messageOf(webhookTest, z.never()),
]);
export type WebhookMessage = z.infer<typeof webhookMessage>;
