import BusinessOutlined from '@mui/icons-material/BusinessOutlined';
import type { DataProvider } from 'react-admin';
import type { Bilingual } from '#contract/languages.ts';
import type { SecondFactorPolicy } from '#contract/second-factor.ts';
import { defineResource } from '#src/admin/define-resource.ts';
import { lazy } from '#src/chunks/lazy.ts';
import { getLanguage } from '#src/i18n/language.ts';
import { createRestProvider } from '#src/providers/rest/rest-provider.ts';
import { NameCell, NumberCell, RequestsCell, SheetsCell, UsersCell } from './cells.tsx';
import { messages } from './messages.ts';
import type { ListedOrganisation } from './organisation.ts';

/** Of whom an organisation demands two-step sign-in, in words. */
const policyNames: Readonly<Record<SecondFactorPolicy, Bilingual>> = {
  nobody: { en: 'Nobody: it is offered to all', fr: 'Personne\u00a0: elle est offerte à tous' },
  administrators: { en: 'Administrators', fr: 'Administrateurs' },
  everyone: { en: 'Everybody but shared accounts', fr: 'Tous, sauf les postes partagés' },
};

const provider = createRestProvider({
  path: 'organisations',
  writes: [
    'name_en',
    'name_fr',
    'location_label_en',
    'location_label_fr',
    'ingredients',
    'custom_fields',
    'products',
    'allowed_addresses',
    'account_manager_email',
    'second_factor',
    'mail_domains',
    'locations',
  ],
});

/** Organisations; an order by name goes by that of the reader's language. */
const organisationsProvider: DataProvider = {
  ...provider,
  getList: (resource, { sort, ...params }) =>
    provider.getList(resource, {
      ...params,
      ...(sort && { sort: sort.field === 'name' ? { ...sort, field: `name_${getLanguage()}` } : sort }),
    }),
};

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
  messages,
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
