import type { Store } from '#server/platform/storage/database.ts';
import { type Encryption, isUnreadable, keyIdOf } from './encryption.ts';
import { readEncrypted } from './rotate-keys.ts';

/** What a store holds encrypted, and what of it the keys at hand do not read. */
export interface SecretsFound {
  readonly count: number;
  readonly unreadable: number;
  /** Ids of the keys of what cannot be read; of all of it where no keys were tried. */
  readonly keys: string[];
}

/** Tries to read everything that is encrypted in a store; without an `encryption`, only says with which keys it was. No key is made. */
export const examineSecrets = async (store: Store, encryption?: Pick<Encryption, 'decrypt'>): Promise<SecretsFound> => {
  const secrets = await readEncrypted(store);
  const unread = encryption
    ? secrets.filter(({ place, encrypted }) => {
        try {
          encryption.decrypt(place, encrypted);
          return false;
        } catch (error) {
          if (!isUnreadable(error)) throw error;
          return true;
        }
      })
    : secrets;
  const keys = [...new Set(unread.map(({ encrypted }) => keyIdOf(encrypted)))].sort();
  return { count: secrets.length, unreadable: unread.length, keys };
};
