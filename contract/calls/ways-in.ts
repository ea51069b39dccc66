import { z } from 'zod';
import { defineCall } from '../call.ts';
import { dueFactor } from './sign-in.ts';

export const listWaysIn = defineCall({
  id: 'listWaysIn',
  method: 'GET',
  path: '/login/ways',
  summary: 'Which ways in are open without a password, so that nothing is asked for that would be refused',
  access: 'anyone',
  answer: z.object({
    /** The organisation that the browser has a session in (0 is the provider), if any. */
    session: z.number().int().nullable(),
    /** Whether the network the request comes from opens a shared account. */
    shared: z.boolean(),
    /** The second factor that is due, where the browser has shown all but that. */
    step: dueFactor.nullable(),
  }),
});
