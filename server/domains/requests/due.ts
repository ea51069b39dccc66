import { isDocumentType, type RequestStatus, type RequestType } from '#contract/requests/request-types.ts';
import { addBusinessDays } from '#lib/business-days/business-days.ts';
import { addDays, providerDay, startOfProviderDay } from '#lib/business-days/days.ts';

/** What members are promised: one to two business days. */
const businessDays = 2;

interface Dated {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly created_at: string;
}

/** The last day on which a request is in time, and whether that day is past; nothing is due of what has ended or makes itself. */
export const dueOf = (
  { type, status, created_at }: Dated,
  now = new Date(),
): { due_on: string; is_overdue: boolean } => {
  if (status !== 'processing' || isDocumentType(type)) return { due_on: '', is_overdue: false };
  const due_on = dueDay(providerDay(created_at));
  return { due_on, is_overdue: due_on < today(now) };
};

/** What has come in before this instant, and is open, is overdue. */
export const overdueBefore = (now = new Date()): string => {
  let day = addDays(today(now), -businessDays);
  while (dueDay(day) >= today(now)) day = addDays(day, -1);
  return startOfProviderDay(addDays(day, 1));
};

/** The instant with which today began. */
export const startOfToday = (now = new Date()): string => startOfProviderDay(today(now));

const dueDay = (day: string): string => addBusinessDays(day, businessDays);
const today = (now: Date): string => providerDay(now.toISOString());
