import { z } from 'zod';
import { defineCall } from '../call.ts';

export const getReadiness = defineCall({
  id: 'getReadiness',
  method: 'GET',
  path: '/health/ready',
  summary:
    'Whether requests should be sent here; 503 names the parts that are missing, or that the process is stopping',
  access: 'anyone',
  answer: z.object({ status: z.literal('ready') }),
});
