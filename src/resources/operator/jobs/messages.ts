/** What the screen of jobs says. */
export const messages = {
  en: {
    name: 'Job |||| Jobs',
    titles: { list: 'Jobs' },
    fields: {
      id: 'Number',
      kind: 'Job',
      state: 'State',
      attempts: 'Attempts',
      run_at: 'Due',
      request: 'Request',
      last_error: 'Last error',
    },
    texts: {
      empty: 'Nothing waits.',
      emptyDetail: 'Mail has gone out, and every document that was ordered is made.',
      now: 'Now',
      showError: 'Show the error',
      retry: 'Try now',
      retryOne: 'Try now: %{kind}, number %{id}',
      retried: 'The job is begun again.',
      delete: 'Delete',
      deleteOne: 'Delete: %{kind}, number %{id}',
      deleteTitle: 'Delete this job?',
      deleted: 'The job was deleted.',
      lostUnknown: 'What it was to do will never be done.',
    },
  },
  fr: {
    name: 'Tâche |||| Tâches',
    titles: { list: 'Tâches' },
    fields: {
      id: 'Numéro',
      kind: 'Tâche',
      state: 'État',
      attempts: 'Essais',
      run_at: 'Prévue',
      request: 'Demande',
      last_error: 'Dernière erreur',
    },
    texts: {
      empty: 'Rien n’attend.',
      emptyDetail: 'Les courriels sont partis, et tous les documents commandés sont produits.',
      now: 'Maintenant',
      showError: 'Voir l’erreur',
      retry: 'Essayer maintenant',
      retryOne: 'Essayer maintenant\u00a0: %{kind}, numéro %{id}',
      retried: 'La tâche est relancée.',
      delete: 'Supprimer',
      deleteOne: 'Supprimer\u00a0: %{kind}, numéro %{id}',
      deleteTitle: 'Supprimer cette tâche?',
      deleted: 'La tâche a été supprimée.',
      lostUnknown: 'Ce qu’elle devait faire ne sera jamais fait.',
    },
  },
} as const;

/** A key of those texts. */
export const jobText = <Key extends keyof (typeof messages)['en']['texts']>(key: Key) =>
  `resources.jobs.texts.${key}` as const;
