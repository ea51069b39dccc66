import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { defineRest } from '#contract/operator/define-rest.ts';
import { noticeKinds, noticeStates, textTypes } from '#contract/operator/notice-words.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';

const subject = z.string().trim().max(200);
const text = z.string().trim().max(20_000);
/** A day, or empty for no bound. */
const day = z.union([z.literal(''), z.iso.date()]);

const facts = {
  /** The organisation that it addresses; null for every organisation. */
  organisation: z.number().int().positive().nullable(),
  kind: z.enum(valuesOf(noticeKinds)),
  subject_en: subject,
  subject_fr: subject,
  text_en: text,
  text_fr: text,
  type_en: z.enum(valuesOf(textTypes)),
  type_fr: z.enum(valuesOf(textTypes)),
  from_day: day,
  to_day: day,
};

const item = z.object({
  id: z.number().int(),
  ...facts,
  from_day: z.string(),
  to_day: z.string(),
  organisation_en: z.string(),
  organisation_fr: z.string(),
  /** Whether it is shown today (UTC), will be, or was. */
  state: z.enum(valuesOf(noticeStates)),
  /** How many people want to see it no more. */
  dismissed: z.number().int(),
  created_at: z.string(),
});

const rest = defineRest({
  name: 'notices',
  summary: 'Announcements and popup notices',
  item,
  record: item,
  sorts: ['id', 'kind', 'from_day', 'to_day', 'created_at'],
  filters: {
    q: z.string().trim().max(200),
    kind: z.enum(valuesOf(noticeKinds)),
    state: z.enum(valuesOf(noticeStates)),
    organisation: z.coerce.number().int(),
  },
});

const entry = z
  .object(facts)
  .refine(({ from_day, to_day }) => from_day === '' || to_day === '' || from_day <= to_day, {
    path: ['to_day'],
    params: { code: 'notice.days' },
  })
  .refine(({ subject_en, subject_fr, text_en, text_fr }) => (subject_en && text_en) || (subject_fr && text_fr), {
    path: ['text_en'],
    params: { code: 'notice.empty' },
  });
export type NoticeEntry = z.output<typeof entry>;

export const listNotices = rest.list;
export const getNotice = rest.get;
export const createNotice = rest.create(entry, 'notice-added');
export const updateNotice = rest.update(entry, 'notice-changed');
export const deleteNotice = rest.remove('notice-removed');

export const previewNotice = defineCall({
  id: 'previewNotice',
  method: 'POST',
  repeated: 'harmless',
  path: '/operator/notice-preview',
  summary: 'A notice’s rich text as members will see it',
  access: { permission: 'operator' },
  body: z.strictObject({ text }),
  answer: z.strictObject({ html: z.string() }),
});
