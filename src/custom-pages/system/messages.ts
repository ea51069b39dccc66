import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

const messages = {
  en: {
    title: 'System',
    loading: 'Looking at the system',
    failed: 'The system could not be looked at',
    ready: 'Everything is ready for people.',
    notReady: (count: number) =>
      count === 1
        ? 'One thing has to be mended before people come.'
        : `${count} things have to be mended before people come.`,
    look: (count: number) => (count === 1 ? 'One thing deserves a look.' : `${count} things deserve a look.`),
    again: 'Look again',
    versions: (version: string, node: string) => `Vigie ${version}, Node ${node}`,
    states: { good: 'Good', note: 'To know', warning: 'Look at this', bad: 'Not ready' },
    checks: 'What was looked at',
    essentials: 'How it is doing',
    jobsWaiting: 'Jobs waiting',
    waiting: (count: number, minutes: number) =>
      minutes > 0 ? `${count}, the oldest for ${minutes}\u00a0min` : `${count}`,
    jobsFailed: 'Jobs given up',
    indexesBehind: 'Search indexes behind',
    ofAll: (count: number, all: number) => `${count} of ${all}`,
    searchAway: 'The search does not answer',
    delay: 'This process is late by',
    memory: 'Memory of this process',
    diskFree: 'Free disk space',
    provider: 'The provider',
    providerLead: 'Said in messages, and where people look for help.',
    nameEn: 'Name in English',
    nameFr: 'Name in French',
    supportEn: 'Support email, English',
    supportFr: 'Support email, French',
    siteEn: 'Site, English',
    siteFr: 'Site, French',
    termsEn: 'Terms of use, English',
    termsFr: 'Terms of use, French',
    linksHint: 'Whole web addresses. While they are empty, pages show no such links.',
    privacyName: 'Who answers for personal information',
    privacyEmail: 'Email of that person',
    privacyHint: 'Named on the privacy page.',
    fixed: 'The server’s settings name it (SUPPORT_EMAIL), so it cannot be changed here.',
    save: 'Save',
    saved: 'Saved.',
  },
  fr: {
    title: 'Système',
    loading: 'Examen du système',
    failed: 'Le système n’a pas pu être examiné',
    ready: 'Tout est prêt pour les gens.',
    notReady: (count: number) =>
      count === 1
        ? 'Une chose est à corriger avant que des gens arrivent.'
        : `${count} choses sont à corriger avant que des gens arrivent.`,
    look: (count: number) =>
      count === 1 ? 'Une chose mérite un coup d’œil.' : `${count} choses méritent un coup d’œil.`,
    again: 'Examiner de nouveau',
    versions: (version: string, node: string) => `Vigie ${version}, Node ${node}`,
    states: { good: 'En ordre', note: 'À savoir', warning: 'À voir', bad: 'Pas prêt' },
    checks: 'Ce qui a été examiné',
    essentials: 'État de marche',
    jobsWaiting: 'Tâches en attente',
    waiting: (count: number, minutes: number) =>
      minutes > 0 ? `${count}, la plus ancienne depuis ${minutes}\u00a0min` : `${count}`,
    jobsFailed: 'Tâches abandonnées',
    indexesBehind: 'Index de recherche en retard',
    ofAll: (count: number, all: number) => `${count} sur ${all}`,
    searchAway: 'La recherche ne répond pas',
    delay: 'Retard de ce processus',
    memory: 'Mémoire de ce processus',
    diskFree: 'Espace disque libre',
    provider: 'Le fournisseur',
    providerLead: 'Nommé dans les courriels et là où l’on cherche de l’aide.',
    nameEn: 'Nom en anglais',
    nameFr: 'Nom en français',
    supportEn: 'Courriel du soutien, en anglais',
    supportFr: 'Courriel du soutien, en français',
    siteEn: 'Site, en anglais',
    siteFr: 'Site, en français',
    termsEn: 'Conditions d’utilisation, en anglais',
    termsFr: 'Conditions d’utilisation, en français',
    linksHint: 'Des adresses web complètes. Tant qu’elles sont vides, les pages ne montrent pas ces liens.',
    privacyName: 'Responsable des renseignements personnels',
    privacyEmail: 'Courriel de cette personne',
    privacyHint: 'Nommé sur la page de confidentialité.',
    fixed: 'Les réglages du serveur le donnent (SUPPORT_EMAIL)\u00a0: il ne peut pas être modifié ici.',
    save: 'Enregistrer',
    saved: 'Enregistré.',
  },
} satisfies Record<Language, unknown>;

export const useSystemMessages = (): (typeof messages)['en'] => messages[useLanguage()];
