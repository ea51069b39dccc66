export const locations = {
  choose: 'Choisir les emplacements',
  find: 'Chercher un emplacement',
  all: 'Tous',
  allChosen: 'Les %{count} emplacements',
  more: '+ %{count} autre |||| + %{count} autres',
  notShown:
    '%{count} autre emplacement. Précisez la recherche. |||| %{count} autres emplacements. Précisez la recherche.',
  none: 'Aucun emplacement ne correspond',
  done: 'Terminé',
  open: 'Ouvrir la liste des emplacements',
  close: 'Fermer la liste des emplacements',
};
