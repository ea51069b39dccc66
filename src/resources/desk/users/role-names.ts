import type { Bilingual } from '#contract/languages.ts';
import type { Role } from '#contract/permissions.ts';
import { roleWords } from '#src/resources/users/role-words.ts';

/** Every role by its name, that of the provider's staff too. */
export const roleNames: Readonly<Record<Role, Bilingual>> = {
  'read-only': roleWords['read-only'].name,
  'collection-admin': roleWords['collection-admin'].name,
  'company-admin': roleWords['company-admin'].name,
  operator: { en: 'Provider’s staff', fr: 'Personnel du fournisseur' },
};
