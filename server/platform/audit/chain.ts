import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database, Store } from '../storage/database.ts';
import { inTransaction } from '../storage/in-transaction.ts';
import type { AuditChainTable, AuditEntryTable } from '../storage/tables/audit.ts';
import { hashOfNames } from './names.ts';

type Entry = Selectable<AuditEntryTable>;

/** The chain before anything was sealed. */
const empty: AuditChainTable = {
  id: 1,
  first_number: 1,
  before_first: '',
  last_number: 0,
  last_hash: '',
  sent_number: 0,
};

/** The ends of the chain. */
export const readChain = async (db: Database): Promise<AuditChainTable> =>
  (await db.selectFrom('audit_chain').selectAll().executeTakeFirst()) ?? empty;

const sealHash = (before: string, number: number, entry: Entry): string => {
  const { id, at, event, user_id, organisation_id, record, details, network, request, names_hash } = entry;
  const content = [number, id, at, event, user_id, organisation_id, record, details, network, request, names_hash];
  return createHash('sha256')
    .update(`${before}|${JSON.stringify(content)}`)
    .digest('hex');
};

/** Entries sealed in one transaction at most. */
const batchSize = 500;

/**
 * Seals what was written since. Not with each entry: all that change something at one time would wait for each other. In the
 * order of sealing, not of ids, since who took a number first may be done last. Answers how many.
 */
export const sealEntries = async (store: Store): Promise<number> => {
  // Asked outside, so that nobody waits while there is nothing to do.
  if ((await readUnsealed(store)).length === 0) return 0;
  return inTransaction(store, async (trx) => {
    const open = await readUnsealed(trx);
    if (open.length === 0) return 0;
    const chain = await readChain(trx);
    let [number, hash] = [chain.last_number, chain.last_hash];
    const seals = open.map((entry) => {
      number += 1;
      hash = sealHash(hash, number, entry);
      return { number, entry_id: entry.id, hash };
    });
    await trx.insertInto('audit_seals').values(seals).execute();
    const ends = { last_number: number, last_hash: hash };
    await trx
      .insertInto('audit_chain')
      .values({ ...chain, ...ends })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(ends))
      .execute();
    return seals.length;
  });
};

/** How far numbers may be apart of those who write at one time. */
const reach = 10_000;

const readUnsealed = async (db: Database): Promise<Entry[]> => {
  const { newest } = await db
    .selectFrom('audit_seals')
    .select((eb) => eb.fn.max('entry_id').as('newest'))
    .executeTakeFirstOrThrow();
  return db
    .selectFrom('audit_entries')
    .leftJoin('audit_seals', 'audit_seals.entry_id', 'audit_entries.id')
    .selectAll('audit_entries')
    .where('audit_seals.number', 'is', null)
    .where('audit_entries.id', '>', (newest ?? 0) - reach)
    .orderBy('audit_entries.id')
    .limit(batchSize)
    .execute();
};

/** What looking through the chain found. */
export type ChainReport =
  | { readonly isWhole: true; readonly sealed: number; readonly unsealed: number; readonly head: string }
  | { readonly isWhole: false; readonly number: number; readonly why: ChainFault };

interface ChainQuestion {
  /** A head that was noted before. */
  readonly known?: { readonly number: number; readonly hash: string };
  /** Looks only at the newest ones, up to this number. */
  readonly newest?: number;
}

/** An entry or a seal that is gone, another entry than was sealed, other names than were written, an end that is not where it was. */
export type ChainFault = 'gone' | 'changed' | 'renamed' | 'cut' | 'other-head';

/**
 * Goes through every seal and says whether the log is as it was written. With a head that was noted before (`12:ab…`) also
 * whether this is still the same log: who can write to the store can make a chain of their own, but not one that has this head.
 */
export const checkChain = async (db: Database, { known, newest }: ChainQuestion = {}): Promise<ChainReport> => {
  const chain = await readChain(db);
  let [number, hash] = [chain.first_number - 1, chain.before_first];
  if (newest !== undefined && chain.last_number - newest > number) {
    number = chain.last_number - newest;
    hash =
      (await db.selectFrom('audit_seals').select('hash').where('number', '=', number).executeTakeFirst())?.hash ?? '';
  }
  const broken = (why: ChainFault, at = number): ChainReport => ({ isWhole: false, number: at, why });
  if (known && known.number === number && known.hash !== hash) return broken('other-head');
  for (;;) {
    const rows = await db
      .selectFrom('audit_seals')
      .leftJoin('audit_entries', 'audit_entries.id', 'audit_seals.entry_id')
      .leftJoin('audit_names', 'audit_names.entry_id', 'audit_entries.id')
      .selectAll('audit_entries')
      .select(['audit_seals.number', 'audit_seals.hash', 'audit_names.names', 'audit_names.salt'])
      .where('audit_seals.number', '>', number)
      .orderBy('audit_seals.number')
      .limit(batchSize)
      .execute();
    for (const { number: next, hash: sealed, names, salt, ...entry } of rows) {
      number += 1;
      if (next !== number || entry.id === null) return broken('gone');
      hash = sealHash(hash, number, entry as Entry);
      if (hash !== sealed) return broken('changed');
      if (names && hashOfNames(names, salt ?? '') !== entry.names_hash) return broken('renamed');
      if (known?.number === number && known.hash !== hash) return broken('other-head');
    }
    if (rows.length < batchSize) break;
  }
  if (number !== chain.last_number || hash !== chain.last_hash) return broken('cut', chain.last_number);
  if (known && known.number > number) return broken('cut', known.number);
  const sealed = number - chain.first_number + 1;
  const { written } = await db
    .selectFrom('audit_entries')
    .select((eb) => eb.fn.countAll<number>().as('written'))
    .executeTakeFirstOrThrow();
  return { isWhole: true, sealed, unsealed: Number(written) - sealed, head: `${number}:${hash}` };
};

/** Removes entries that were kept as long as the settings say, from the beginning of the chain; what follows stays provable. */
export const deleteOldEntries = (store: Store, days: number, now = new Date()): Promise<void> => {
  const oldest = new Date(now.getTime() - days * 86_400_000).toISOString();
  return inTransaction(store, async (trx) => {
    const firstKept = await trx
      .selectFrom('audit_seals')
      .innerJoin('audit_entries', 'audit_entries.id', 'audit_seals.entry_id')
      .select('number')
      .where('at', '>=', oldest)
      .orderBy('number')
      .limit(1)
      .executeTakeFirst();
    const chain = await readChain(trx);
    const last = firstKept ? firstKept.number - 1 : chain.last_number;
    const end = await trx.selectFrom('audit_seals').select('hash').where('number', '=', last).executeTakeFirst();
    if (!end) return;
    const entries = trx.selectFrom('audit_seals').select('entry_id').where('number', '<=', last);
    await trx.deleteFrom('audit_entries').where('id', 'in', entries).execute();
    await trx.deleteFrom('audit_seals').where('number', '<=', last).execute();
    await trx
      .updateTable('audit_chain')
      .set({ first_number: last + 1, before_first: end.hash })
      .execute();
  });
};
