import { writeEntry } from '#server/platform/audit/entries.ts';
import { ApiError, type ErrorObject } from '#server/platform/errors/api-error.ts';
import type { Store } from '#server/platform/storage/database.ts';
import { type Counted, consumeAttempt, isFirst } from './attempts.ts';
import type { Session } from './sessions.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** Mails to addresses that a member types: how many a person, and an organisation, may cause within an hour and within a day. */
export const mailLimits = {
  /** Another address for an account: one's own, or a member's. */
  address: { person: { hour: 5, day: 15 }, organisation: { hour: 60, day: 200 } },
  invitation: { person: { hour: 100, day: 300 }, organisation: { hour: 200, day: 600 } },
  /** Links to documents, for each address that is no member's. */
  document: { person: { hour: 40, day: 120 }, organisation: { hour: 200, day: 600 } },
} as const;

interface Mails {
  readonly kind: keyof typeof mailLimits;
  /** Field of the form that names the addresses. */
  readonly pointer?: string;
  readonly count?: number;
}

/**
 * Counts mails that somebody is about to cause to addresses which they typed. Throws `mail.too_many` and `mail.too_many_today` at
 * the field where the person, or the organisation, has caused too many; the audit log tells of it once an hour.
 */
export const countMails = async (
  store: Store,
  { userId, organisationId }: Pick<Session, 'userId' | 'organisationId'>,
  { kind, pointer, count = 1 }: Mails,
): Promise<void> => {
  if (count === 0) return;
  const refuse = (seconds: number) => tooMany(seconds, pointer);
  const subjects = { person: `user ${userId}`, organisation: `organisation ${organisationId}` };
  const counted = (['person', 'organisation'] as const).flatMap((whose): Counted[] => {
    const limits = mailLimits[kind][whose];
    const about = { subject: subjects[whose], refuse };
    return [
      { scope: `mail-${kind}-hour`, limit: limits.hour, window: hour, ...about },
      { scope: `mail-${kind}-day`, limit: limits.day, window: day, ...about },
    ];
  });
  await consumeAttempt(store, counted, { count }).catch(async (error: unknown) => {
    const told: Counted = { scope: 'mail-told', subject: `${kind} ${userId}`, limit: 1, window: hour };
    if (await isFirst(store, told))
      await writeEntry(store, 'mail-limited', { userId, organisationId: organisationId || null, details: { kind } });
    throw error;
  });
};

const tooMany = (seconds: number, pointer: string | undefined): ApiError => {
  const isLong = seconds > hour / 1000;
  const fault: ErrorObject = {
    code: isLong ? 'mail.too_many_today' : 'mail.too_many',
    params: isLong ? { hours: Math.ceil(seconds / 3600) } : { minutes: Math.ceil(seconds / 60) },
    ...(pointer !== undefined && { source: { pointer } }),
  };
  return Object.assign(new ApiError(fault), { retryAfter: seconds });
};
