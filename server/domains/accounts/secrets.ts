import { createHash, randomBytes } from 'node:crypto';

/** A new secret to hand to one person: 256 random bits, safe in an address and in a cookie. */
export const createSecret = (): string => randomBytes(32).toString('base64url');

/** What is stored of a secret, or of a name that is only counted: SHA-256, hex. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex');
