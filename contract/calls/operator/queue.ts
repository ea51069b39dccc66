import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { listPlace } from '#contract/operator/list-place.ts';
import { listOperatorRequests } from './requests.ts';

const access = { permission: 'operator' } as const;
const params = z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) });
const id = z.number().int().positive();
const operator = z.object({ id, name: z.string() });
const path = listOperatorRequests.path;

export const holdRequest = defineCall({
  id: 'holdRequest',
  method: 'POST',
  repeated: 'harmless',
  path: `${path}/:id/hold`,
  summary: 'Says which operator has an open request: takes it, gives it to somebody, gives it back',
  access,
  params,
  body: z.strictObject({
    /** Who shall have it; null is nobody. */
    holder: id.nullable(),
    /** Who had it as the person saw it: where that has changed, nothing is. */
    was: id.nullable(),
  }),
  answer: z.object({ holder: operator.nullable(), held_since: z.string() }),
});

export const listHolders = defineCall({
  id: 'listHolders',
  method: 'GET',
  path: '/operator/holders',
  summary: 'The operators who may have a request, by name',
  access,
  answer: z.array(operator),
});

export const listColleagues = defineCall({
  id: 'listColleagues',
  method: 'GET',
  path: '/operator/colleagues',
  summary: 'The operators: when each was last seen, and how many open requests each has',
  access,
  answer: z.array(
    operator.extend({
      email: z.string(),
      /** Instant of their last call, to the minute, as long as a session of theirs is kept; empty where none is. */
      seen_at: z.string(),
      holds: z.number().int(),
      overdue: z.number().int(),
    }),
  ),
});

/** Another than before: the list of requests, or who has one of them, has changed. */
const mark = z.string();

export const getQueueMark = defineCall({
  id: 'getQueueMark',
  method: 'GET',
  path: '/operator/queue',
  summary: 'Whether anything about the requests has changed',
  access,
  answer: z.object({ mark }),
});

export const showPresence = defineCall({
  id: 'showPresence',
  method: 'POST',
  repeated: 'harmless',
  path: `${path}/:id/presence`,
  summary: 'Says that a request is open on the screen, and hears who else has it open',
  access,
  params,
  body: z.strictObject({}),
  answer: z.object({ mark, others: z.array(operator) }),
});

export const getRequestPlace = defineCall({
  id: 'getRequestPlace',
  method: 'GET',
  path: `${path}/:id/place`,
  summary: 'The place of a request in a list, and its neighbours there',
  access,
  params,
  query: listOperatorRequests.query,
  answer: listPlace,
});

/** From arrival to end, the middle one, in whole minutes; null where nothing has ended. */
const medianMinutes = z.number().int().nullable();

export const getQueueFigures = defineCall({
  id: 'getQueueFigures',
  method: 'GET',
  path: '/operator/queue-figures',
  summary: 'How the desk stands: open, overdue and own requests, what was done today, and how long requests take',
  access,
  answer: z.object({
    open: z.number().int(),
    overdue: z.number().int(),
    /** What the person who asks has. */
    yours: z.number().int(),
    /** Additions that may be confirmed together, of nobody and of the person who asks. */
    ready: z.number().int(),
    done_today: z.number().int(),
    /** Of what has ended within 30 days. */
    median_minutes: medianMinutes,
  }),
});

export const getDeskDays = defineCall({
  id: 'getDeskDays',
  method: 'GET',
  path: '/operator/desk-days',
  summary:
    'What came in and what ended on each of the last 14 days, today the last, and what each operator ended of it',
  access,
  answer: z.object({
    days: z.array(
      z.object({
        /** Where the provider works, `YYYY-MM-DD`. */
        day: z.string(),
        came: z.number().int(),
        /** Ended by what was done: a sheet was added, one that was there was used, one was removed, a message was answered; or by a refusal. */
        added: z.number().int(),
        used: z.number().int(),
        removed: z.number().int(),
        answered: z.number().int(),
        refused: z.number().int(),
        median_minutes: medianMinutes,
      }),
    ),
    median_minutes: medianMinutes,
    people: z.array(
      z.object({
        /** Null for those whose accounts are gone, together. */
        operator: operator.nullable(),
        /** What they ended, on each of the days. */
        ended: z.array(z.number().int()),
        /** How much of that was refused. */
        refused: z.number().int(),
        median_minutes: medianMinutes,
      }),
    ),
  }),
});
