import type { SecretsFound } from './examine-secrets.ts';

/** That secrets cannot be read with the keys at hand, and what to do; nothing where all of them can. */
export const unreadableSecretLines = ({ unreadable, keys }: SecretsFound, place: string): string[] =>
  unreadable === 0
    ? []
    : [
        `The key is missing: ${unreadable} secrets, those of authenticator apps above all, were encrypted with key ${keys.join(', ')},`,
        `and ${place} does not hold it. No backup holds it either: put the former key back there. Where there is`,
        'a newer one already, put the former one behind it. Without it, people sign in with a recovery code or a passkey,',
        'or are reset (npm run operator -- --reset ADDRESS), and set their app up anew.',
      ];
