import type { Bilingual } from '#contract/languages.ts';

/** Where keys are told together. */
export const keyPlaces = {
  desk: { en: 'Everywhere at the desk', fr: 'Partout au bureau' },
  list: { en: 'In a list', fr: 'Dans une liste' },
  request: { en: 'On a request', fr: 'Sur une demande' },
  addition: { en: 'On a sheet to add', fr: 'Sur une fiche à ajouter' },
  pdf: { en: 'In the PDF', fr: 'Dans le PDF' },
} as const satisfies Record<string, Bilingual>;
export type KeyPlace = keyof typeof keyPlaces;

export interface DeskKey extends Bilingual {
  /**
   * As `KeyboardEvent.key` has them: letters alone, `g r` one after the other, `Mod+Enter` with Ctrl or, on a Mac, Cmd. The
   * first is the one that is shown at the control.
   */
  readonly keys: readonly [string, ...string[]];
  readonly place: KeyPlace;
  /** The page that it opens. */
  readonly to?: string;
  /** The row that it moves the focus to: the next or the one before. */
  readonly row?: 1 | -1;
  /** The key says which of several controls, from 1. */
  readonly isNumbered?: true;
  /** Several controls bear it, one a row or form: without the focus in one of them it does nothing. */
  readonly isOfRow?: true;
  /** Held down, it goes on. */
  readonly repeats?: true;
  /** Controls that it is for where none bears it. */
  readonly otherwise?: string;
  /** What browsers do by themselves: it is told, and nothing else. */
  readonly isBuiltIn?: true;
}

/** The link of each row of a list. */
export const rowLink = '[data-row-link]';

/**
 * Every key of the desk. A control bears an action (`useKey('refuse')`): its key presses it, and its tooltip, `aria-keyshortcuts` and
 * the table of keys say so. Only what is on the screen has a key there, so that one key may do different things on different screens.
 */
