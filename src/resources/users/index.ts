import GroupOutlined from '@mui/icons-material/GroupOutlined';
import { forMemberFields, type MemberFieldName, memberFieldNames, memberFieldOf } from '#contract/member-fields.ts';
import { defineResource, type Field } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { languageNames } from '#src/i18n/language-names.ts';
import { invitationMessages } from './invitation-messages.ts';
import { messages } from './messages.ts';

const lazyCell = (name: 'RoleCell' | 'EmailCell' | 'NameCell' | 'InvitationCell') =>
  lazy(async () => ({ default: (await import('./cells.tsx'))[name] }));

const memberField = (name: MemberFieldName): Field => {
  const { kind, isListed } = memberFieldOf(name);
  return { kind, form: ['edit'], ...(isListed && { list: true }) };
};

/** The members of the organisation. S2.2.13 to S2.2.15. */
export const users = defineResource({
  name: 'users',
  data: {
    jsonApi: {
      type: 'users',
      path: '/users',
      writes: ['email', 'language', ...memberFieldNames, 'is_subscribed'],
      relationships: {
        role: { kind: 'one', type: 'roles' },
        subset_relations: {
          kind: 'through',
          type: 'subset-relations',
          to: 'subset',
          toType: 'subsets',
          parentKey: 'user_id',
        },
      },
    },
  },
  recordRepresentation: 'full_name',
  namesRecord: true,
  fields: {
    role: {
      kind: 'reference',
      in: 'relationship',
      required: true,
      list: { cell: lazyCell('RoleCell'), isShort: true },
    },
    email: { kind: 'email', required: true, list: { cell: lazyCell('EmailCell') }, form: ['create', 'edit'] },
    name: { kind: 'text', list: { cell: lazyCell('NameCell') } },
    first_name: { kind: 'text' },
    ...forMemberFields(memberField),
    language: { kind: 'choice', choices: languageNames, required: true, form: ['create'] },
    is_subscribed: { kind: 'boolean', form: ['create', 'edit'] },
    subset_relations: { kind: 'references', in: 'relationship' },
    invitation_status: {
      kind: 'choice',
      in: 'meta',
      choices: invitationMessages,
      filter: true,
      list: { cell: lazyCell('InvitationCell'), isShort: true },
    },
  },
  messages,
  paths: { list: '/manage-users', create: '/add-user', edit: '/edit-user/:id' },
  navigation: { section: 'account', icon: GroupOutlined },
  defaultSort: { field: 'name', order: 'ASC' },
  isSearchable: true,
  version: 1,
  listChunk: 'UserList',
  listAlso: ['full_name', 'has_email', 'is_editable'],
  isEditable: (user) => user.is_editable === true,
  deleteMany: 'manage-users',
  deleteManyAlso: lazy(() => import('./DeletedUsersTokens.tsx')),
  views: {
    list: lazy(() => import('./UserList.tsx')),
    create: lazy(() => import('./UserCreate.tsx')),
    edit: lazy(() => import('./UserEdit.tsx')),
  },
});
