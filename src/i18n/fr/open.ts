import { password } from './password.ts';
import { signIn } from './sign-in.ts';
import { verification } from './verification.ts';

const shell = {
  product: 'Vigie',
  home: 'Vigie, retour à la recherche',
  desk: 'Bureau',
  deskHome: 'Bureau Vigie, retour aux demandes',
  openNavigation: 'Ouvrir la navigation',
  closeNavigation: 'Fermer la navigation',
  navigation: 'Navigation principale',
  sections: {
    search: 'Recherche',
    tools: 'Outils',
    messages: 'Messages',
    resources: 'Ressources',
    account: 'Paramètres du compte',
    support: 'Soutien',
    desk: 'Bureau',
  },
  newTab: '%{name} (s’ouvre dans un nouvel onglet)',
  account: 'Compte\u00a0: %{person}, %{organisation}',
  messages: 'Centre de messages',
  messagesUnread: 'Centre de messages, %{count} non lu |||| Centre de messages, %{count} non lus',
  switchLanguage: 'English',
  switchLanguageLabel: 'Show in English',
  changeLocation: 'Changer d’organisation',
  keptSheets: 'Conserver sur cet appareil',
  useCredentials: 'Se connecter avec mes identifiants',
  signOut: 'Se déconnecter',
  more: 'Autres options',
  skipToContent: 'Aller au contenu',
  loading: 'Chargement',
  footer: 'À propos de ce site',
  companySite: 'Le site du fournisseur',
  terms: 'Conditions d’utilisation',
  privacy: 'Confidentialité',
  poster: 'Fiches de données de sécurité',
  cookies: 'Témoins',
  cookiesDetail: 'Vigie n’utilise que les témoins nécessaires à son fonctionnement.',
  acceptCookies: 'Accepter et continuer',
};

const forms = {
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

const errorPages = {
  notFoundPageTitle: 'Page introuvable',
  notFound: 'Page introuvable',
  notFoundDetail:
    'Il n’y a rien à cette adresse. Elle contient peut-être une faute de frappe, ou la page a été déplacée.',
  notAuthorizedPageTitle: 'Accès non autorisé',
  notAuthorized: 'Votre rôle ne permet pas d’ouvrir cette page',
  notAuthorizedFor: 'Votre rôle ne permet pas d’ouvrir la page «\u00a0%{page}\u00a0»',
  notAuthorizedAdmin:
    'Votre session est ouverte au nom de %{name}. Aucun rôle dans une organisation n’ouvre cette page; si vous en avez besoin, écrivez-nous.',
  notAuthorizedDesk:
    'Votre session est ouverte au nom de %{name}. Cette page est destinée au personnel du fournisseur de ce service; aucun rôle dans une organisation ne permet de l’ouvrir.',
  notAuthorizedDetail:
    'Votre session est ouverte au nom de %{name}. %{admin}, qui administre le compte de votre organisation, peut modifier votre rôle.',
  notAuthorizedNoAdmin:
    'Votre session est ouverte au nom de %{name}. La personne qui administre le compte de votre organisation peut modifier votre rôle.',
  writeTo: 'Écrire à %{name}',
  backToSearch: 'Retour à la recherche',
  backToRequests: 'Retour aux demandes',
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

/** What pages say that need no session; they load nothing else. */
export const open = { shell, forms, signIn, password, verification, errorPages };
