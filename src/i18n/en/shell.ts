export const shell = {
  product: 'Vigie',
  home: 'Vigie, back to search',
  openNavigation: 'Open navigation',
  closeNavigation: 'Close navigation',
  navigation: 'Main navigation',
  account: 'Account: %{organisation}',
  switchLanguage: 'Français',
  switchLanguageLabel: 'Afficher en français',
  signOut: 'Sign out',
  more: 'More options',
  skipToContent: 'Skip to content',
  loading: 'Loading',
} as const;
