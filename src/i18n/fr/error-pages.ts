export const errorPages = {
  notFoundPageTitle: 'Page introuvable',
  notFound: 'Page introuvable',
  notFoundDetail:
    'Il n’y a rien à cette adresse. Elle contient peut-être une faute de frappe, ou la page a été déplacée.',
  notAuthorizedPageTitle: 'Accès non autorisé',
  notAuthorized: 'Votre rôle ne permet pas d’ouvrir cette page',
  notAuthorizedFor: 'Votre rôle ne permet pas d’ouvrir la page «\u00a0%{page}\u00a0»',
  notAuthorizedAdmin:
    'Votre session est ouverte au nom de %{name}. Aucun rôle dans une organisation n’ouvre cette page; si vous en avez besoin, écrivez-nous.',
  notAuthorizedDetail:
    'Votre session est ouverte au nom de %{name}. %{admin}, qui administre le compte de votre organisation, peut modifier votre rôle.',
  notAuthorizedNoAdmin:
    'Votre session est ouverte au nom de %{name}. La personne qui administre le compte de votre organisation peut modifier votre rôle.',
  writeTo: 'Écrire à %{name}',
  backToSearch: 'Retour à la recherche',
  backToDesk: 'Retour aux demandes',
  crashed: 'Cette page a cessé de fonctionner',
  crashedDetail:
    'Rien de ce que vous avez enregistré n’est perdu. Rechargez la page; si cela se reproduit, dites-nous ce que vous faisiez.',
  reload: 'Recharger',
  unloaded: 'Cette page n’a pas pu être chargée\u00a0: aucune connexion',
  unloadedDetail: 'Vérifiez votre réseau. La page s’affichera d’elle-même au retour de la connexion.',
  unloadedPart:
    'Impossible d’ouvrir cette fenêtre\u00a0: aucune connexion. Elle s’ouvrira d’elle-même au retour de la connexion.',
  askAgain: 'Réessayer',
};
