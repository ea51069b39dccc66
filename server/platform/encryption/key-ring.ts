import { createHash, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** A key of 256 bits; its id is the beginning of its hash and stands with everything that it encrypts. */
export interface Key {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Keys of an installation: the first encrypts, all of them decrypt. */
export interface KeyRing {
  /** A key file is read again at each call: another process may have changed it. Throws KeysUnusable. */
  read(): readonly [Key, ...Key[]];
  /** Puts a new key before the newest and those that `isNeeded`; undefined where the environment holds the keys. */
  readonly addKey: ((isNeeded: (key: Key) => boolean) => void) | undefined;
}

/** The keys are missing, or what is there is not a key; the message is one line for the operator. */
export class KeysUnusable extends Error {}

/** 32 bytes in base64, as `openssl rand -base64 32` writes them. */
const keyText = z.string().regex(/^[A-Za-z0-9+/]{43}=$/);

/**
 * Reads `SECRET_KEY`: one key, or several separated by commas, the newest first. Undefined when one of them is invalid.
 */
export const parseKeys = (text: string): readonly [Key, ...Key[]] | undefined => {
  const texts = text.split(/[\s,]+/).filter(Boolean);
  const keys = texts.filter((one) => keyText.safeParse(one).success).map(toKey);
  const [first, ...others] = keys;
  return first && keys.length === texts.length ? [first, ...others] : undefined;
};

const toKey = (text: string): Key => {
  const bytes = Buffer.from(text, 'base64');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 8), bytes };
};

/** Keys from the environment; without them those of a file for the server's own user, which is made when the first one is needed. */
export const openKeyRing = (dataDir: string, fromEnvironment: readonly [Key, ...Key[]] | undefined): KeyRing => {
  if (fromEnvironment) return { read: () => fromEnvironment, addKey: undefined };
  const path = keyFileIn(dataDir);
  return {
    read: () => {
      if (!existsSync(path)) createKeyFile(path);
      return readKeyFile(path);
    },
    addKey: (isNeeded) => {
      const former = existsSync(path) ? readKeyFile(path).filter((key, at) => at === 0 || isNeeded(key)) : [];
      const next = `${path}.next`;
      rmSync(next, { force: true });
      writeFileSync(next, textOf([toKey(newKey()), ...former]), { mode: 0o600, flag: 'wx', flush: true });
      renameSync(next, path);
    },
  };
};

/** Where the keys lie that no setting names. It is in no backup: who has a copy of the database has not what it encrypts. */
export const keyFileIn = (dataDir: string): string => join(dataDir, 'secret-key');

const newKey = (): string => randomBytes(32).toString('base64');

const textOf = (keys: readonly Key[]): string => keys.map(({ bytes }) => `${bytes.toString('base64')}\n`).join('');

/** When two processes create it at once, the second uses the key of the first. */
const createKeyFile = (path: string): void => {
  const own = `${path}.${process.pid}`;
  writeFileSync(own, `${newKey()}\n`, { mode: 0o600, flush: true });
  try {
    linkSync(own, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(own);
  }
};

const readKeyFile = (path: string): readonly [Key, ...Key[]] => {
  const keys = parseKeys(readFileSync(path, 'utf8'));
  if (!keys) throw new KeysUnusable(`${path} holds no keys. Put back the one that was there.`);
  return keys;
};
