import { z } from 'zod';
import { defineCall } from '#contract/call.ts';

const access = { permission: 'operator' } as const;
const path = '/operator/habits';

/** How one operator works. */
export const deskHabits = z.strictObject({
  /** Whether a letter alone does something, outside of fields. */
  single_keys: z.boolean(),
  /** Whether the request that follows a decision is taken as it is opened, where nobody has it. */
  takes_next: z.boolean(),
});
export type DeskHabits = z.infer<typeof deskHabits>;

export const getDeskHabits = defineCall({
  id: 'getDeskHabits',
  method: 'GET',
  path,
  summary: 'How the operator who is signed in works: single keys, taking what comes next',
  access,
  ofPerson: true,
  answer: deskHabits,
});

export const saveDeskHabits = defineCall({
  id: 'saveDeskHabits',
  method: 'PUT',
  path,
  summary: 'Keeps how the operator who is signed in works',
  access,
  ofPerson: true,
  body: deskHabits,
  answer: deskHabits,
});
