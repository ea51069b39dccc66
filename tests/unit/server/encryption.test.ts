import { expect, test } from 'vitest';
import { createEncryption, SecretUnreadable } from '#server/platform/encryption/encryption.ts';
import { openKeyRing, parseKeys } from '#server/platform/encryption/key-ring.ts';

const keyOf = (letter: string) => Buffer.alloc(32, letter).toString('base64');
const encryptionWith = (keys: string) => createEncryption(openKeyRing('/nowhere', parseKeys(keys)));
const here = { table: 'posters', owner: 7 } as const;

test('the same secret is encrypted otherwise each time, and read again, with a newer key in front too', () => {
  const encryption = encryptionWith(keyOf('a'));
  const [once, again] = [encryption.encrypt(here, 'été'), encryption.encrypt(here, 'été')];
  expect(once).not.toBe(again);
  expect(encryption.decrypt(here, once)).toBe('été');
  expect(encryptionWith(`${keyOf('b')},${keyOf('a')}`).decrypt(here, once)).toBe('été');
});

test('a secret that was changed, moved to another place, or is of another key cannot be read', () => {
  const encryption = encryptionWith(keyOf('a'));
  const [id, nonce, sealed = ''] = encryption.encrypt(here, 'secret').split('.');
  const bytes = Buffer.from(sealed, 'base64url');
  const changed = Array.from(bytes, (_, at) => {
    const other = Buffer.from(bytes);
    other.writeUInt8(other.readUInt8(at) ^ 1, at);
    return [id, nonce, other.toString('base64url')].join('.');
  });
  for (const each of [...changed, [id, nonce, ''].join('.'), ''])
    expect(() => encryption.decrypt(here, each), each).toThrow(SecretUnreadable);
  const whole = [id, nonce, sealed].join('.');
  for (const place of [
    { ...here, owner: 8 },
    { ...here, table: 'webhooks' },
  ] as const)
    expect(() => encryption.decrypt(place, whole)).toThrow(SecretUnreadable);
  expect(() => encryptionWith(keyOf('b')).decrypt(here, whole)).toThrow(SecretUnreadable);
});
