import QuickreplyOutlined from '@mui/icons-material/QuickreplyOutlined';
import { answerKinds } from '#contract/operator/answer-templates.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { createRestProvider } from '#src/providers/rest/rest-provider.ts';
import { messages } from './messages.ts';
import { NameCell, type Template } from './NameCell.tsx';

/** What the desk writes to members again and again, in both languages. */
export const answerTemplates = defineResource({
  name: 'desk-templates',
  data: {
    provider: createRestProvider({
      path: 'templates',
      writes: ['kind', 'name_en', 'name_fr', 'text_en', 'text_fr'],
    }),
  },
  recordRepresentation: (template: Template) => template[`name_${getLanguage()}`],
  fields: {
    kind: { kind: 'choice', choices: answerKinds, required: true, list: { isShort: true }, filter: true },
    name: { kind: 'text', list: { cell: NameCell, isSortable: false } },
    name_en: { kind: 'text', required: true },
    name_fr: { kind: 'text', required: true },
    text_en: { kind: 'longText', required: true },
    text_fr: { kind: 'longText', required: true },
  },
  messages,
  paths: {
    list: '/operator/templates',
    create: '/operator/templates/create',
    edit: '/operator/templates/:id',
  },
  navigation: { section: 'desk', icon: QuickreplyOutlined },
  defaultSort: { field: 'kind', order: 'ASC' },
  isSearchable: true,
  formWidth: 'wide',
  views: { create: lazy(() => import('./TemplateCreate.tsx')), edit: lazy(() => import('./TemplateEdit.tsx')) },
});
