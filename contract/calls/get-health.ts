import { z } from 'zod';
import { defineCall } from '../call.ts';

export const getHealth = defineCall({
  id: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Whether the service can answer; 503 while it cannot',
  access: 'anyone',
  answer: z.object({ status: z.literal('ok') }),
});
