import { z } from 'zod';
import { defineCall } from '../call.ts';

export const countNotifications = defineCall({
  id: 'countNotifications',
  method: 'GET',
  path: '/get-notifications',
  summary: 'How many messages of the message centre the person has not opened yet',
  access: { permission: 'message-centre' },
  ofPerson: true,
  answer: z.number().int(),
});
