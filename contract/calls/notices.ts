import { z } from 'zod';
import { defineCall } from '../call.ts';

/** Of a message: `plain` is text; `rich` is HTML that the server has sanitised. A subject is text always. */
const textType = z.enum(['plain', 'rich']);

/** A notice of the provider to an organisation, in both languages; a language may be left empty. S2.3-36. */
export const notice = z.object({
  id: z.number().int(),
  subject_en: z.string(),
  subject_fr: z.string(),
  msg_en: z.string(),
  msg_fr: z.string(),
  type_en: textType,
  type_fr: textType,
});
export type Notice = z.infer<typeof notice>;

export const getAnnouncement = defineCall({
  id: 'getAnnouncement',
  method: 'GET',
  path: '/get-announcement',
  summary: 'The announcement that stands above the results at present, if any',
  access: { permission: 'search' },
  answer: notice.nullable(),
});

export const getPopupNotice = defineCall({
  id: 'getPopupNotice',
  method: 'GET',
  path: '/get-popup-notification',
  summary: 'The popup notice to be shown at present; null when there is none or the person wants to see it no more',
  access: { permission: 'search' },
  answer: notice.nullable(),
});

export const dismissPopupNotice = defineCall({
  id: 'dismissPopupNotice',
  method: 'POST',
  repeated: 'harmless',
  path: '/do-not-show-popup-again',
  summary: 'Keeps a popup notice from being shown to the person again, the present one where none is named',
  access: { permission: 'search' },
  body: z.strictObject({ id: z.number().int() }).nullish(),
  answer: z.strictObject({}),
});
