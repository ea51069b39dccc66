import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  loading: 'Loading the locations',
  failed: 'The posters could not be loaded',
  lead: 'A poster opens a location’s sheets to whoever scans its code: no sign-in, no waiting in an emergency. Every location is closed until you open it.',
  list: 'Locations',
  find: 'Find a location',
  noLocations: 'Your organization has no locations. Its provider adds them.',
  noMatch: 'No location matches.',
  more: (count: number) => `${formatNumber(count, 'en')} more. Type to narrow the list.`,
  closed: 'For members only',
  openSince: (day: string) => `Open since ${day}`,
  uses: (count: number, day: string) =>
    count === 0
      ? 'not scanned yet'
      : `scanned ${count === 1 ? 'once' : `${formatNumber(count, 'en')} times`}, last on ${day}`,
  printed: (day: string) => (day ? `printed on ${day}` : 'not printed yet'),
  late: (count: number, day: string) =>
    `A code that has ended was still scanned ${count === 1 ? 'once' : `${formatNumber(count, 'en')} times`}, last on ${day}. Look for an old poster on site.`,
  open: 'Open…',
  openNamed: (name: string) => `Open ${name}`,
  openQuestion: (name: string) => `Open “${name}” to whoever scans its poster?`,
  whoSees: 'Whoever has the code, or is sent its address, sees without signing in:',
  seen: [
    'the names of your organization and of the location;',
    'the sheets of this location and of the locations within it: search, hazards, first aid, identification, PDFs, and ingredients if your organization shows them.',
  ],
  notSeen:
    'Nobody sees by it: other locations, your own fields, removed sheets, people, requests. Nothing can be changed.',
  counted:
    'How often the code is used is counted; by whom is not known. You can replace the code or close the location at any time, at once.',
  openAct: 'Open the location',
  opened: 'The location is open. Download its poster and hang it up.',
  download: 'Poster',
  downloadNamed: (name: string) => `Poster of ${name}`,
  papers: { letter: 'Letter (8.5 × 11 in)', a4: 'A4' },
  replace: 'Replace the code…',
  replaceQuestion: (name: string) => `Replace the code of “${name}”?`,
  replaceDetail:
    'Posters that hang there now open nothing from that moment on. Print the new one and hang it up at once.',
  replaceAct: 'Replace the code',
  replaced: 'The code was replaced. Print the new poster.',
  close: 'Close…',
  closeQuestion: (name: string) => `Close “${name}”?`,
  closeDetail: 'Its posters open nothing from that moment on; whoever scans one is told so. Members go on as before.',
  closeAct: 'Close the location',
  closedDone: 'The location is closed.',
  moreOf: (name: string) => `More for ${name}`,
  cancel: 'Cancel',
};

const fr: typeof en = {
  loading: 'Chargement des emplacements',
  failed: 'Impossible de charger les affiches',
  lead: 'Une affiche ouvre les fiches d’un emplacement à quiconque balaie son code\u00a0: ni connexion ni attente en cas d’urgence. Chaque emplacement est fermé tant que vous ne l’ouvrez pas.',
  list: 'Emplacements',
  find: 'Chercher un emplacement',
  noLocations: 'Votre organisation n’a aucun emplacement. Son fournisseur peut en ajouter.',
  noMatch: 'Aucun emplacement ne correspond.',
  more: (count) => `${formatNumber(count, 'fr')} de plus. Tapez pour restreindre la liste.`,
  closed: 'Pour les membres seulement',
  openSince: (day) => `Ouvert depuis le ${day}`,
  uses: (count, day) =>
    count === 0 ? 'jamais balayé' : `balayé ${formatNumber(count, 'fr')} fois, la dernière le ${day}`,
  printed: (day) => (day ? `imprimé le ${day}` : 'pas encore imprimé'),
  late: (count, day) =>
    `Un code qui ne sert plus a encore été balayé ${formatNumber(count, 'fr')} fois, la dernière le ${day}. Cherchez une ancienne affiche sur place.`,
  open: 'Ouvrir…',
  openNamed: (name) => `Ouvrir ${name}`,
  openQuestion: (name) => `Ouvrir «\u00a0${name}\u00a0» à quiconque balaie son affiche?`,
  whoSees: 'Quiconque a le code, ou en reçoit l’adresse, voit sans se connecter\u00a0:',
  seen: [
    'les noms de votre organisation et de l’emplacement;',
    'les fiches de cet emplacement et de ceux qu’il contient\u00a0: recherche, dangers, premiers soins, identification, PDF, ainsi que les ingrédients si votre organisation les affiche.',
  ],
  notSeen:
    'Personne n’y voit\u00a0: les autres emplacements, vos champs personnalisés, les fiches retirées, les personnes, les demandes. Rien ne peut être modifié.',
  counted:
    'Le nombre d’utilisations du code est compté; on ne sait pas par qui. Vous pouvez remplacer le code ou fermer l’emplacement en tout temps, avec effet immédiat.',
  openAct: 'Ouvrir l’emplacement',
  opened: 'L’emplacement est ouvert. Téléchargez son affiche et posez-la.',
  download: 'Affiche',
  downloadNamed: (name) => `Affiche de ${name}`,
  papers: { letter: 'Lettre (8,5 × 11\u00a0po)', a4: 'A4' },
  replace: 'Remplacer le code…',
  replaceQuestion: (name) => `Remplacer le code de «\u00a0${name}\u00a0»?`,
  replaceDetail:
    'Les affiches en place n’ouvriront plus rien dès ce moment. Imprimez la nouvelle et posez-la aussitôt.',
  replaceAct: 'Remplacer le code',
  replaced: 'Le code est remplacé. Imprimez la nouvelle affiche.',
  close: 'Fermer…',
  closeQuestion: (name) => `Fermer «\u00a0${name}\u00a0»?`,
  closeDetail:
    'Ses affiches n’ouvriront plus rien dès ce moment; quiconque en balaie une en sera averti. Rien ne change pour les membres.',
  closeAct: 'Fermer l’emplacement',
  closedDone: 'L’emplacement est fermé.',
  moreOf: (name) => `Autres actions pour ${name}`,
  cancel: 'Annuler',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this page, which come with it alone. */
export const usePostersMessages = () => messages[useLanguage()];
