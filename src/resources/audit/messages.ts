import { useLanguage } from '#src/i18n/language.ts';

const messages = {
  en: {
    nobody: 'Not known',
    former: (id: number) => `Former user ${id}`,
    more: (count: number) => `and ${count} more`,
    sentTo: 'Sent to',
    anything: 'Anything',
    at: 'When',
    event: 'What',
    who: 'Who',
    about: 'About',
    network: 'Network',
    since: 'From (DD-MM-YYYY)',
    until: 'Up to (DD-MM-YYYY)',
    noDay: 'Enter a whole date that exists, as DD-MM-YYYY.',
    kept: (days: number) => `Entries are kept for ${days} days. Days begin at midnight UTC.`,
    download: 'Download for a spreadsheet',
    fileName: 'activity-log.csv',
    organisation: 'Organization',
    everyOrganisation: 'All',
  },
  fr: {
    nobody: 'Inconnu',
    former: (id: number) => `Ancien utilisateur ${id}`,
    more: (count: number) => `et ${count} de plus`,
    sentTo: 'Envoyé à',
    anything: 'Tout',
    at: 'Quand',
    event: 'Quoi',
    who: 'Qui',
    about: 'À propos de',
    network: 'Réseau',
    since: 'Du (JJ-MM-AAAA)',
    until: 'Au (JJ-MM-AAAA)',
    noDay: 'Saisissez une date complète qui existe, au format JJ-MM-AAAA.',
    kept: (days: number) =>
      `Les entrées sont conservées pendant ${days} jours. Les jours commencent à minuit, temps universel.`,
    download: 'Télécharger pour un tableur',
    fileName: 'journal-activite.csv',
    organisation: 'Organisation',
    everyOrganisation: 'Toutes',
  },
};

/** What the screens of the audit log say, loaded with them. */
export const useAuditMessages = () => messages[useLanguage()];
