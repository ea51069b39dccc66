import { networkOf } from '#server/platform/networks.ts';
import { toAccountName } from './accounts.ts';
import type { Counted } from './attempts.ts';

const window = 15 * 60_000;

/** Wrong passwords for one name. */
export const signInsOfName = (name: string): Counted => ({
  scope: 'sign-in-name',
  subject: toAccountName(name),
  limit: 10,
  window,
});

/** Wrong passwords from one network, whatever the names: an office behind one address mistypes more than a person. */
export const signInsFrom = (address: string): Counted => ({
  scope: 'sign-in-network',
  subject: networkOf(address),
  limit: 50,
  window,
});

/** Links for a new password, by the name they are asked for and by the network that asks. */
export const resetsOf = (name: string, address: string): Counted[] => [
  { scope: 'reset-name', subject: toAccountName(name), limit: 5, window },
  { scope: 'reset-network', subject: networkOf(address), limit: 20, window },
];

/** Messages that try whether mail arrives, while an installation is set up. */
export const setupMails: Counted = { scope: 'setup-mail', subject: '', limit: 20, window };

/** Verification links sent again, by account and by the network that asks. */
export const resendsOf = (userId: number, address: string): Counted[] => [
  { scope: 'resend-user', subject: String(userId), limit: 5, window },
  { scope: 'resend-network', subject: networkOf(address), limit: 20, window },
];
