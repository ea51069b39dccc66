import { documentTypes, type RequestStatus, type RequestType, requestTypes } from '#contract/requests/request-types.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';
import { addDays, demoDay } from './calendar.ts';
import { createRandom } from './random.ts';

/** When something is asked for in the demo, and what becomes of it, before anybody is chosen to ask. */
export interface DemoRequest {
  readonly type: RequestType;
  readonly status: RequestStatus;
  readonly createdAt: string;
  /** When it got that status; empty while it is under way. */
  readonly endedAt: string;
  /** The document it led to is kept no longer. */
  readonly isExpired: boolean;
  /** Not opened by anyone yet. */
  readonly isNew: boolean;
}

const days = 730;
const everyDays = 17;
const newForDays = 40;

/** Requests of every type and status over two years; of those that people work on, the newest are under way. */
export const demoRequests = (organisationId: number): DemoRequest[] => {
  const random = createRandom(organisationId + 7);
  const types = valuesOf(requestTypes);
  const count = Math.floor(days / everyDays);
  return Array.from({ length: count }, (_, index) => {
    const age = (count - 1 - index) * everyDays + random.between(1, 5);
    const type = types[index % types.length] ?? 'contact';
    const isDocument = documentTypes.some((document) => document === type);
    const isNew = age < newForDays;
    // Nobody is making a document when the demo is loaded: one that is not ready has failed.
    const fails = random.chance(0.1) || (isDocument && isNew);
    const status: RequestStatus = isNew && !isDocument ? 'processing' : fails ? 'error' : 'completed';
    const day = addDays(demoDay, -age);
    const hour = String(13 + (index % 8)).padStart(2, '0');
    const ended = isDocument ? `${day}T${hour}:26` : `${addDays(day, 1)}T15:${10 + (index % 40)}`;
    return {
      type,
      status,
      createdAt: `${day}T${hour}:24:00.000Z`,
      endedAt: status === 'processing' ? '' : `${ended}:00.000Z`,
      isExpired: isDocument && status === 'completed',
      isNew,
    };
  });
};
