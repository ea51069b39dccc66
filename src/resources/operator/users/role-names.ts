import type { Bilingual } from '#contract/languages.ts';
import type { Role } from '#contract/permissions.ts';
import { roleTexts } from '#src/i18n/roles.ts';

/** Every role by its name, that of the operators too. */
export const roleNames: Readonly<Record<Role, Bilingual>> = {
  'read-only': roleTexts['read-only'].name,
  'collection-admin': roleTexts['collection-admin'].name,
  'company-admin': roleTexts['company-admin'].name,
  operator: { en: 'Provider’s staff', fr: 'Personnel du fournisseur' },
};
