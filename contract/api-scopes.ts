import type { Bilingual } from './languages.ts';
import { grantableBy, type Permission, type Role } from './permissions.ts';

/**
 * What an API token may be given: permissions, each in the words in which it is chosen. What is not among them belongs to a person:
 * their account, their password, their second factor, and making tokens.
 */
export const apiScopes = {
  search: { en: 'Search, and read the list of sheets', fr: 'Rechercher et lire la liste des fiches' },
  'sds-details': { en: 'Read sheets, their PDFs and labels', fr: 'Lire les fiches, leurs PDF et leurs étiquettes' },
  'create-excel': { en: 'Export to Excel', fr: 'Exporter vers Excel' },
  'create-index': { en: 'Order an index', fr: 'Commander un index' },
  'create-binder': { en: 'Order a binder', fr: 'Commander un cartable' },
  'create-ebinder': { en: 'Order an e-binder', fr: 'Commander un cartable électronique' },
  'message-centre': { en: 'Follow requests', fr: 'Suivre les demandes' },
  'sds-addition': { en: 'Ask for additions', fr: 'Demander des ajouts' },
  'manage-sds': { en: 'Ask for removals', fr: 'Demander des retraits' },
  'contact-us': { en: 'Write to support', fr: 'Écrire au soutien' },
  'manage-users': { en: 'Read the users', fr: 'Lire les utilisateurs' },
  'add-user': { en: 'Invite users', fr: 'Inviter des utilisateurs' },
  'edit-user': { en: 'Change and remove users', fr: 'Modifier et retirer des utilisateurs' },
  scim: {
    en: 'Keep users and groups as the directory has them (SCIM)',
    fr: 'Tenir les utilisateurs et les groupes à jour selon l’annuaire (SCIM)',
  },
  'mail-domains': { en: 'Set where documents are mailed', fr: 'Choisir où s’envoient les documents' },
  'audit-log': { en: 'Read the audit log', fr: 'Lire le journal d’audit' },
  operator: { en: 'Everything of the desk', fr: 'Tout ce que fait le bureau' },
} as const satisfies Partial<Record<Permission, Bilingual>>;
export type ApiScope = keyof typeof apiScopes;

export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];

/** The scopes that somebody of this role may give to a token: none that their role does not have. */
export const scopesFor = (role: Role): ApiScope[] => {
  const granted = grantableBy(role);
  return apiScopeNames.filter((scope) => granted.includes(scope));
};

/** Days after which a token ends. */
export const apiTokenDays = [30, 90, 365] as const;

/** Tokens that an organisation, or the provider, may have at once. */
export const maxApiTokens = 50;
