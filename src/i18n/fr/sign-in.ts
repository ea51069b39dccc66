export const signIn = {
  pageTitle: 'Connexion',
  title: 'Connexion',
  lead: 'Les fiches de données de sécurité de votre lieu de travail.',
  name: 'Courriel ou nom d’utilisateur',
  password: 'Mot de passe',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  submit: 'Se connecter',
  required: 'Ce champ est obligatoire',
  sessionEnded: 'Votre session a pris fin. Reconnectez-vous pour reprendre là où vous en étiez.',
  signedIn: 'Connexion réussie.',
  signedOut: 'Déconnexion réussie.',
  unreachable: 'Impossible de joindre Vigie. Vérifiez votre connexion Internet, puis réessayez.',
  promise: 'La bonne fiche, dans la bonne langue, avant d’ouvrir le contenant.',
  promiseDetail:
    'Cherchez, étiquetez, imprimez et tenez votre collection à jour, au bureau, sur votre téléphone ou dans l’atelier.',
  help: 'Besoin d’aide?',
};
