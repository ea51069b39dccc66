import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: 'Colleagues',
  lead: 'Who works at the desk. They are invited, and leave it, under “Users”.',
  failed: 'The colleagues could not be loaded',
  loading: 'Loading the colleagues',
  you: 'you',
  seen: 'Last seen',
  notLately: 'Not lately',
  has: 'Has',
  nothing: 'Nothing',
  requests: (shown: string, count: number) => (count === 1 ? '1 request' : `${shown} requests`),
};

const fr: typeof en = {
  title: 'Collègues',
  lead: 'Qui travaille au bureau. On y invite et on en retire quelqu’un sous «\u00a0Utilisateurs\u00a0».',
  failed: 'Les collègues n’ont pas pu être chargés',
  loading: 'Chargement des collègues',
  you: 'vous',
  seen: 'Dernière présence',
  notLately: 'Pas récemment',
  has: 'Demandes en main',
  nothing: 'Aucune',
  requests: (shown, count) => (count < 2 ? `${shown} demande` : `${shown} demandes`),
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this page, which come with it alone. */
export const useColleaguesMessages = () => messages[useLanguage()];
