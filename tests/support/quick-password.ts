import { scryptSync } from 'node:crypto';
import type { Store } from '#server/platform/storage/database.ts';

/**
 * Gives everybody who has a password this one, hashed at next to no cost. The cost travels with the hash, and signing in a
 * thousand times at that of the product would take a test run four minutes of a core.
 */
export const quickenPasswords = async (store: Store, password: string): Promise<void> => {
  const salt = Buffer.alloc(16, 'salt');
  const [N, r, p] = [16, 1, 1];
  const key = scryptSync(password, salt, 32, { N, r, p });
  const password_hash = ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
  await store.updateTable('users').set({ password_hash }).where('password_hash', '!=', '').execute();
};
