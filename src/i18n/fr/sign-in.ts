export const signIn = {
  pageTitle: 'Connexion',
  title: 'Connexion',
  lead: 'Les fiches de données de sécurité de votre lieu de travail.',
  name: 'Courriel ou nom d’utilisateur',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  submit: 'Se connecter',
  required: 'Une valeur est requise',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous pour reprendre où vous en étiez.',
  signedIn: 'Vous êtes connecté.',
  signedOut: 'Vous êtes déconnecté.',
  unreachable: 'Impossible de joindre Vigie. Vérifiez votre connexion, puis réessayez.',
  promise: 'La bonne fiche, dans la bonne langue, avant d’ouvrir la bouteille.',
  promiseDetail:
    'Cherchez, étiquetez, imprimez et tenez votre collection à jour, au bureau, au téléphone ou dans l’atelier.',
  help: 'Besoin d’aide?',
};
