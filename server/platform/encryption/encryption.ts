import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import { type Key, type KeyRing, KeysUnusable } from './key-ring.ts';

/** Columns that are kept encrypted, with the column that says whose they are. `npm run rotate-key` walks over all of them. */
export const encryptedColumns = {
  totp_secrets: { column: 'secret', owner: 'user_id' },
  /** Empty where an organisation has none. */
  single_sign_on: { column: 'client_secret', owner: 'organisation_id' },
  /** Empty once a code has ended: each location has one at most. */
  posters: { column: 'code', owner: 'subset_id' },
  /** Both of them while the former one signs too. */
  webhooks: { column: 'secrets', owner: 'id' },
} as const;

/** One encrypted value: what is encrypted for one place cannot be read at another, though somebody moves it there. */
export interface EncryptedPlace {
  readonly table: keyof typeof encryptedColumns;
  readonly owner: number;
}

/** Secrets that have to be read again, and therefore cannot be hashed: AES-256-GCM, `key id.nonce.ciphertext` in base64url. */
export interface Encryption {
  encrypt(place: EncryptedPlace, text: string): string;
  /** Throws SecretUnreadable. */
  decrypt(place: EncryptedPlace, encrypted: string): string;
  /** A secret that nobody else can make, the same for the same purpose until the newest key changes: 256 bits in base64url. */
  derive(purpose: string): string;
}

/** What was encrypted cannot be read: its key is not there, or it was tampered with. */
export class SecretUnreadable extends Error {
  constructor({ table, owner }: EncryptedPlace) {
    super(`What ${table} holds encrypted for ${owner} cannot be read: its key is gone, or it was changed.`);
  }
}

/** Whether something failed because a secret could not be read, and for no other reason. */
export const isUnreadable = (error: unknown): boolean =>
  error instanceof SecretUnreadable || error instanceof KeysUnusable;

const nonceLength = 12;
const tagLength = 16;

export const createEncryption = (ring: KeyRing): Encryption => ({
  encrypt: (place, text) => {
    const [key] = ring.read();
    const nonce = randomBytes(nonceLength);
    const cipher = createCipheriv('aes-256-gcm', key.bytes, nonce).setAAD(Buffer.from(nameOf(place)));
    const bytes = Buffer.concat([cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    return [key.id, nonce.toString('base64url'), bytes.toString('base64url')].join('.');
  },
  decrypt: (place, encrypted) => {
    const [id, nonce = '', sealed = ''] = encrypted.split('.');
    const key = ring.known().find((one) => one.id === id);
    const bytes = Buffer.from(sealed, 'base64url');
    if (!key || bytes.length < tagLength) throw new SecretUnreadable(place);
    try {
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, Buffer.from(nonce, 'base64url'), {
        authTagLength: tagLength,
      });
      decipher.setAAD(Buffer.from(nameOf(place))).setAuthTag(bytes.subarray(-tagLength));
      return Buffer.concat([decipher.update(bytes.subarray(0, -tagLength)), decipher.final()]).toString('utf8');
    } catch {
      throw new SecretUnreadable(place);
    }
  },
  derive: (purpose) => createHmac('sha256', ring.read()[0].bytes).update(`derived: ${purpose}`).digest('base64url'),
});

/** Whether a value was encrypted with that key. */
export const isEncryptedWith = (key: Key, encrypted: string): boolean => encrypted.startsWith(`${key.id}.`);

/** The id of the key with which a value was encrypted. */
export const keyIdOf = (encrypted: string): string => encrypted.split('.')[0] ?? '';

const nameOf = ({ table, owner }: EncryptedPlace): string => `${table}.${encryptedColumns[table].column}:${owner}`;
