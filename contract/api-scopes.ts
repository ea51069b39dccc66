import type { Access, Call } from './call.ts';
import type { Bilingual } from './languages.ts';
import { grantableBy, type Permission, type Role } from './permissions.ts';

/**
 * What an API token may be given: permissions, each in the words in which it is chosen. What is not among them belongs to a person:
 * their account, their password, their second factor, and making tokens.
 */
export const apiScopes = {
  search: { en: 'Search, and read the list of sheets', fr: 'Rechercher et lire la liste des fiches' },
  'sds-details': { en: 'Read sheets and their PDFs', fr: 'Lire les fiches et leurs PDF' },
  tools: { en: 'Make labels', fr: 'Produire des étiquettes' },
  'create-excel': { en: 'Export to Excel', fr: 'Exporter vers Excel' },
  'create-index': { en: 'Order an index', fr: 'Commander un index' },
  'create-binder': { en: 'Order a binder', fr: 'Commander un cartable' },
  'create-ebinder': { en: 'Order an e-binder', fr: 'Commander un cartable électronique' },
  overview: {
    en: 'Read the figures and the storage advice of the collection, accept what is stored together, choose the lists to watch and the weekly mail',
    fr: 'Lire les chiffres et les conseils d’entreposage de la collection, accepter des rangements communs, choisir les listes à surveiller et le courriel de la semaine',
  },
  'message-centre': {
    en: 'Follow requests, download their documents, end mailed links',
    fr: 'Suivre les demandes, télécharger leurs documents, révoquer les liens envoyés',
  },
  'sds-addition': { en: 'Ask for additions', fr: 'Demander des ajouts' },
  'manage-sds': { en: 'Ask for removals, and read those asked for', fr: 'Demander des retraits et lire ceux demandés' },
  'contact-us': { en: 'Write to support', fr: 'Écrire au soutien' },
  'manage-users': { en: 'Read the users and roles', fr: 'Lire les utilisateurs et les rôles' },
  'add-user': { en: 'Invite users, also again', fr: 'Inviter des utilisateurs, et renvoyer les invitations' },
  'edit-user': {
    en: 'Change, suspend and remove users, reset their two-step sign-in',
    fr: 'Modifier, suspendre et retirer des utilisateurs, réinitialiser leur connexion en deux étapes',
  },
  'manage-admins': {
    en: 'Invite, change and remove company administrators too',
    fr: 'Inviter, modifier et retirer aussi les administrateurs de l’entreprise',
  },
  scim: {
    en: 'Keep users and groups as the directory has them (SCIM)',
    fr: 'Tenir les utilisateurs et les groupes à jour selon l’annuaire (SCIM)',
  },
  imports: {
    en: 'Import lists and PDFs, and take imports back',
    fr: 'Importer des listes et des PDF, et annuler des importations',
  },
  'mail-domains': { en: 'Read and set where documents are mailed', fr: 'Lire et choisir où s’envoient les documents' },
  'audit-log': { en: 'Read the audit log', fr: 'Lire le journal d’activité' },
  operator: { en: 'Everything of the desk', fr: 'Tout ce que fait le bureau' },
} as const satisfies Partial<Record<Permission, Bilingual>>;
export type ApiScope = keyof typeof apiScopes;

/** What a token may be given, in the order in which the form offers it. */
export const apiScopeNames = Object.keys(apiScopes) as [ApiScope, ...ApiScope[]];

/** The scopes that somebody of this role may give to a token: none that their role does not have. */
export const scopesFor = (role: Role): ApiScope[] => {
  const granted = grantableBy(role);
  return apiScopeNames.filter((scope) => granted.includes(scope));
};

/** Scopes with which somebody who gets hold of a token can take over accounts: an administrator's, or an operator's, power. */
export const powerfulScopes: readonly ApiScope[] = ['edit-user', 'manage-admins', 'scim', 'operator'];

/** Calls that every token makes, whatever its scopes: whose it is, and the organisation's locations. */
const ofEveryToken: readonly string[] = ['getUserInfo', 'listSubsets'];

/** Calls that are open to all who are signed in, and check one of these permissions where it is not about oneself. */
const checkedWithin: Readonly<Record<string, ApiScope>> = {
  getUser: 'manage-users',
  updateUser: 'edit-user',
  patchUser: 'edit-user',
};

/** The scope with which a token makes a call; `every` where it needs none, undefined where no token makes it. */
export const scopeOf = ({
  id,
  access,
  ofPerson,
}: Pick<Call, 'id' | 'access' | 'ofPerson'>): ApiScope | 'every' | undefined => {
  if (ofPerson || access === 'anyone') return undefined;
  if (access === 'signed-in') return ofEveryToken.includes(id) ? 'every' : checkedWithin[id];
  return apiScopeNames.find((scope) => scope === (access as Exclude<Access, string>).permission);
};

/** Days after which a token ends. */
export const apiTokenDays = [30, 90, 365] as const;

/** Tokens that an organisation, or the provider, may have at once. */
export const maxApiTokens = 50;
