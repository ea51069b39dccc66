import type { Generated } from 'kysely';
import type { Flag, Json } from './values.ts';

/** What an authenticator app makes its codes of: one app for each person, and beside it one that is being set up. */
export interface TotpSecretTable {
  user_id: number;
  /** 0 until a code of the app was right: it opens nothing before. */
  is_confirmed: Flag;
  /** Encrypted: codes cannot be checked against a hash. */
  secret: string;
  created_at: string;
  /** Number of the half minute whose code was used last: none works twice. */
  last_step: Generated<number>;
}

/** The public half of a passkey. */
export interface PasskeyTable {
  /** Base64url, as the browser names it. */
  id: string;
  user_id: number;
  /** COSE, base64url. */
  public_key: string;
  counter: number;
  /** How the device is reached: `["internal","hybrid"]`. */
  transports: Json;
  /** What its owner calls it. */
  name: string;
  created_at: string;
  used_at: Generated<string>;
}

/** What a browser was asked to sign, until it has. */
export interface PasskeyChallengeTable {
  /** SHA-256, hex. */
  challenge_hash: string;
  /** The account it was made for; null while a passkey alone decides who signs in. */
  user_id: number | null;
  purpose: 'enrol' | 'sign-in';
  expires_at: string;
}

/** Codes for the day on which phone and passkey are gone; a used one is deleted. */
export interface RecoveryCodeTable {
  /** SHA-256 of 80 random bits, hex. */
  code_hash: string;
  user_id: number;
  created_at: string;
}
