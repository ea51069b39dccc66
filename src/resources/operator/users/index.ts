import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { languageNames } from '#src/i18n/language-names.ts';
import { createRestProvider } from '#src/providers/rest/rest-provider.ts';
import { EmailCell, MembershipsCell, NameCell } from './cells.tsx';
import { messages } from './messages.ts';
import { fullUserName, type OperatorUser } from './operator-user.ts';
import { roleNames } from './role-names.ts';

/** The users of all organisations, and the operators. */
export const operatorUsers = defineResource({
  name: 'desk-users',
  data: {
    provider: createRestProvider({
      path: 'users',
      writes: [
        'email',
        'organisation',
        'role',
        'locations',
        'language',
        'is_subscribed',
        'first_name',
        'last_name',
        'phone',
      ],
    }),
  },
  recordRepresentation: (user: OperatorUser) => fullUserName(user),
  fields: {
    name: { kind: 'text', list: { cell: NameCell } },
    email: { kind: 'email', required: true, list: { cell: EmailCell } },
    memberships: { kind: 'references', list: { cell: MembershipsCell, isSortable: false } },
    language: { kind: 'choice', choices: languageNames, required: true, list: { isSortable: false, isShort: true } },
    organisation: { kind: 'reference', to: 'organisations', required: true, filter: true },
    role: { kind: 'choice', choices: roleNames, required: true, filter: true },
    locations: { kind: 'references', form: ['create'] },
    first_name: { kind: 'text', form: ['edit'] },
    last_name: { kind: 'text', form: ['edit'] },
    phone: { kind: 'phone', form: ['edit'] },
    is_subscribed: { kind: 'boolean', form: ['edit'] },
  },
  messages,
  paths: { list: '/operator/users', create: '/operator/users/create', edit: '/operator/users/:id' },
  navigation: { section: 'desk', icon: GroupOutlined },
  defaultSort: { field: 'name', order: 'ASC' },
  isSearchable: true,
  views: { create: lazy(() => import('./OperatorUserCreate.tsx')), edit: lazy(() => import('./OperatorUserEdit.tsx')) },
});
