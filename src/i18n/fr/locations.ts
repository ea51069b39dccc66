export const locations = {
  choose: 'Choisir les emplacements',
  all: 'Tous',
  allChosen: 'Les %{count} emplacements',
  none: 'Aucun emplacement ne correspond',
  open: 'Ouvrir la liste des emplacements',
  close: 'Fermer la liste des emplacements',
};
