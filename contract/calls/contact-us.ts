import { z } from 'zod';
import { defineCall } from '../call.ts';
import { contactLength, maxUploadBytes } from '../limits.ts';
import { takenOutKind } from '../requests/taken-out.ts';
import { asWritten } from '../written-text.ts';

const text = (max: number) => z.string().overwrite(asWritten).trim().max(max);
/** What stands in one line of the request and in the head of a mail: a break in it becomes a space. */
const line = (max: number) =>
  z
    .string()
    .overwrite((typed) => asWritten(typed).replace(/\s+/g, ' '))
    .trim()
    .max(max);

export const contactUs = defineCall({
  id: 'contactUs',
  method: 'POST',
  repeated: 'once',
  path: '/contact-us',
  summary: 'Writes to the provider’s support, with a PDF or without',
  access: { permission: 'contact-us' },
  upload: { field: 'file', max: 1, maxBytes: maxUploadBytes },
  body: z.strictObject({
    firstName: line(contactLength.name).default(''),
    lastName: line(contactLength.name).default(''),
    email: line(254).min(1).pipe(z.email()),
    subject: line(contactLength.subject).min(1),
    message: text(contactLength.message).min(1),
    additional_info: text(contactLength.message).default(''),
    submission: z.uuid().optional(),
  }),
  answer: z.object({
    /** Number of the request that was made. */
    id: z.number().int(),
    /** What its file was sent with and is not kept with. */
    taken_out: z.array(takenOutKind).optional(),
  }),
});
