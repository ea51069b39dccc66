import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

const derive = promisify<string, Buffer, number, { N: number; r: number; p: number; maxmem: number }, Buffer>(scrypt);

/** OWASP's scrypt setting of 32 MiB: memory-hard, some 60 ms of one core, off the HTTP thread. */
const cost = { N: 2 ** 15, r: 8, p: 3, maxmem: 64 * 1024 * 1024 };
const keyLength = 32;

/** `scrypt$N$r$p$salt$key`, salt and key in base64url; the cost travels with the hash so that it can be raised later. */
export const hashPassword = async (password: string): Promise<string> => {
  const salt = randomBytes(16);
  const key = await derive(password.normalize('NFC'), salt, keyLength, cost);
  return ['scrypt', cost.N, cost.r, cost.p, salt.toString('base64url'), key.toString('base64url')].join('$');
};

/**
 * Whether the password is the one that was hashed. With no hash (unknown name, password never set) the same work is done
 * and the answer is no, so that the time taken does not tell whether an account exists.
 */
export const verifyPassword = async (password: string, hash: string | undefined): Promise<boolean> => {
  const [, N, r, p, salt = '', key = ''] = (hash || absentHash).split('$');
  const expected = Buffer.from(key, 'base64url');
  const options = { N: Number(N), r: Number(r), p: Number(p), maxmem: cost.maxmem };
  const actual = await derive(password.normalize('NFC'), Buffer.from(salt, 'base64url'), keyLength, options);
  return timingSafeEqual(actual, expected) && Boolean(hash);
};

const absentHash = [
  'scrypt',
  cost.N,
  cost.r,
  cost.p,
  Buffer.alloc(16).toString('base64url'),
  Buffer.alloc(keyLength).toString('base64url'),
].join('$');
