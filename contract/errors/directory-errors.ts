import type { Catalogue } from './entry.ts';

/** What directories are refused for, beside what everybody is; each is told in the form and the words of RFC 7644 §3.12. */
export const directoryErrors = {
  /** Not in the grammar, of an attribute or with an operator that is not known here, or too long. */
  'scim.filter': {
    status: 400,
    title: { en: 'The filter is not understood.', fr: 'Le filtre n’est pas compris.' },
  },
  'scim.path': {
    status: 400,
    title: { en: 'The path “%{path}” is not understood.', fr: 'Le chemin «\u00a0%{path}\u00a0» n’est pas compris.' },
  },
  'scim.target': {
    status: 400,
    title: { en: 'There is nothing at “%{path}” to change.', fr: 'Il n’y a rien à modifier à «\u00a0%{path}\u00a0».' },
  },
  'scim.value': {
    status: 400,
    title: {
      en: 'The value of “%{attribute}” is not valid.',
      fr: 'La valeur de «\u00a0%{attribute}\u00a0» n’est pas valide.',
    },
  },
  /** Read-only, or of a person who is known to other organisations by it. */
  'scim.mutability': {
    status: 400,
    title: {
      en: '“%{attribute}” cannot be changed here.',
      fr: '«\u00a0%{attribute}\u00a0» ne peut pas être modifié ici.',
    },
  },
  'scim.uniqueness': {
    status: 409,
    title: {
      en: 'Another one in this organization has this “%{attribute}”.',
      fr: 'Un autre élément de cette organisation a déjà ce «\u00a0%{attribute}\u00a0».',
    },
  },
  /** `If-Match` names another version than the present one. */
  'scim.version': {
    status: 412,
    title: { en: 'It was changed in the meantime.', fr: 'Ceci a été modifié entre-temps.' },
  },
  'scim.too_many_groups': {
    status: 403,
    title: { en: 'There are %{max} groups already.', fr: 'Il y a déjà %{max} groupes.' },
  },
} as const satisfies Catalogue;
