export const shell = {
  product: 'Vigie',
  home: 'Vigie, retour à la recherche',
  openNavigation: 'Ouvrir la navigation',
  closeNavigation: 'Fermer la navigation',
  navigation: 'Navigation principale',
  account: 'Compte\u00a0: %{organisation}',
  switchLanguage: 'English',
  switchLanguageLabel: 'Show in English',
  signOut: 'Se déconnecter',
  more: 'Plus d’options',
  skipToContent: 'Aller au contenu',
  loading: 'Chargement',
};
