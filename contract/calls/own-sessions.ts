import { z } from 'zod';
import { defineCall } from '../call.ts';

/** A session of the person's own account, with the facts that its owner may see. */
export const ownSession = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** `Firefox`, `Windows`; empty where the browser does not say. */
  browser: z.string(),
  system: z.string(),
  /** Network address from which it was used last. */
  address: z.string(),
  organisation: z.object({ en: z.string(), fr: z.string() }),
  created_at: z.string(),
  used_at: z.string(),
});
export type OwnSession = z.infer<typeof ownSession>;

export const listOwnSessions = defineCall({
  id: 'listOwnSessions',
  method: 'GET',
  path: '/sessions',
  summary: 'Where one is signed in',
  access: { permission: 'account-information' },
  answer: z.object({ sessions: z.array(ownSession) }),
});

export const endOwnSessions = defineCall({
  id: 'endOwnSessions',
  method: 'POST',
  repeated: 'harmless',
  path: '/sessions/end',
  summary: 'Signs out elsewhere: in one session of one’s own, or in all but the one that asks',
  access: { permission: 'account-information' },
  audit: 'sessions-ended',
  body: z.strictObject({ id: z.string().max(64).optional() }),
  answer: z.object({ ended: z.number().int() }),
});
