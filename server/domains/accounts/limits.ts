import { networkOf } from '#server/platform/networks.ts';
import { toAccountName } from './accounts.ts';
import type { Counted } from './attempts.ts';
import type { Place } from './known-places.ts';

const seconds = 1000;
const minutes = 60 * seconds;
const hours = 60 * minutes;

/** Wrong tries that cost nobody a wait. */
export const freeTries = 10;

/** Ten at once, then one a minute, two, four … a quarter of an hour. */
const slowly = { free: freeTries, first: minutes, longest: 15 * minutes, memory: 24 * hours };

/** Where somebody asks from, and what was known of it. */
interface SignInAttempt {
  readonly name: string;
  /** Network address. */
  readonly address: string;
  readonly place: Place;
}

/**
 * Wrong passwords for a name, by where they are tried. On a device that the account was used on they count for that device; from a
 * network where its people work, for the name there; from anywhere else also for the name among all strangers, and for the network.
 * So nobody makes a name wait but where he tries it himself. Decision 41.
 */
export const signInsOf = ({ name: typed, address, place }: SignInAttempt): { own: Counted; others: Counted[] } => {
  const name = toAccountName(typed);
  const network = networkOf(address);
  if (place.device)
    return { own: { scope: 'sign-in-device', subject: `${place.device} ${name}`, owner: name, ...slowly }, others: [] };
  const own: Counted = { scope: 'sign-in-place', subject: `${network} ${name}`, owner: name, ...slowly };
  if (place.isKnownNetwork) return { own, others: [] };
  return {
    own,
    others: [
      {
        scope: 'sign-in-strangers',
        subject: name,
        owner: name,
        free: 100,
        first: minutes,
        longest: 15 * minutes,
        memory: hours,
      },
      {
        scope: 'sign-in-network',
        subject: network,
        free: 50,
        first: 30 * seconds,
        longest: 5 * minutes,
        memory: hours,
      },
    ],
  };
};

/** Codes after the right password, by the same places: who has the password too guesses no quicker. */
export const codesOf = (asked: SignInAttempt): { own: Counted; others: Counted[] } => {
  const { own, others } = signInsOf(asked);
  return {
    own: { ...own, scope: `code-${own.scope}` },
    others: others.map((other) => ({ ...other, scope: `code-${other.scope}` })),
  };
};

/** Questions to passkeys, by network: each of them is kept until it is answered. */
export const passkeysFrom = (address: string): Counted => ({
  scope: 'passkey-network',
  subject: networkOf(address),
  limit: 600,
  window: 15 * minutes,
});

/** Questions about identity providers, and sign-ins begun there, by network: each of these is kept until it is answered. */
export const providersFrom = (address: string): Counted => ({
  scope: 'provider-network',
  subject: networkOf(address),
  limit: 600,
  window: 15 * minutes,
});

/** Passwords that a session asks for again: anyone who has a session left open guesses in it, and makes nobody else wait. */
export const passwordsOf = (tokenHash: string, name: string): Counted => ({
  scope: 'session-password',
  subject: tokenHash,
  owner: toAccountName(name),
  ...slowly,
});

/** Waits for a link are never longer than the last one lives: there is always one that works, or one available. */
const links = { free: 5, first: 15 * minutes, longest: 45 * minutes, memory: 24 * hours };

/**
 * Links for a new password. Strangers' asks for a name count together, and cost its owner nothing: every link that they had mailed
 * works until it is old, and the owner asks from a known place apart from them.
 */
export const resetsOf = ({ name: typed, address, place }: SignInAttempt): Counted[] => {
  const name = toAccountName(typed);
  const network = networkOf(address);
  if (place.device) return [{ scope: 'reset-device', subject: `${place.device} ${name}`, ...links }];
  if (place.isKnownNetwork) return [{ scope: 'reset-place', subject: `${network} ${name}`, ...links }];
  return [
    { scope: 'reset-name', subject: name, ...links },
    { scope: 'reset-network', subject: network, limit: 20, window: 15 * minutes },
  ];
};

/** Messages that try whether mail arrives, while an installation is set up. */
export const setupMails: Counted = { scope: 'setup-mail', subject: '', limit: 20, window: 15 * minutes };

/** Anyone who shows links that were never ours, by network: none of them counts against anybody's account. */
export const resendsFrom = (address: string): Counted => ({
  scope: 'resend-network',
  subject: networkOf(address),
  limit: 20,
  window: 15 * minutes,
});

/** Verification links sent again, by account: only who has its link, or manages its users, gets here. */
export const resendsOf = (userId: number): Counted => ({
  scope: 'resend-user',
  subject: String(userId),
  limit: 5,
  window: 15 * minutes,
});

/** Mails to an account's owner that somebody was told to wait: whoever tries on fills no mailbox. */
export const waitsMailed = (name: string): Counted => ({
  scope: 'wait-mailed',
  subject: toAccountName(name),
  limit: 1,
  window: 6 * hours,
});

/** Entries of the audit log that somebody was told to wait: one in a quarter of an hour tells as much as a thousand. */
export const waitsTold = (name: string, address: string): Counted => ({
  scope: 'wait-told',
  subject: `${networkOf(address)} ${toAccountName(name)}`,
  limit: 1,
  window: 15 * minutes,
});

/** Mails to an account's owner of devices that it had not seen: who is told ten times in a day needs no eleventh. */
export const devicesMailed = (userId: number): Counted => ({
  scope: 'device-mailed',
  subject: String(userId),
  limit: 10,
  window: 24 * hours,
});
