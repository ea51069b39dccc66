import { isIP } from 'node:net';
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { z } from 'zod';
import { isLoopback } from '#server/platform/networks.ts';
import type { Database } from '#server/platform/storage/database.ts';
import { hashSecret } from '../secrets.ts';

/** Minutes within which a browser has to answer. */
const answerMinutes = 5;

/** The site as passkeys know it; they are bound to its name. */
const siteOf = (publicUrl: string) => {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
};

/** Whether browsers have passkeys for this address: over https or on this machine, under a name. */
export const hasPasskeys = (publicUrl: string): boolean => {
  const { protocol, hostname } = new URL(publicUrl);
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) === 0 && (protocol === 'https:' || isLoopback(hostname));
};

interface Owner {
  readonly userId: number;
  /** What they sign in with, and what they are called. */
  readonly name: string;
  readonly displayName: string;
}

/** What a browser needs to make a passkey for somebody. */
export const beginPasskey = async (
  db: Database,
  publicUrl: string,
  { userId, name, displayName }: Owner,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const options = await generateRegistrationOptions({
    rpName: 'Vigie',
    rpID: siteOf(publicUrl).rpID,
    userID: new TextEncoder().encode(`user:${userId}`),
    userName: name,
    userDisplayName: displayName,
    attestationType: 'none',
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'preferred' },
    excludeCredentials: (await readPasskeys(db, userId)).map(toDescriptor),
  });
  await keepChallenge(db, { challenge: options.challenge, userId, purpose: 'enrol' });
  return options;
};

/** Keeps the passkey that a browser made. False where its answer is to nothing that this person was asked, or says what is not so. */
export const keepPasskey = async (
  db: Database,
  publicUrl: string,
  {
    userId,
    label,
    response,
    now = new Date(),
  }: { userId: number; label: string; response: RegistrationResponseJSON; now?: Date },
): Promise<boolean> => {
  const { rpID, origin } = siteOf(publicUrl);
  const challenge = challengeOf(response);
  if (!(await spendChallenge(db, { challenge, userId, purpose: 'enrol' }, now))) return false;
  const { verified, registrationInfo } = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    requireUserVerification: false,
  }).catch(unverified);
  if (!verified || !registrationInfo) return false;
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
  const kept = await db
    .insertInto('passkeys')
    .values({
      id,
      user_id: userId,
      public_key: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: JSON.stringify(transports),
      name: label,
      created_at: now.toISOString(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst();
  return kept !== undefined;
};

/** What a browser needs to sign with a passkey: one of that person's, or any for this site, which tells who it is. */
export const beginPasskeySignIn = async (
  db: Database,
  publicUrl: string,
  userId: number | undefined,
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const options = await generateAuthenticationOptions({
    rpID: siteOf(publicUrl).rpID,
    userVerification: userId === undefined ? 'required' : 'preferred',
    allowCredentials: userId === undefined ? [] : (await readPasskeys(db, userId)).map(toDescriptor),
  });
  await keepChallenge(db, { challenge: options.challenge, userId: userId ?? null, purpose: 'sign-in' });
  return options;
};

/**
 * The owner of the passkey that signed; undefined without one. With `userId` it is the second factor of a person who
 * has shown a password; without, it is their only proof, and their device must have verified them by fingerprint, face
 * or code.
 */
export const findPasskeyOwner = async (
  db: Database,
  publicUrl: string,
  { userId, response, now = new Date() }: { userId?: number; response: AuthenticationResponseJSON; now?: Date },
): Promise<number | undefined> => {
  const row = await db.selectFrom('passkeys').selectAll().where('id', '=', response.id).executeTakeFirst();
  if (!row || (userId !== undefined && row.user_id !== userId)) return undefined;
  const { rpID, origin } = siteOf(publicUrl);
  const challenge = challengeOf(response);
  if (!(await spendChallenge(db, { challenge, userId: userId ?? null, purpose: 'sign-in' }, now))) return undefined;
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpID,
    credential: {
      id: row.id,
      publicKey: new Uint8Array(Buffer.from(row.public_key, 'base64url')),
      counter: Number(row.counter),
    },
    requireUserVerification: userId === undefined,
  }).catch(unverified);
  if (!verified || !authenticationInfo) return undefined;
  await db
    .updateTable('passkeys')
    .set({ counter: authenticationInfo.newCounter, used_at: now.toISOString() })
    .where('id', '=', row.id)
    .execute();
  return row.user_id;
};

/** Passkeys of a person, the oldest first. */
export const readPasskeys = (db: Database, userId: number) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'created_at', 'used_at', 'transports'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .execute();

/** Forgets what browsers were asked and never answered. */
export const deleteOldChallenges = async (db: Database, now = new Date()): Promise<void> => {
  await db.deleteFrom('passkey_challenges').where('expires_at', '<=', now.toISOString()).execute();
};

/** What an answer says it was asked; empty where it says nothing that can be read. */
const challengeOf = (answer: RegistrationResponseJSON | AuthenticationResponseJSON): string => {
  try {
    return clientData.parse(JSON.parse(Buffer.from(answer.response.clientDataJSON, 'base64url').toString())).challenge;
  } catch {
    return '';
  }
};

const clientData = z.object({ challenge: z.string() });

/** The library throws for anything invalid; the reason is not revealed. */
const unverified = () => ({ verified: false, registrationInfo: undefined, authenticationInfo: undefined }) as const;

const toDescriptor = ({ id, transports }: { id: string; transports: string }) => ({
  id,
  transports: JSON.parse(transports) as AuthenticatorTransport[],
});

interface Challenge {
  readonly challenge: string;
  readonly userId: number | null;
  readonly purpose: 'enrol' | 'sign-in';
}

const keepChallenge = async (
  db: Database,
  { challenge, userId, purpose }: Challenge,
  now = new Date(),
): Promise<void> => {
  const expires_at = new Date(now.getTime() + answerMinutes * 60_000).toISOString();
  await db
    .insertInto('passkey_challenges')
    .values({ challenge_hash: hashSecret(challenge), user_id: userId, purpose, expires_at })
    .execute();
};

/** Whether that was asked, of this person, and not answered before. */
const spendChallenge = async (db: Database, { challenge, userId, purpose }: Challenge, now: Date): Promise<boolean> => {
  const spent = await db
    .deleteFrom('passkey_challenges')
    .where('challenge_hash', '=', hashSecret(challenge))
    .where('purpose', '=', purpose)
    .where('user_id', userId === null ? 'is' : '=', userId)
    .where('expires_at', '>', now.toISOString())
    .returning('purpose')
    .executeTakeFirst();
  return spent !== undefined;
};
