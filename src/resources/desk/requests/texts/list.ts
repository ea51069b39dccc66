/** What the list of requests says. */
const en = {
  empty: 'Nothing is waiting.',
  emptyDetail: 'New requests appear here by themselves.',
  showEvery: 'Show every request',
  order: 'Order',
  oldest: 'Oldest first',
  newest: 'Newest first',
  open: 'Open',
  openOne: 'Open request %{id}',
  sheets: '%{count} sheet |||| %{count} sheets',
  somebody: 'Shared account',
} as const;

const fr = {
  empty: 'Rien n’est en attente.',
  emptyDetail: 'Les nouvelles demandes apparaissent ici d’elles-mêmes.',
  showEvery: 'Afficher toutes les demandes',
  order: 'Ordre',
  oldest: 'Les plus anciennes d’abord',
  newest: 'Les plus récentes d’abord',
  open: 'Ouvrir',
  openOne: 'Ouvrir la demande %{id}',
  sheets: '%{count} fiche |||| %{count} fiches',
  somebody: 'Compte partagé',
} as const satisfies Record<keyof typeof en, string>;

export const listTexts = { en, fr };
