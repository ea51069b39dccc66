/** What the desk's screens of users say. */
export const texts = {
  en: {
    name: 'User |||| Users',
    titles: { list: 'Users', create: 'Invite a user', edit: 'Edit the user' },
    fields: {
      name: 'Name',
      email: 'Email',
      memberships: 'Organizations',
      language: 'Language',
      organisation: 'Organization',
      role: 'Role',
      first_name: 'First name',
      last_name: 'Last name',
      phone: 'Phone',
      is_subscribed: 'Send updates about requests by email',
    },
    texts: {
      created: 'The invitation was sent.',
      updated: 'The user was updated.',
      shared: 'Shared account',
      invitationNote:
        'The person receives an email with a link to choose a password, in the language chosen. The link works for seven days; you can send it again.',
      memberships: 'Organizations',
      noMemberships: 'This account is in no organization.',
      staff: 'Desk',
      operatorDetail: 'Works on the requests of every organization, manages sheets, organizations and users.',
      dismissOperatorDetail: '%{name} can no longer work at the desk, and is signed out at once.',
      dismissedOperator: '%{name} no longer works at the desk.',
      waits:
        'After wrong passwords, this name has to wait somewhere before it may be tried again. Where it was used before, people go on signing in.',
      unlock: 'Let them try again',
      unlocked: 'The name may be tried again at once.',
      resend: 'Send again',
      resendTo: 'Send the invitation to %{organisation} again',
      resent: 'The invitation was sent again.',
      dismiss: 'Take out',
      dismissFrom: 'Take out of %{organisation}',
      dismissTitle: 'Take this person out?',
      dismissDetail: '%{name} can no longer open the sheets of %{organisation}. Requests stay in its message centre.',
      dismissLast: 'It is the only organization of this account, which goes too.',
      dismissed: '%{name} is no longer in %{organisation}.',
    },
  },
  fr: {
    name: 'Utilisateur |||| Utilisateurs',
    titles: { list: 'Utilisateurs', create: 'Inviter un utilisateur', edit: 'Modifier l’utilisateur' },
    all: { organisation: 'Toutes' },
    fields: {
      name: 'Nom',
      email: 'Courriel',
      memberships: 'Organisations',
      language: 'Langue',
      organisation: 'Organisation',
      role: 'Rôle',
      first_name: 'Prénom',
      last_name: 'Nom de famille',
      phone: 'Téléphone',
      is_subscribed: 'Envoyer par courriel les nouvelles des demandes',
    },
    texts: {
      created: 'L’invitation a été envoyée.',
      updated: 'L’utilisateur a été mis à jour.',
      shared: 'Compte partagé',
      invitationNote:
        'La personne reçoit, dans la langue choisie, un courriel avec un lien pour choisir un mot de passe. Le lien est valide sept jours; vous pouvez le renvoyer.',
      memberships: 'Organisations',
      noMemberships: 'Ce compte n’est dans aucune organisation.',
      staff: 'Bureau',
      operatorDetail:
        'Traite les demandes de toutes les organisations, gère les fiches, les organisations et les utilisateurs.',
      dismissOperatorDetail: '%{name} ne pourra plus travailler au bureau, et sa session prend fin tout de suite.',
      dismissedOperator: '%{name} ne travaille plus au bureau.',
      waits:
        'Après des mots de passe erronés, ce nom doit attendre quelque part avant un nouvel essai. Là où il a déjà servi, on continue à se connecter.',
      unlock: 'Permettre un nouvel essai',
      unlocked: 'Le nom peut être essayé de nouveau tout de suite.',
      resend: 'Renvoyer',
      resendTo: 'Renvoyer l’invitation à %{organisation}',
      resent: 'L’invitation a été renvoyée.',
      dismiss: 'Retirer',
      dismissFrom: 'Retirer de %{organisation}',
      dismissTitle: 'Retirer cette personne?',
      dismissDetail:
        '%{name} ne pourra plus ouvrir les fiches de %{organisation}. Les demandes restent dans son centre de messages.',
      dismissLast: 'C’est la seule organisation de ce compte, qui disparaît aussi.',
      dismissed: '%{name} n’est plus dans %{organisation}.',
    },
  },
} as const;

/** A key of those texts. */
export const deskUserText = <Key extends keyof (typeof texts)['en']['texts']>(key: Key) =>
  `resources.desk-users.texts.${key}` as const;
