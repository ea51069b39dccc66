import { z } from 'zod';
import { defineCall } from '#contract/call.ts';
import { languages } from '#contract/languages.ts';
import { answerKinds, hasKnownFields, longestAnswer } from '#contract/operator/answer-templates.ts';
import { defineRest } from '#contract/operator/define-rest.ts';
import { valuesOf } from '#contract/sheets/vocabulary.ts';

const kind = z.enum(valuesOf(answerKinds));
const name = z.string().trim().min(1).max(100);
const text = z
  .string()
  .trim()
  .min(1)
  .max(longestAnswer)
  .refine(hasKnownFields, { params: { code: 'template.unknown_field' } });

const entry = z.object({ kind, name_en: name, name_fr: name, text_en: text, text_fr: text });
export type TemplateEntry = z.output<typeof entry>;

const item = z.object({
  id: z.number().int(),
  kind,
  name_en: z.string(),
  name_fr: z.string(),
  text_en: z.string(),
  text_fr: z.string(),
  /** Rises with every change. */
  version: z.number().int(),
});

const rest = defineRest({
  name: 'templates',
  summary: 'Templates of what the desk writes to members',
  item,
  record: item,
  sorts: ['id', 'kind', 'name_en', 'name_fr'],
  filters: { q: z.string().trim().max(200), kind },
});

export const listTemplates = rest.list;
export const getTemplate = rest.get;
export const createTemplate = rest.create(entry, 'template-added');
export const updateTemplate = rest.update(entry.extend({ version: z.number().int() }), 'template-changed');
export const deleteTemplate = rest.remove('template-removed');

export const listAnswersFor = defineCall({
  id: 'listAnswersFor',
  method: 'GET',
  path: '/operator/requests/:id/templates',
  summary: 'Templates of one kind, filled in for a request in the language of its requester',
  access: { permission: 'operator' },
  params: z.strictObject({ id: z.coerce.number().int().positive().max(Number.MAX_SAFE_INTEGER) }),
  query: z.strictObject({ kind }),
  answer: z.strictObject({
    language: z.enum(languages),
    templates: z.array(
      z.strictObject({ id: z.number().int(), name_en: z.string(), name_fr: z.string(), text: z.string() }),
    ),
  }),
});
