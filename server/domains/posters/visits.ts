import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Bilingual } from '#contract/languages.ts';
import { writeEntry } from '#server/platform/audit/entries.ts';
import { apiError } from '#server/platform/errors/api-error.ts';
import { networkOf } from '#server/platform/networks.ts';
import { compileOnce } from '#server/platform/storage/compile-once.ts';
import type { Database, Store } from '#server/platform/storage/database.ts';
import { inTransaction } from '#server/platform/storage/in-transaction.ts';
import { type Counted, consumeAttempt, isFirst } from '../accounts/attempts.ts';
import { hashSecret } from '../accounts/secrets.ts';
import { namedLocations } from '../collection/named-locations.ts';
import type { Visitor } from '../collection/visible-locations.ts';
import { readPosterCode } from './codes.ts';

/** Whoever scanned a code that is open. */
export interface PosterVisitor extends Visitor {
  readonly poster: number;
  readonly organisation: Bilingual;
}

interface Scan {
  readonly code: string;
  /** Network address. */
  readonly address: string;
  /** Somebody at this machine, for whom codes of the demo open. */
  readonly isHere: boolean;
}

/**
 * Whom a code lets in. Throws `poster.ended` for one that was replaced or closed, else `poster.unknown`, and `throttled` where a
 * network shows too many that were never ours: a right one opens all the same.
 */
export const findVisitor = async (store: Store, { code, address, isHere }: Scan): Promise<PosterVisitor> => {
  const [row] = await readPoster(store, [hashSecret(readPosterCode(code))]);
  if (!row || (row.demo === 1 && !isHere)) {
    await countGuess(store, address);
    throw apiError('poster.unknown');
  }
  if (row.ended_at !== '') throw apiError('poster.ended');
  return {
    poster: row.id,
    organisationId: row.organisation_id,
    location: row.subset_id,
    ingredients: row.ingredients === 1,
    organisation: { en: row.name_en, fr: row.name_fr },
  };
};

/** Takes the code's hash. */
const readPoster = compileOnce((db) =>
  db
    .selectFrom('posters')
    .innerJoin('organisations', 'organisations.id', 'posters.organisation_id')
    .select([
      'posters.id',
      'posters.organisation_id',
      'posters.subset_id',
      'posters.ended_at',
      'organisations.name_en',
      'organisations.name_fr',
      'organisations.ingredients',
      'organisations.demo',
    ])
    .where('posters.code_hash', '=', ''),
);

/** The names of the location, and of those it lies in. */
export const locationOf = async (db: Database, { organisationId, location }: Visitor): Promise<Bilingual> =>
  (await namedLocations(db, organisationId)).get(location)?.pathName ?? { en: '', fr: '' };

/** Counts that a location was opened by its poster, and tells the audit log the first time of a day (UTC). */
export const countUse = (store: Store, visitor: PosterVisitor, now = new Date()): Promise<void> =>
  inTransaction(store, async (trx) => {
    const at = now.toISOString();
    const { used_at } = await trx
      .selectFrom('posters')
      .select('used_at')
      .where('id', '=', visitor.poster)
      .executeTakeFirstOrThrow();
    await trx
      .updateTable('posters')
      .set((eb) => ({ uses: eb('uses', '+', 1), used_at: at }))
      .where('id', '=', visitor.poster)
      .execute();
    if (used_at.slice(0, 10) === at.slice(0, 10)) return;
    const { organisationId, location } = visitor;
    await writeEntry(trx, 'poster-used', { userId: null, organisationId, record: location });
  });

/** Counts that an old poster was scanned: it still hangs somewhere. */
export const countLateUse = async (store: Store, code: string, now = new Date()): Promise<void> => {
  await store
    .updateTable('posters')
    .set((eb) => ({ late_uses: eb('late_uses', '+', 1), late_at: now.toISOString() }))
    .where('code_hash', '=', hashSecret(readPosterCode(code)))
    .where('ended_at', '!=', '')
    .execute();
};

const minutes = 60_000;

/** Codes that were never ours, by network. Nobody guesses one; the log shall know who tries. */
const guessesFrom = (network: string): Counted => ({
  scope: 'poster-guess',
  subject: network,
  limit: 60,
  window: 15 * minutes,
});
const guessesTold = (network: string): Counted => ({
  scope: 'poster-guess-told',
  subject: network,
  limit: 1,
  window: 15 * minutes,
});

const countGuess = async (store: Store, address: string): Promise<void> => {
  const network = networkOf(address);
  try {
    await consumeAttempt(store, [guessesFrom(network)]);
  } catch (error) {
    if (await isFirst(store, guessesTold(network)))
      await writeEntry(store, 'poster-codes-guessed', { userId: null, organisationId: null, details: { network } });
    throw error;
  }
};

/** Names of devices that only we can make up: `number.signature`. */
export const createDevices = (key: () => string) => {
  const sign = (number: string) => createHmac('sha256', key()).update(number).digest('base64url').slice(0, 22);
  return {
    create: (): string => {
      const number = crypto.randomUUID();
      return `${number}.${sign(number)}`;
    },
    isOurs: (device: string): boolean => {
      const [number = '', signature = ''] = device.split('.');
      const right = Buffer.from(sign(number));
      const shown = Buffer.from(signature);
      return right.length === shown.length && timingSafeEqual(right, shown);
    },
  };
};
