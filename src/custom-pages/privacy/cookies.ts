import type { Bilingual } from '#contract/languages.ts';

/** What each cookie of the site is for, by its name. Where the site is reached by https, the names of the first ones begin with `__Host-`. */
export const cookies = ({ places }: { readonly places: number }): Readonly<Record<string, Bilingual>> => ({
  vigie_session: {
    en: 'keeps you signed in, until your session ends.',
    fr: 'maintient votre session, jusqu’à ce qu’elle se termine.',
  },
  vigie_organisation: {
    en: 'goes with it: the number of your organization, by which you may be led to the server that has its sheets at hand. It opens nothing.',
    fr: 'l’accompagne\u00a0: le numéro de votre organisation, par lequel le site peut vous diriger vers le serveur qui a ses fiches sous la main. Il n’ouvre rien.',
  },
  vigie_locations: {
    en: 'lets you open another of your organizations without the password.',
    fr: 'permet d’ouvrir une autre de vos organisations sans le mot de passe.',
  },
  vigie_step: {
    en: 'remembers that your password was right, for the minutes that the second step takes.',
    fr: 'retient que votre mot de passe était bon, pendant les minutes que prend la seconde étape.',
  },
  vigie_provider: {
    en: 'remembers in which browser you began to sign in through your organization, until you come back from there.',
    fr: 'retient dans quel navigateur vous avez commencé à vous connecter par votre organisation, jusqu’à votre retour.',
  },
  vigie_device: {
    en: `marks for ${places} days a browser in which you signed in: there the wrong tries of others do not lock you out. It opens nothing.`,
    fr: `marque pendant ${places} jours un navigateur qui vous a servi à vous connecter\u00a0: les essais d’autrui ne vous y bloquent pas. Il n’ouvre rien.`,
  },
  lang: { en: 'holds the language of the pages.', fr: 'retient la langue des pages.' },
  'time-zone': { en: 'holds your time zone.', fr: 'retient votre fuseau horaire.' },
  'search-start': {
    en: 'holds your last search, until you sign out.',
    fr: 'retient votre dernière recherche, jusqu’à la déconnexion.',
  },
  lists: {
    en: 'holds how you left lists, until you sign out.',
    fr: 'retient l’état dans lequel vous avez laissé les listes, jusqu’à la déconnexion.',
  },
  announcement: {
    en: 'holds which announcement you put away, until you sign out or close the browser.',
    fr: 'retient l’annonce que vous avez masquée, jusqu’à la déconnexion ou la fermeture du navigateur.',
  },
  'owed-sign-out': {
    en: 'says that you signed out without a network, until the server has heard of it.',
    fr: 'dit qu’il y a eu une déconnexion sans réseau, jusqu’à ce que le serveur l’apprenne.',
  },
});
