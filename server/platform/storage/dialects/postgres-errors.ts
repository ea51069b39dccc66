import { DatabaseError } from 'pg';
import { StoreUnavailable } from '../store-unavailable.ts';

/**
 * What a failure of the server's is to us: `StoreUnavailable` where it is gone, going or full; else the error itself, without
 * the values of the row, which the log must not have.
 */
export const toStoreError = (error: unknown): unknown => {
  if (!(error instanceof DatabaseError)) return error instanceof TypeError ? error : new StoreUnavailable(error);
  if (isGone(error.code ?? '')) return new StoreUnavailable(error);
  error.detail = undefined;
  error.where = undefined;
  if (error.code === unwritableCharacter) return Object.assign(error, { statusCode: 400 });
  return error;
};

/** Connection exceptions, too many connections, shutting down or starting up. */
const isGone = (code: string): boolean => /^(08|57P0[1-5]|53300)/.test(code);

/** The zero character, which PostgreSQL keeps in no text. */
const unwritableCharacter = '22021';

/** Whether a transaction came in another's way, and would succeed once that is over. */
export const isConflict = (error: unknown): boolean =>
  error instanceof DatabaseError && ['40001', '40P01'].includes(error.code ?? '');

/** Whether another row has what may be there once only: another's that was written meanwhile, or one that was there. */
export const isDuplicate = (error: unknown): boolean => error instanceof DatabaseError && error.code === '23505';
