import { z } from 'zod';
import { defineCall } from '../call.ts';

export const signOut = defineCall({
  id: 'signOut',
  method: 'POST',
  repeated: 'harmless',
  path: '/logout',
  summary:
    'Ends the session on the server, and the multi-location token unless another location is to be opened; harmless without one',
  access: 'anyone',
  audit: 'sign-out',
  body: z.strictObject({ change_location: z.boolean().optional() }).nullish(),
  answer: z.object({}),
});
