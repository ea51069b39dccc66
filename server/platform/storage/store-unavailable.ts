import { Unavailable } from '#lib/unavailable.ts';

/** The database cannot be asked at this moment; the same may be asked again. Answered with 503. */
export class StoreUnavailable extends Unavailable {
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super(`The database does not answer: ${messageOf(cause)}`, { cause });
  }
}

/** When several addresses failed, the error has no message of its own. */
const messageOf = (cause: unknown): string => {
  if (cause instanceof AggregateError) return cause.errors.map(messageOf).join(', ');
  return cause instanceof Error ? cause.message : String(cause);
};
