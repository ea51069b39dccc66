import CampaignOutlined from '@mui/icons-material/CampaignOutlined';
import { noticeKinds, noticeStates, textTypes } from '#contract/operator/notice-words.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { createRestProvider } from '#src/providers/rest/rest-provider.ts';
import { DaysCell, OrganisationCell, SubjectCell } from './cells.tsx';
import { messages } from './messages.ts';
import { type OperatorNotice, subjectOf } from './notice.ts';

/** Announcements and popup notices, to every organisation or to one. */
export const notices = defineResource({
  name: 'notices',
  data: {
    provider: createRestProvider({
      path: 'notices',
      writes: [
        'organisation',
        'kind',
        'subject_en',
        'subject_fr',
        'text_en',
        'text_fr',
        'type_en',
        'type_fr',
        'from_day',
        'to_day',
      ],
    }),
  },
  recordRepresentation: (notice: OperatorNotice) => subjectOf(notice, getLanguage()),
  fields: {
    id: { kind: 'number' },
    kind: { kind: 'choice', choices: noticeKinds, required: true, list: { isShort: true }, filter: true },
    subject: { kind: 'text', list: { cell: SubjectCell, isSortable: false } },
    organisation: {
      kind: 'reference',
      to: 'organisations',
      none: 'everyOrganisation',
      list: { cell: OrganisationCell, isSortable: false },
      filter: true,
    },
    days: { kind: 'text', list: { cell: DaysCell, sortBy: 'from_day' } },
    state: {
      kind: 'choice',
      choices: noticeStates,
      list: { cell: lazy(() => import('./StatePill.tsx')), isSortable: false, isShort: true },
      filter: true,
    },
    subject_en: { kind: 'text' },
    subject_fr: { kind: 'text' },
    type_en: { kind: 'choice', choices: textTypes },
    type_fr: { kind: 'choice', choices: textTypes },
    text_en: { kind: 'longText' },
    text_fr: { kind: 'longText' },
    from_day: { kind: 'day' },
    to_day: { kind: 'day' },
  },
  messages,
  paths: { list: '/operator/notices', create: '/operator/notices/create', edit: '/operator/notices/:id' },
  navigation: { section: 'desk', icon: CampaignOutlined },
  defaultSort: { field: 'id', order: 'DESC' },
  isSearchable: true,
  formWidth: 'wide',
  views: { create: lazy(() => import('./NoticeCreate.tsx')), edit: lazy(() => import('./NoticeEdit.tsx')) },
});
