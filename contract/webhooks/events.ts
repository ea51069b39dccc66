import type { Bilingual } from '../languages.ts';

/**
 * What an organisation's own programs are told of, in the words in which it is chosen; what a message says of each is in `messages.ts`. A name that
 * was given once keeps its meaning.
 */
export const webhookEvents = {
  'sheet.added': { en: 'Sheet added to the collection', fr: 'Fiche ajoutée à la collection' },
  'sheet.replaced': { en: 'New version of a sheet', fr: 'Nouvelle version d’une fiche' },
  'sheet.removed': { en: 'Sheet removed from the collection', fr: 'Fiche retirée de la collection' },
  'request.answered': { en: 'Request answered', fr: 'Demande traitée' },
  'document.ready': { en: 'Index, binder or e-binder ready', fr: 'Index, cartable ou cartable électronique prêt' },
  'import.ended': { en: 'Import ended', fr: 'Importation terminée' },
} as const satisfies Readonly<Record<string, Bilingual>>;

export type WebhookEvent = keyof typeof webhookEvents;
/** What a receiver can be told of, in the order in which it is chosen. */
export const webhookEventNames = Object.keys(webhookEvents) as [WebhookEvent, ...WebhookEvent[]];

/** The kind of the message that an administrator has sent to see whether it arrives; it tells of nothing. */
export const webhookTest = 'webhook.test';

/** Kinds of messages. */
export const webhookKinds = [...webhookEventNames, webhookTest] as const;
export type WebhookKind = (typeof webhookKinds)[number];

/** Addresses that an organisation may have. */
export const maxWebhooks = 10;

/** Things that one message names at most: of more, their number is told, and the API has them. */
export const maxWebhookItems = 100;

/** Days for which deliveries are shown. */
export const webhookDeliveryDays = 30;

/** Hours for which the former secret still signs, beside the new one. */
export const formerSecretHours = 24;

/** Days without a success after which an address that fails is switched off. */
export const failingDays = 5;

/** Seconds before each further try of a message; after the last it is given up. */
export const retrySeconds = [5, 300, 1800, 7200, 18_000, 36_000, 50_400] as const;

/** What became of a message at one address. */
export const deliveryStates = {
  waiting: { en: 'On its way', fr: 'En route' },
  delivered: { en: 'Delivered', fr: 'Remis' },
  'given-up': { en: 'Given up', fr: 'Abandonné' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type DeliveryState = keyof typeof deliveryStates;

/** Why a try failed, where the receiver did not answer with a status. */
export const deliveryFaults = {
  forbidden: {
    en: 'The address leads into a network that is not everybody’s',
    fr: 'L’adresse mène dans un réseau qui n’est pas public',
  },
  timeout: { en: 'No answer within 15 seconds', fr: 'Aucune réponse en 15 secondes' },
  unreachable: { en: 'No connection', fr: 'Connexion impossible' },
  certificate: { en: 'The certificate is not accepted', fr: 'Le certificat n’est pas accepté' },
  unsigned: { en: 'The secret cannot be read any more', fr: 'Le secret n’est plus lisible' },
  off: { en: 'The address was switched off', fr: 'L’adresse a été désactivée' },
} as const satisfies Readonly<Record<string, Bilingual>>;
export type DeliveryFault = keyof typeof deliveryFaults;

/** Why an address is off; empty while it is on. */
export const offReasons = ['', 'by-hand', 'gone', 'failing'] as const;
export type OffReason = (typeof offReasons)[number];
