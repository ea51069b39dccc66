import { createHmac, randomBytes } from 'node:crypto';

/** Every secret begins so: Standard Webhooks has it thus, and its libraries take it as it stands. */
const prefix = 'whsec_';

/** A secret that nobody can guess, of 256 bits. */
export const createWebhookSecret = (): string => prefix + randomBytes(32).toString('base64');

interface Signed {
  readonly id: string;
  /** Seconds since 1970, of this try: receivers refuse what is old. */
  readonly timestamp: number;
  readonly body: string;
}

/** The headers with which a receiver tells that a message is ours; several signatures while a former secret holds too. */
export const signatureHeaders = (secrets: readonly string[], { id, timestamp, body }: Signed) => ({
  'webhook-id': id,
  'webhook-timestamp': String(timestamp),
  'webhook-signature': secrets.map((secret) => sign(secret, `${id}.${timestamp}.${body}`)).join(' '),
});

const sign = (secret: string, text: string): string =>
  `v1,${createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'))
    .update(text)
    .digest('base64')}`;
