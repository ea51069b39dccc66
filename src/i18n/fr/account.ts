export const account = {
  pageTitle: 'Renseignements du compte',
  firstName: 'Prénom',
  lastName: 'Nom de famille',
  email: 'Courriel',
  confirmEmail: 'Confirmer le nouveau courriel',
  currentPassword: 'Mot de passe actuel',
  phone: 'Téléphone',
  subscribed: 'M’envoyer par courriel les nouvelles de mes demandes',
  emailChanged:
    'Vous modifiez l’adresse avec laquelle vous vous connectez. Saisissez-la de nouveau, ainsi que votre mot de passe actuel.',
  emailLater:
    'Un lien est envoyé à la nouvelle adresse. Tant que vous ne l’avez pas ouvert, vous vous connectez avec l’adresse actuelle.',
  pendingEmail: '%{email} deviendra votre adresse quand vous aurez ouvert le lien qui y a été envoyé.',
  acknowledge: 'Je comprends que je me connecterai avec la nouvelle adresse une fois qu’elle sera vérifiée.',
  managerNote:
    'La personne qui s’occupe de votre organisation chez le fournisseur, s’il y en a une, est informée des changements apportés à votre compte.',
  save: 'Enregistrer',
  updated: 'Votre compte a été mis à jour.',
  failed: 'Impossible de charger votre compte',
  passwordPageTitle: 'Modifier le mot de passe',
  passwordIntro:
    'Le nouveau mot de passe compte au moins %{min} caractères. Quelques mots sans lien entre eux en font un bon.',
  newPassword: 'Nouveau mot de passe',
  confirmPassword: 'Confirmer le nouveau mot de passe',
  passwordAcknowledge: 'Je comprends que ma session prendra fin sur tous les autres appareils.',
  changePassword: 'Modifier le mot de passe',
  passwordChanged: 'Votre mot de passe a été modifié.',
};
