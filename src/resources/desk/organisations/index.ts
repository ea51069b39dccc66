import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { NameCell, NumberCell, RequestsCell, SheetsCell, UsersCell } from './cells.tsx';
import type { ListedOrganisation } from './organisation.ts';
import { organisationsProvider } from './organisations-provider.ts';
import { policyNames } from './policy-names.ts';
import { texts } from './texts.ts';

/** The organisations the provider serves. */
export const organisations = defineResource({
  name: 'organisations',
  data: { provider: organisationsProvider },
  recordRepresentation: (organisation: ListedOrganisation) => organisation[`name_${getLanguage()}`],
  fields: {
    id: { kind: 'number', list: { cell: NumberCell, isShort: true } },
    name: { kind: 'text', list: { cell: NameCell } },
    sheets: { kind: 'number', list: { cell: SheetsCell, isShort: true } },
    users: { kind: 'number', list: { cell: UsersCell, isShort: true } },
    open_requests: { kind: 'number', list: { cell: RequestsCell, isShort: true } },
    name_en: { kind: 'text', required: true },
    name_fr: { kind: 'text', required: true },
    location_label_en: { kind: 'text', required: true },
    location_label_fr: { kind: 'text', required: true },
    ingredients: { kind: 'boolean' },
    account_manager_email: { kind: 'email' },
    second_factor: { kind: 'choice', choices: policyNames },
  },
  texts,
  paths: {
    list: '/operator/organisations',
    create: '/operator/organisations/create',
    edit: '/operator/organisations/:id',
  },
  navigation: { section: 'desk', icon: BusinessOutlined },
  defaultSort: { field: 'name', order: 'ASC' },
  isSearchable: true,
  formWidth: 'wide',
  views: {
    create: lazy(() => import('./OrganisationCreate.tsx')),
    edit: lazy(() => import('./OrganisationEdit.tsx')),
  },
});
