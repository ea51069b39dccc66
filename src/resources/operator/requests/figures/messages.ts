import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: 'Figures of the desk',
  back: 'Requests',
  lead: 'The last 14 days in Toronto’s time, today the first. Binders and indexes, which make themselves, are not counted.',
  failed: 'The figures could not be loaded',
  loading: 'Loading the figures',
  byDay: 'Per day',
  byPerson: 'Per person: what each ended',
  day: 'Day',
  today: 'today',
  came: 'Came in',
  ended: 'Ended',
  added: 'Sheets added',
  used: 'Sheets that were there',
  removed: 'Sheets removed',
  answered: 'Messages answered',
  refused: 'Refused',
  median: 'Median time',
  medianInMinutes: 'Median time in minutes',
  all: 'All 14 days',
  person: 'Person',
  former: 'Former operators',
  download: 'Download as CSV',
  file: 'desk-figures',
};

const fr: typeof en = {
  title: 'Chiffres du bureau',
  back: 'Demandes',
  lead: 'Les 14 derniers jours à l’heure de Toronto, aujourd’hui en premier. Les cartables et les index, qui se font tout seuls, ne sont pas comptés.',
  failed: 'Les chiffres n’ont pas pu être chargés',
  loading: 'Chargement des chiffres',
  byDay: 'Par jour',
  byPerson: 'Par personne\u00a0: ce que chacune a terminé',
  day: 'Jour',
  today: 'aujourd’hui',
  came: 'Reçues',
  ended: 'Terminées',
  added: 'Fiches ajoutées',
  used: 'Fiches déjà là',
  removed: 'Fiches retirées',
  answered: 'Réponses aux messages',
  refused: 'Refusées',
  median: 'Délai médian',
  medianInMinutes: 'Délai médian en minutes',
  all: 'Les 14 jours',
  person: 'Personne',
  former: 'Personnes parties du bureau',
  download: 'Télécharger en CSV',
  file: 'chiffres-du-bureau',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this page, which come with it alone. */
export const useFiguresMessages = () => messages[useLanguage()];
