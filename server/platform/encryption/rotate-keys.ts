import { sql } from 'kysely';
import type { Store } from '#server/platform/storage/database.ts';
import { createEncryption, type EncryptedPlace, encryptedColumns, isEncryptedWith } from './encryption.ts';
import type { KeyRing } from './key-ring.ts';

/**
 * Encrypts everything again with the newest key, which is created here when a file holds the keys. The server may run;
 * after a kill the command continues where it was. The former key stays in the file until the next rotation: values
 * that a server encrypted with it meanwhile stay readable. Returns how many values were encrypted.
 */
export const rotateKeys = async (store: Store, ring: KeyRing): Promise<number> => {
  const values = await readAll(store);
  ring.addKey?.((key) => values.some(({ encrypted }) => isEncryptedWith(key, encrypted)));
  const encryption = createEncryption(ring);
  const [newest] = ring.read();
  let changed = 0;
  for (const { place, encrypted } of await readAll(store)) {
    if (isEncryptedWith(newest, encrypted)) continue;
    const { column, owner } = encryptedColumns[place.table];
    const fresh = encryption.encrypt(place, encryption.decrypt(place, encrypted));
    // Somebody may have stored another one meanwhile, with the newest key.
    const { numAffectedRows } = await sql`
      update ${sql.table(place.table)} set ${sql.ref(column)} = ${fresh}
      where ${sql.ref(owner)} = ${place.owner} and ${sql.ref(column)} = ${encrypted}`.execute(store);
    changed += Number(numAffectedRows ?? 0n);
  }
  return changed;
};

const readAll = async (store: Store): Promise<{ place: EncryptedPlace; encrypted: string }[]> => {
  const found: { place: EncryptedPlace; encrypted: string }[] = [];
  for (const table of Object.keys(encryptedColumns) as EncryptedPlace['table'][]) {
    const { column, owner: whose } = encryptedColumns[table];
    const { rows } = await sql<{ owner: number; encrypted: string }>`
      select ${sql.ref(whose)} as owner, ${sql.ref(column)} as encrypted from ${sql.table(table)}
      where ${sql.ref(column)} <> ''`.execute(store);
    for (const { owner, encrypted } of rows) found.push({ place: { table, owner: Number(owner) }, encrypted });
  }
  return found;
};
