import type { DataProvider } from 'react-admin';
import { getLanguage } from '#src/i18n/language.ts';
import { createRestProvider } from '#src/providers/rest/rest-provider.ts';

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
export const organisationsProvider: DataProvider = {
  ...provider,
  getList: (resource, { sort, ...params }) =>
    provider.getList(resource, {
      ...params,
      ...(sort && { sort: sort.field === 'name' ? { ...sort, field: `name_${getLanguage()}` } : sort }),
    }),
};
