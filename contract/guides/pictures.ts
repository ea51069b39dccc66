import type { GuidePicture } from './guide.ts';

/** Every picture of the guides; `docs/take-guide-pictures.ts` takes each from the running product. */
export const guidePictures = {
  signIn: {
    name: 'sign-in',
    size: { en: [1200, 620], fr: [1200, 620] },
    alt: {
      en: 'The sign-in page, with the boxes for the name and the password.',
      fr: 'La page de connexion, avec les champs du nom et du mot de passe.',
    },
  },
  search: {
    name: 'search',
    size: { en: [1200, 560], fr: [1200, 560] },
    alt: {
      en: 'The search page: keyword box on top, filters on the left, sheets found in the middle.',
      fr: 'La page de recherche\u00a0: le mot-clé en haut, les filtres à gauche, les fiches trouvées au centre.',
    },
  },
  navigation: {
    name: 'navigation',
    size: { en: [620, 900], fr: [620, 900] },
    alt: {
      en: 'The navigation, opened over the search page.',
      fr: 'La navigation, ouverte par-dessus la page de recherche.',
    },
  },
  filters: {
    name: 'filters',
    size: { en: [1200, 640], fr: [1200, 640] },
    alt: {
      en: 'Two filters at work: they are ticked on the left and stand as chips above the results.',
      fr: 'Deux filtres actifs\u00a0: ils sont cochés à gauche et rappelés au-dessus des résultats.',
    },
  },
  advancedSearch: {
    name: 'advanced-search',
    size: { en: [968, 368], fr: [968, 368] },
    alt: {
      en: 'The advanced search with two conditions.',
      fr: 'La recherche avancée avec deux conditions.',
    },
  },
  saveSearch: {
    name: 'save-search',
    size: { en: [444, 314], fr: [444, 314] },
    alt: {
      en: 'A search about to be saved: its name, and the filters it keeps.',
      fr: 'Une recherche sur le point d’être enregistrée\u00a0: son nom et les filtres qu’elle conserve.',
    },
  },
  manageColumns: {
    name: 'manage-columns',
    size: { en: [444, 598], fr: [444, 598] },
    alt: {
      en: 'The list of columns, with those ticked that are shown.',
      fr: 'La liste des colonnes; celles qui sont affichées sont cochées.',
    },
  },
  manageFilters: {
    name: 'manage-filters',
    size: { en: [444, 686], fr: [444, 686] },
    alt: {
      en: 'The list of filter sections, with those ticked that are shown.',
      fr: 'La liste des sections de filtres; celles qui sont affichées sont cochées.',
    },
  },
  excel: {
    name: 'excel',
    size: { en: [863, 240], fr: [863, 240] },
    alt: {
      en: 'The buttons above the results; the Excel button is the second.',
      fr: 'Les boutons au-dessus des résultats; celui d’Excel est le deuxième.',
    },
  },
  removalMode: {
    name: 'removal-mode',
    size: { en: [1200, 560], fr: [1200, 560] },
    alt: {
      en: 'Removal mode: a checkbox before each sheet, and the bar that counts those selected.',
      fr: 'Le mode de retrait\u00a0: une case devant chaque fiche et la barre qui compte les fiches sélectionnées.',
    },
  },
  removalLocations: {
    name: 'removal-locations',
    size: { en: [1136, 504], fr: [1136, 504] },
    alt: {
      en: 'The first step of the request: where each sheet is to be removed from.',
      fr: 'La première étape de la demande\u00a0: d’où chaque fiche doit être retirée.',
    },
  },
  details: {
    name: 'details',
    size: { en: [1200, 720], fr: [1200, 720] },
    alt: {
      en: 'The details of a sheet: identification, hazards, locations, and the buttons for the PDF and the label.',
      fr: 'Les détails d’une fiche\u00a0: identification, dangers, emplacements, et les boutons du PDF et de l’étiquette.',
    },
  },
  label: {
    name: 'label',
    size: { en: [1200, 600], fr: [1200, 600] },
    alt: {
      en: 'A workplace label as it will be printed, with its options on the left.',
      fr: 'Une étiquette du lieu de travail telle qu’elle sera imprimée, avec ses options à gauche.',
    },
  },
  sdsAddition: {
    name: 'sds-addition',
    size: { en: [1200, 740], fr: [1200, 740] },
    alt: {
      en: 'Two files to be added; the locations of the first are being chosen.',
      fr: 'Deux fichiers à ajouter; on choisit les emplacements du premier.',
    },
  },
  messageCentre: {
    name: 'message-centre',
    size: { en: [1200, 560], fr: [1200, 560] },
    alt: {
      en: 'The message centre: each request with its number, its date and its status.',
      fr: 'Le centre de messages\u00a0: chaque demande avec son numéro, sa date et son état.',
    },
  },
  collectionIndex: {
    name: 'collection-index',
    size: { en: [1200, 700], fr: [1200, 700] },
    alt: {
      en: 'The options of an index on the left, and on the right the number of sheets and the filters.',
      fr: 'Les options d’un index à gauche et, à droite, le nombre de fiches et les filtres.',
    },
  },
  eBinder: {
    name: 'e-binder',
    size: { en: [1200, 700], fr: [1200, 700] },
    alt: {
      en: 'The options of an e-binder and the recipient’s address; on the right, the button that asks for it.',
      fr: 'Les options d’un cartable électronique et l’adresse du destinataire; à droite, le bouton pour le demander.',
    },
  },
  keptSheets: {
    name: 'kept-sheets',
    size: { en: [1200, 620], fr: [1200, 620] },
    alt: {
      en: '“Keep on this device”: what is kept, and how much room it takes.',
      fr: '«\u00a0Conserver sur cet appareil\u00a0»\u00a0: ce qui est conservé et l’espace que cela prend.',
    },
  },
  posters: {
    name: 'posters',
    size: { en: [1200, 560], fr: [1200, 560] },
    alt: {
      en: 'The locations, and those that a poster opens.',
      fr: 'Les emplacements, et ceux qu’une affiche ouvre.',
    },
  },
  collectionOverview: {
    name: 'collection-overview',
    size: { en: [1200, 720], fr: [1200, 720] },
    alt: {
      en: 'The overview: hazards by location, and what needs attention.',
      fr: 'L’aperçu\u00a0: les dangers par emplacement et ce qui est à surveiller.',
    },
  },
  storage: {
    name: 'storage',
    size: { en: [1200, 640], fr: [1200, 640] },
    alt: {
      en: 'Products that stand in one place and are commonly kept apart.',
      fr: 'Des produits rangés au même endroit et que l’on tient d’ordinaire séparés.',
    },
  },
  secondFactor: {
    name: 'second-factor',
    size: { en: [1200, 620], fr: [1200, 620] },
    alt: {
      en: 'Two-step sign-in: passkeys, the authenticator app and recovery codes.',
      fr: 'La connexion en deux étapes\u00a0: clés d’accès, application d’authentification et codes de secours.',
    },
  },
  singleSignOn: {
    name: 'single-sign-on',
    size: { en: [1200, 640], fr: [1200, 640] },
    alt: {
      en: 'Single sign-on before it is set up: what to enter at the provider, and what the provider gives.',
      fr: 'L’authentification unique avant sa configuration\u00a0: ce qu’il faut inscrire chez le fournisseur et ce qu’il donne.',
    },
  },
  webhooks: {
    name: 'webhooks',
    size: { en: [1200, 560], fr: [1200, 560] },
    alt: {
      en: 'The page of webhooks: addresses that are told what happens.',
      fr: 'La page des webhooks\u00a0: les adresses avisées de ce qui se passe.',
    },
  },
  deskQueue: {
    name: 'desk-queue',
    size: { en: [1200, 640], fr: [1200, 640] },
    alt: {
      en: 'The queue of requests, with who has each and until when it is due.',
      fr: 'La file des demandes, avec qui les a et leur échéance.',
    },
  },
  deskAddition: {
    name: 'desk-addition',
    size: { en: [1200, 820], fr: [1200, 820] },
    alt: {
      en: 'An addition: the PDF on one side, and on the other what was read in it.',
      fr: 'Un ajout\u00a0: le PDF d’un côté et, de l’autre, ce qui y a été lu.',
    },
  },
  deskSheets: {
    name: 'desk-sheets',
    size: { en: [1200, 640], fr: [1200, 640] },
    alt: {
      en: 'The sheets that need attention, with what each lacks.',
      fr: 'Les fiches à surveiller, avec ce qui manque à chacune.',
    },
  },
} as const satisfies Record<string, GuidePicture>;

export type GuidePictureKey = keyof typeof guidePictures;
