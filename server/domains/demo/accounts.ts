import type { Bilingual, Language } from '#contract/languages.ts';
import type { Role } from '#contract/permissions.ts';
import { mapleRidge, riviereBleue } from './organisations.ts';

/** The password of every account of the demo. */
export const demoPassword = 'Demo-2026-portal';

/** Someone who can sign in to the demo. */
export interface DemoAccount {
  /** What one signs in with. */
  readonly name: string;
  /** The purpose of the account, printed beside it. */
  readonly word: Bilingual;
  readonly firstName: string;
  readonly lastName: string;
  readonly phone: string;
  readonly language: Language;
  readonly shared: boolean;
  readonly role: Role;
  /** Organisations it is a member of; none for the operators. */
  readonly organisationIds: readonly number[];
  /** Keys of the locations it is limited to. */
  readonly locations?: readonly string[];
}

/** Someone whose account is not finished; the link that would finish it is mailed when the demo is loaded. */
export interface UnfinishedDemoAccount extends Omit<DemoAccount, 'word' | 'shared'> {
  /** Invited that many days before the demo is loaded. */
  readonly invitedDaysAgo: number;
  /** Has accepted and set a password, but not confirmed the address. */
  readonly accepted: boolean;
}

/** The accounts of the demo, in the order in which the start command prints them. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'admin@mapleridge.example',
    word: { en: 'company administrator', fr: 'administratrice de l’entreprise' },
    firstName: 'Sylvie',
    lastName: 'Gagnon',
    phone: '905-555-0142',
    language: 'en',
    shared: false,
    role: 'company-admin',
    organisationIds: [mapleRidge.id],
  },
  {
    name: 'collection@mapleridge.example',
    word: { en: 'collection administrator', fr: 'administrateur de la collection' },
    firstName: 'Derek',
    lastName: 'Okafor',
    phone: '905-555-0157',
    language: 'en',
    shared: false,
    role: 'collection-admin',
    organisationIds: [mapleRidge.id],
  },
  {
    name: 'reader@mapleridge.example',
    word: { en: 'read-only, two locations', fr: 'lecture seule, deux emplacements' },
    firstName: 'Marie-Ève',
    lastName: 'Tremblay',
    phone: '',
    language: 'fr',
    shared: false,
    role: 'read-only',
    organisationIds: [mapleRidge.id],
    locations: ['paint', 'laboratory'],
  },
  {
    name: 'mapleridge',
    word: { en: 'shared account', fr: 'poste partagé' },
    firstName: '',
    lastName: '',
    phone: '',
    language: 'en',
    shared: true,
    role: 'read-only',
    organisationIds: [mapleRidge.id],
    locations: ['plant', 'laboratory', 'warehouse'],
  },
  {
    name: 'manager@vigie.example',
    word: { en: 'both organisations', fr: 'les deux organisations' },
    firstName: 'Priya',
    lastName: 'Raman',
    phone: '613-555-0119',
    language: 'en',
    shared: false,
    role: 'collection-admin',
    organisationIds: [mapleRidge.id, riviereBleue.id],
  },
  {
    name: 'admin@riviere-bleue.example',
    word: { en: 'company administrator of the hospital', fr: 'administrateur de l’hôpital' },
    firstName: 'Jean-François',
    lastName: 'Bélanger',
    phone: '819-555-0173',
    language: 'fr',
    shared: false,
    role: 'company-admin',
    organisationIds: [riviereBleue.id],
  },
  {
    name: 'operator@vigie.example',
    word: { en: 'operator (the provider’s staff)', fr: 'opératrice (personnel du fournisseur)' },
    firstName: 'Nathalie',
    lastName: 'Kowalski',
    phone: '',
    language: 'en',
    shared: false,
    role: 'operator',
    organisationIds: [],
  },
];

/** One pending invitation, one that has expired, one address that is not verified. */
export const unfinishedDemoAccounts: readonly UnfinishedDemoAccount[] = [
  {
    name: 'invited@mapleridge.example',
    firstName: 'Amélie',
    lastName: 'Nguyen',
    phone: '',
    language: 'fr',
    role: 'collection-admin',
    organisationIds: [mapleRidge.id],
    invitedDaysAgo: 0,
    accepted: false,
  },
  {
    name: 'late@mapleridge.example',
    firstName: 'Tom',
    lastName: 'Pelletier',
    phone: '',
    language: 'en',
    role: 'read-only',
    organisationIds: [mapleRidge.id],
    locations: ['warehouse'],
    invitedDaysAgo: 30,
    accepted: false,
  },
  {
    name: 'unverified@mapleridge.example',
    firstName: 'Grace',
    lastName: 'Oyelaran',
    phone: '905-555-0164 x12',
    language: 'en',
    role: 'collection-admin',
    organisationIds: [mapleRidge.id],
    invitedDaysAgo: 0,
    accepted: true,
  },
];
