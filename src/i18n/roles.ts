import type { MemberRole } from '#contract/json-api/types/roles.ts';
import type { Bilingual } from '#contract/languages.ts';

/** A role's name, and what one may do with it. S2.6. */
export const roleTexts: Readonly<Record<MemberRole, { readonly name: Bilingual; readonly description: Bilingual }>> = {
  'read-only': {
    name: { en: 'Read-only', fr: 'Lecture seule' },
    description: {
      en: 'Searches and opens the sheets of the chosen locations, prints labels, exports to Excel. Changes nothing.',
      fr: 'Cherche et ouvre les fiches des emplacements choisis, imprime des étiquettes, exporte vers Excel. Ne modifie rien.',
    },
  },
  'collection-admin': {
    name: { en: 'Collection administrator', fr: 'Administration de la collection' },
    description: {
      en: 'Sees the whole collection, asks for sheets to be added or removed, creates binders and e-binders.',
      fr: 'Voit toute la collection, demande l’ajout ou le retrait de fiches, crée des cartables et des cartables électroniques.',
    },
  },
  'company-admin': {
    name: { en: 'Company administrator', fr: 'Administration de l’entreprise' },
    description: {
      en: 'Does all that a collection administrator does, and manages the users of the organization.',
      fr: 'Fait tout ce que permet l’administration de la collection, et gère les utilisateurs de l’organisation.',
    },
  },
};
