import { z } from 'zod';
import { defineCall } from '../call.ts';
import { passwordLength } from '../limits.ts';

export const signIn = defineCall({
  id: 'signIn',
  method: 'POST',
  path: '/login',
  summary: 'Opens a session; its token travels in an HttpOnly cookie',
  access: 'anyone',
  body: z.strictObject({
    name: z.string().trim().min(1).max(254),
    password: z.string().min(1).max(passwordLength.max),
  }),
  answer: z.object({}),
});
