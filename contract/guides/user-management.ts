import { defineGuide } from './guide.ts';

export const userManagementGuide = defineGuide({
  name: 'user-management',
  title: { en: 'Managing users', fr: 'Gérer les utilisateurs' },
  summary: {
    en: 'Invite people, choose what they may do, and close accounts, for company administrators.',
    fr: 'Inviter des personnes, choisir ce qu’elles peuvent faire et fermer des comptes, pour les personnes qui administrent le compte de l’entreprise.',
  },
  sections: [
    {
      heading: { en: 'Choose the right role', fr: 'Choisir le bon rôle' },
      paragraphs: [
        {
          en: 'Read-only: finds, reads, prints and exports the sheets of the locations you choose, and of those within them.',
          fr: 'Lecture seule\u00a0: trouve, lit, imprime et exporte les fiches des emplacements que vous choisissez et de ceux qu’ils contiennent.',
        },
        {
          en: 'Collection administrator: sees the whole collection, asks for additions and removals, makes binders and e-binders.',
          fr: 'Administration de la collection\u00a0: voit toute la collection, demande des ajouts et des retraits, crée des cartables et des cartables électroniques.',
        },
        {
          en: 'Company administrator: does all of this, and manages the users. Have at least two, so that an absence does not stop you.',
          fr: 'Administration de l’entreprise\u00a0: fait tout cela et gère les utilisateurs. Prévoyez au moins deux personnes, pour qu’une absence ne vous arrête pas.',
        },
      ],
    },
    {
      heading: { en: 'Invite someone', fr: 'Inviter une personne' },
      steps: [
        {
          en: 'Open “Account settings” in the navigation, then “Manage users”, and add a new user.',
          fr: 'Ouvrez «\u00a0Paramètres du compte\u00a0» dans la navigation, puis «\u00a0Gérer les utilisateurs\u00a0», et ajoutez une personne.',
        },
        {
          en: 'Choose the role, type the email address and, for a read-only account, choose the locations.',
          fr: 'Choisissez le rôle, saisissez l’adresse courriel et, pour un compte en lecture seule, choisissez les emplacements.',
        },
        {
          en: 'Choose “Create”. The person receives a link to choose a password, which works for seven days.',
          fr: 'Choisissez «\u00a0Créer\u00a0». La personne reçoit un lien pour choisir son mot de passe, valide pendant sept jours.',
        },
      ],
      note: {
        en: 'The list shows what has become of each invitation. As long as one is pending, or when it has expired, you can send it again.',
        fr: 'La liste indique où en est chaque invitation. Tant qu’elle est en attente, ou si elle est expirée, vous pouvez la renvoyer.',
      },
    },
    {
      heading: { en: 'Change or close an account', fr: 'Modifier ou fermer un compte' },
      paragraphs: [
        {
          en: 'Each row that you may change has an edit link: it leads to the role, the locations and the deletion of the account. To delete several, tick them in the list and delete those selected; you are asked to confirm.',
          fr: 'Chaque ligne que vous pouvez modifier a un lien de modification\u00a0: il mène au rôle, aux emplacements et à la suppression du compte. Pour en supprimer plusieurs, cochez-les dans la liste et supprimez la sélection; une confirmation est demandée.',
        },
        {
          en: 'Somebody is away, or has left and what they did has to stay? “Suspend access” on their page shuts every way in until you choose “Restore access”. Whoever lost the device of their second step is helped there by “Reset two-step sign-in”.',
          fr: 'Une personne est absente, ou partie, et ce qu’elle a fait doit rester? «\u00a0Suspendre l’accès\u00a0», sur sa page, lui ferme toutes les entrées jusqu’à «\u00a0Rétablir l’accès\u00a0». Si quelqu’un a perdu l’appareil de sa seconde étape, «\u00a0Réinitialiser la connexion en deux étapes\u00a0» y règle la question.',
        },
        {
          en: 'Close the account of anyone who leaves on the same day: their sessions end at once. Where a directory keeps your users, do it there. You cannot delete your own account, nor the last company administrator’s.',
          fr: 'Fermez le jour même le compte de toute personne qui part\u00a0: ses sessions prennent fin aussitôt. Si un annuaire tient vos utilisateurs, faites-le là. Vous ne pouvez supprimer ni votre propre compte, ni celui de la dernière personne qui administre l’entreprise.',
        },
      ],
    },
  ],
});
