import { z } from 'zod';
import { defineCall } from '../call.ts';

export const signOut = defineCall({
  id: 'signOut',
  method: 'POST',
  path: '/logout',
  summary: 'Ends the session on the server; harmless without one',
  access: 'anyone',
  answer: z.object({}),
});
