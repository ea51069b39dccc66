export const pages = {
  system: 'Système',
  createIndex: 'Créer un index',
  createBinder: 'Créer un cartable',
  createEbinder: 'Créer un cartable électronique',
  sdsAddition: 'Ajouter des fiches',
  secondFactor: 'Connexion en deux étapes',
  mailDomains: 'Envoi des documents',
  singleSignOn: 'Authentification unique',
  apiTokens: 'Jetons d’API',
  contactUs: 'Nous joindre',
};