export const deskKeys = {
  help: { keys: ['?'], place: 'desk', en: 'Show the keys', fr: 'Afficher les touches' },
  main: {
    keys: ['Mod+Enter'],
    place: 'desk',
    otherwise: 'form button[type=submit]',
    isOfRow: true,
    en: 'Do the main thing: add, carry out, send, save',
    fr: 'Faire l’essentiel\u00a0: ajouter, exécuter, envoyer, enregistrer',
  },
  leave: {
    keys: ['Escape'],
    place: 'desk',
    en: 'Leave the field: letters are keys again',
    fr: 'Quitter le champ\u00a0: les lettres redeviennent des touches',
  },
  search: {
    keys: ['/'],
    place: 'desk',
    otherwise: '[role=search] input[type=search]',
    en: 'Search',
    fr: 'Chercher',
  },
  goRequests: {
    keys: ['g r'],
    place: 'desk',
    to: '/operator/requests',
    en: 'Go to the requests',
    fr: 'Aller aux demandes',
  },
  goReady: {
    keys: ['g a'],
    place: 'desk',
    to: '/operator/ready-additions',
    en: 'Go to the sheets that are ready',
    fr: 'Aller aux fiches prêtes',
  },
  goSheets: { keys: ['g s'], place: 'desk', to: '/operator/sheets', en: 'Go to the sheets', fr: 'Aller aux fiches' },
  goOrganisations: {
    keys: ['g o'],
    place: 'desk',
    to: '/operator/organisations',
    en: 'Go to the organizations',
    fr: 'Aller aux organisations',
  },
  goUsers: { keys: ['g u'], place: 'desk', to: '/operator/users', en: 'Go to the users', fr: 'Aller aux utilisateurs' },
  goColleagues: {
    keys: ['g c'],
    place: 'desk',
    to: '/operator/colleagues',
    en: 'Go to the colleagues',
    fr: 'Aller aux collègues',
  },
  goTemplates: {
    keys: ['g m'],
    place: 'desk',
    to: '/operator/templates',
    en: 'Go to the answer templates',
    fr: 'Aller aux modèles de réponse',
  },

  nextRow: {
    keys: ['j', 'ArrowDown'],
    place: 'list',
    row: 1,
    repeats: true,
    en: 'To the next row',
    fr: 'À la ligne suivante',
  },
  previousRow: {
    keys: ['k', 'ArrowUp'],
    place: 'list',
    row: -1,
    repeats: true,
    en: 'To the row before',
    fr: 'À la ligne précédente',
  },
  openRow: {
    keys: ['Enter'],
    place: 'list',
    otherwise: rowLink,
    isBuiltIn: true,
    en: 'Open the row',
    fr: 'Ouvrir la ligne',
  },
  takeRow: {
    keys: ['t'],
    place: 'list',
    isOfRow: true,
    en: 'Take the request of the row, or give it back',
    fr: 'Prendre la demande de la ligne, ou la rendre',
  },
  chooseRow: {
    keys: ['x'],
    place: 'list',
    isOfRow: true,
    en: 'Choose the row, or leave it out',
    fr: 'Choisir la ligne, ou l’écarter',
  },
  ready: {
    keys: ['r'],
    place: 'list',
    en: 'Look through the sheets that are ready',
    fr: 'Parcourir les fiches prêtes',
  },

  next: { keys: ['n'], place: 'request', en: 'Next request or sheet', fr: 'Demande ou fiche suivante' },
  previous: { keys: ['p'], place: 'request', en: 'Previous request or sheet', fr: 'Demande ou fiche précédente' },
  back: { keys: ['l'], place: 'request', en: 'Back to the list', fr: 'Revenir à la liste' },
  take: {
    keys: ['t'],
    place: 'request',
    en: 'Take the request, take it over, or give it back',
    fr: 'Prendre la demande, prendre la relève ou la rendre',
  },
  give: { keys: ['v'], place: 'request', en: 'Give the request to somebody', fr: 'Confier la demande à quelqu’un' },
  template: { keys: ['e'], place: 'request', en: 'Use a template', fr: 'Utiliser un modèle' },
  refuse: { keys: ['x'], place: 'request', en: 'Refuse', fr: 'Refuser' },
  note: { keys: ['c'], place: 'request', en: 'Leave a note', fr: 'Laisser une note' },
  approveAll: {
    keys: ['a'],
    place: 'request',
    en: 'Remove from all locations',
    fr: 'Retirer de tous les emplacements',
  },

  form: { keys: ['w'], place: 'addition', en: 'To the form', fr: 'Au formulaire' },
  draft: { keys: ['d', 'Mod+s'], place: 'addition', en: 'Save the draft', fr: 'Enregistrer l’ébauche' },
  candidate: {
    keys: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
    place: 'addition',
    isNumbered: true,
    en: 'Choose what becomes of it, in the order of the choices',
    fr: 'Choisir ce qu’il en advient, dans l’ordre des choix',
  },
  compare: {
    keys: ['m'],
    place: 'addition',
    en: 'Compare with the first like it',
    fr: 'Comparer avec la première semblable',
  },
  split: { keys: ['s'], place: 'addition', en: 'Split into one file a sheet', fr: 'Diviser en un fichier par fiche' },
  readAgain: { keys: ['i'], place: 'addition', en: 'Read the PDF again', fr: 'Relire le PDF' },

  pdf: { keys: ['o'], place: 'pdf', en: 'To the PDF', fr: 'Au PDF' },
  find: { keys: ['f'], place: 'pdf', en: 'Search in the PDF', fr: 'Chercher dans le PDF' },
  nextPage: { keys: ['.'], place: 'pdf', repeats: true, en: 'Next page', fr: 'Page suivante' },
  previousPage: { keys: [','], place: 'pdf', repeats: true, en: 'Previous page', fr: 'Page précédente' },
  zoomIn: { keys: ['+', '='], place: 'pdf', repeats: true, en: 'Zoom in', fr: 'Agrandir' },
  zoomOut: { keys: ['-'], place: 'pdf', repeats: true, en: 'Zoom out', fr: 'Réduire' },
  fit: { keys: ['0'], place: 'pdf', en: 'Fit to width', fr: 'Ajuster à la largeur' },
  turn: { keys: ['r'], place: 'pdf', en: 'Turn', fr: 'Pivoter' },
} as const satisfies Record<string, DeskKey>;
export type KeyAction = keyof typeof deskKeys;

export const keyActions = Object.keys(deskKeys) as readonly KeyAction[];
export const keyOf = (action: KeyAction): DeskKey => deskKeys[action];

/** Whether a letter or sign alone is the key: those can be switched off (WCAG 2.1.4). */
export const isSingle = (key: string): boolean => !key.startsWith('Mod+') && !['Enter', 'Escape'].includes(key);
