import { z } from 'zod';
import { defineCall } from '../call.ts';
import { noteLength } from '../limits.ts';
import { asWritten } from '../written-text.ts';

/** Ours. */
export const replyToDesk = defineCall({
  id: 'replyToDesk',
  method: 'POST',
  repeated: 'once',
  path: '/requests/:id/replies',
  summary: 'Leaves a note with an open request, for the provider’s operators to read',
  access: { permission: 'contact-us' },
  params: z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  body: z.strictObject({ note: z.string().overwrite(asWritten).trim().min(1).max(noteLength) }),
  answer: z.strictObject({}),
  reaches: { what: 'request', address: (id) => ({ params: { id } }) },
});
