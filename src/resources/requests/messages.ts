/** What the list of requests says; what else the message centre says stands in `i18n`. */
export const messages = {
  en: {
    name: 'Request |||| Requests',
    titles: { list: 'Message centre' },
    fields: {
      id: 'Reference number',
      created_at: 'Date requested',
      type_slug: 'Request type',
      about: 'About',
      user: 'Requested by',
      status_slug: 'Status',
      year: 'Year',
    },
    texts: {
      emphasised: 'Unread',
      allTypes: 'All',
      allYears: 'All',
      empty: 'No records found',
      emptyDetail:
        'What you ask for can be followed here: sheets to be added or removed, indexes and binders, questions to support.',
    },
  },
  fr: {
    name: 'Demande |||| Demandes',
    titles: { list: 'Centre de messages' },
    fields: {
      id: 'N° de référence',
      created_at: 'Date',
      type_slug: 'Type de demande',
      about: 'Objet',
      user: 'Demandé par',
      status_slug: 'État',
      year: 'Année',
    },
    texts: {
      emphasised: 'Non lu',
      allTypes: 'Tous',
      allYears: 'Toutes',
      empty: 'Aucun enregistrement trouvé',
      emptyDetail:
        'Vous pourrez suivre ici ce que vous demandez\u00a0: ajouts et retraits de fiches, index et cartables, questions au soutien.',
    },
  },
} as const;
