export const pages = {
  createIndex: 'Créer un index',
  createBinder: 'Créer un cartable',
  createEbinder: 'Créer un cartable électronique',
  messageCentre: 'Centre de messages',
  sdsAddition: 'Ajouter des fiches',
  contactUs: 'Nous joindre',
  notOpenYet: 'Cette page n’est pas encore ouverte',
  notOpenYetDetail:
    'Elle fait partie de Vigie et ouvrira dans une prochaine version. La recherche et l’ouverture des fiches fonctionnent dès maintenant.',
};
