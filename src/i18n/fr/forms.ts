export const forms = {
  error: 'Erreur\u00a0: %{message}',
  failed: 'Une erreur s’est produite. Veuillez réessayer.',
  unreachable: 'Impossible de joindre Vigie. Vérifiez votre connexion Internet, puis réessayez.',
  sending: 'Un instant…',
  leaveTitle: 'Quitter cette page?',
  leave: 'Quitter',
  leaveDetail: 'Ce que vous avez saisi ici sera perdu.',
  showPassword: 'Afficher le mot de passe',
  hidePassword: 'Masquer le mot de passe',
  closeToast: 'Fermer ce message',
};
