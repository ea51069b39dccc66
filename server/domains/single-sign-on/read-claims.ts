import { z } from 'zod';
import { domainOf, toMailDomain } from '#contract/mail-domains.ts';
import type { Claims } from './identity-provider.ts';

/** What is made of a provider's claims. */
export interface ProvidedPerson {
  readonly issuer: string;
  readonly subject: string;
  /** In small letters; empty where none is told. */
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly firstName: string;
  readonly lastName: string;
  /** Undefined where the claim is not there at all. */
  readonly groups: readonly string[] | undefined;
  /** The provider says that it asked for more than a password. */
  readonly showedSecondFactor: boolean;
}

interface Names {
  readonly emailClaim: string;
  readonly groupsClaim: string;
  readonly trustsAddresses: boolean;
}

/** Values of a claim that are read at most: somebody's groups may be thousands. */
const maxGroups = 2000;

export const readClaims = (claims: Claims, { emailClaim, groupsClaim, trustsAddresses }: Names): ProvidedPerson => {
  const email = addressIn(claimOf(claims, emailClaim));
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email,
    isEmailVerified: isVerified(claims, { email, emailClaim, trustsAddresses }),
    firstName: textIn(claims.given_name),
    lastName: textIn(claims.family_name),
    groups: groupsClaim === '' ? undefined : textsIn(claimOf(claims, groupsClaim)),
    showedSecondFactor: isSecondFactor(claims),
  };
};

/** A claim of that name; else what lies within others, `realm_access.roles`. */
const claimOf = (claims: Claims, name: string): unknown => {
  if (Object.hasOwn(claims, name)) return claims[name];
  let found: unknown = claims;
  for (const part of name.split('.')) {
    if (typeof found !== 'object' || found === null || !Object.hasOwn(found, part)) return undefined;
    found = (found as Record<string, unknown>)[part];
  }
  return found;
};

const addressIn = (value: unknown): string => {
  const address = typeof value === 'string' ? value.trim().toLowerCase() : '';
  return address.length <= 254 && z.email().safeParse(address).success ? address : '';
};

const textIn = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\p{C}/gu, '').trim().slice(0, 100) : '';

const textsIn = (value: unknown): string[] | undefined => {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string').slice(0, maxGroups) : undefined;
};

/**
 * Google lets anybody have an account with an address of somebody's domain; who belongs to the domain has `hd`. `email_verified` is
 * about the claim `email` alone.
 */
const isVerified = (
  claims: Claims,
  { email, emailClaim, trustsAddresses }: { email: string } & Omit<Names, 'groupsClaim'>,
): boolean => {
  if (claims.iss === 'https://accounts.google.com' && claims.hd !== toMailDomain(domainOf(email))) return false;
  const told = claims.email_verified;
  if (emailClaim === 'email' && told !== undefined) return told === true || told === 'true';
  return trustsAddresses;
};

/** RFC 8176, and the classes by which providers say so. */
const isSecondFactor = ({ amr, acr }: Claims): boolean =>
  (Array.isArray(amr) && amr.includes('mfa')) ||
  (typeof acr === 'string' &&
    ['phr', 'phrh', 'http://schemas.openid.net/pape/policies/2007/06/multi-factor'].includes(acr));
