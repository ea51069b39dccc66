import { Unavailable } from '#lib/unavailable.ts';

/** The place where files are kept does not answer at this moment; the same may be asked again. Answered with 503. */
export class FilesUnavailable extends Unavailable {
  readonly statusCode = 503;
  constructor(cause: unknown) {
    super(`Stored files cannot be reached: ${messageOf(cause)}`, { cause });
  }
}

/** Some faults of a connection have a code and no words. */
const messageOf = (cause: unknown): string => {
  if (!(cause instanceof Error)) return String(cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
};
