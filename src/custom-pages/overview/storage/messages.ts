import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  loading: 'Looking at what stands together',
  failed: 'What stands together could not be loaded',
  lead: 'Groups of products that stand in one place and are commonly kept apart.',
  advice:
    'This is advice from common guides, not law, and it knows only what the sheets say: sections 7 and 10 of each sheet take precedence. A pair that is not named here is not thereby safe.',
  asOf: (day: string) => `As of ${day}.`,
  compared: (day: string, newer: number) =>
    newer === 0 ? `Nothing new since ${day}.` : `New since ${day}: ${formatNumber(newer, 'en')}.`,
  whole: 'Whole collection',
  within: 'Location',
  print: 'Print',
  overview: 'Overview',
  places: 'By location',
  counted: 'Pairs of groups, each counted once for every place in which both stand. Choose a location to see them.',
  location: 'Location',
  headings: { separate: 'Separate', apart: 'Apart', check: 'Depends', accepted: 'Accepted', newer: 'New' },
  lookWithin: (name: string) => `What stands together in ${name}`,
  noPlaces: 'No sheet stands in a location.',
  scroll: 'Pairs by location; scroll sideways to see all',
  leftOut: (count: number) =>
    count === 1 ? 'One more location is not shown.' : `${formatNumber(count, 'en')} more locations are not shown.`,
  pair: (a: string, b: string) => (a === b ? `${a}, among themselves` : `${a} and ${b}`),
  source: (names: string) => `Source: ${names}`,
  find: 'Group, product or place',
  newOnly: 'New only',
  openOnly: 'Not accepted only',
  shown: (shown: number, of: number) =>
    shown === of
      ? `${formatNumber(of, 'en')} pairs`
      : `${formatNumber(shown, 'en')} of ${formatNumber(of, 'en')} pairs`,
  listedOnly: 'Only products and places that are named here are looked through, not those of “and more”.',
  none: 'Nothing stands together here that is commonly kept apart.',
  morePlaces: (count: number) =>
    count === 1 ? 'And in one more place.' : `And in ${formatNumber(count, 'en')} more places.`,
  moreProducts: (count: number) => `and ${formatNumber(count, 'en')} more`,
  inPlaces: (count: number) => (count === 1 ? 'in 1 place' : `in ${formatNumber(count, 'en')} places`),
  isNew: 'New',
  accept: 'Accept…',
  acceptNamed: (pair: string, place: string) => `Accept ${pair} in ${place}`,
  acceptTitle: 'May stand together, because…',
  acceptLead: (pair: string, place: string) =>
    `${pair}, in ${place} and all that lies beneath it. Your name and the day stand with the reason.`,
  reason: 'Reason',
  until: 'For how long',
  untils: { '': 'Until it is taken back', '3': '3 months', '12': '1 year', '36': '3 years' },
  save: 'Accept',
  saved: 'The reason is saved.',
  withdraw: 'Take back',
  withdrawNamed: (pair: string, place: string) => `Take back that ${pair} may stand together in ${place}`,
  withdrawQuestion: 'Take back that they may stand together?',
  withdrawDetail: (place: string, reason: string) =>
    `It was accepted for ${place} and all that lies beneath it, and holds no more for any of it. The reason is removed: “${reason}”`,
  withdrawn: 'It is taken back.',
  acceptedBy: (by: string, day: string) => (by ? `Accepted by ${by}, ${day}` : `Accepted by a former user, ${day}`),
  acceptedUntil: (day: string) => `until ${day}`,
  acceptedAbove: (place: string) => `for ${place}`,
  contains: (cas: string) => `contains ${cas}`,
  itself: (name: string) => `${name}, right in it`,
  placeLink: 'See all there',
  idle: 'Accepted, though nothing stands together there now',
  between: 'In different places of this location',
  gone: (day: string) => `No more since ${day}`,
};

const fr: typeof en = {
  loading: 'Examen de ce qui est rangé ensemble',
  failed: 'Ce qui est rangé ensemble n’a pas pu être chargé',
  lead: 'Groupes de produits qui se trouvent au même endroit et que l’on tient d’ordinaire séparés.',
  advice:
    'Ce sont des conseils tirés de guides courants, et non la loi, et ils ne tiennent compte que de ce que disent les fiches\u00a0: les sections 7 et 10 de chaque fiche l’emportent. Deux groupes qui ne sont pas nommés ici ne sont pas pour autant sans danger.',
  asOf: (day) => `En date du ${day}.`,
  compared: (day, newer) =>
    newer === 0 ? `Rien de nouveau depuis le ${day}.` : `Nouveau depuis le ${day}\u00a0: ${formatNumber(newer, 'fr')}.`,
  whole: 'Toute la collection',
  within: 'Emplacement',
  print: 'Imprimer',
  overview: 'Aperçu',
  places: 'Par emplacement',
  counted:
    'Paires de groupes, comptées une fois pour chaque endroit où les deux se trouvent. Choisissez un emplacement pour les voir.',
  location: 'Emplacement',
  headings: {
    separate: 'Séparément',
    apart: 'À l’écart',
    check: 'Selon le cas',
    accepted: 'Accepté',
    newer: 'Nouveau',
  },
  lookWithin: (name) => `Ce qui est rangé ensemble dans ${name}`,
  noPlaces: 'Aucune fiche ne se trouve dans un emplacement.',
  scroll: 'Paires par emplacement; faites défiler horizontalement pour tout voir',
  leftOut: (count) =>
    count < 2
      ? 'Un autre emplacement n’est pas montré.'
      : `${formatNumber(count, 'fr')} autres emplacements ne sont pas montrés.`,
  pair: (a, b) => (a === b ? `${a}, entre produits de ce groupe` : `${a} et ${b}`),
  source: (names) => `Source\u00a0: ${names}`,
  find: 'Groupe, produit ou endroit',
  newOnly: 'Nouvelles seulement',
  openOnly: 'Non acceptées seulement',
  shown: (shown, of) =>
    shown === of
      ? `${formatNumber(of, 'fr')} paires`
      : `${formatNumber(shown, 'fr')} ${shown < 2 ? 'paire' : 'paires'} sur ${formatNumber(of, 'fr')}`,
  listedOnly:
    'Seuls les produits et les endroits nommés ici sont parcourus, non ceux qui sont seulement comptés («\u00a0et d’autres\u00a0»).',
  none: 'Rien n’est rangé ensemble ici que l’on tient d’ordinaire séparé.',
  morePlaces: (count) => (count < 2 ? 'Et à un autre endroit.' : `Et à ${formatNumber(count, 'fr')} autres endroits.`),
  moreProducts: (count) => (count < 2 ? 'et un autre' : `et ${formatNumber(count, 'fr')} autres`),
  inPlaces: (count) => (count < 2 ? 'à 1 endroit' : `à ${formatNumber(count, 'fr')} endroits`),
  isNew: 'Nouveau',
  accept: 'Accepter…',
  acceptNamed: (pair, place) => `Accepter ${pair} dans ${place}`,
  acceptTitle: 'Peuvent être rangés ensemble, parce que…',
  acceptLead: (pair, place) =>
    `${pair}, dans ${place} et tout ce qui s’y trouve. Votre nom et le jour accompagnent la raison.`,
  reason: 'Raison',
  until: 'Pour combien de temps',
  untils: { '': 'Jusqu’à révocation', '3': '3 mois', '12': '1 an', '36': '3 ans' },
  save: 'Accepter',
  saved: 'La raison est enregistrée.',
  withdraw: 'Révoquer',
  withdrawNamed: (pair, place) => `Révoquer l’acceptation de ${pair} dans ${place}`,
  withdrawQuestion: 'Révoquer cette acceptation?',
  withdrawDetail: (place, reason) =>
    `L’acceptation vaut pour ${place} et tout ce qui s’y trouve, et n’y vaudra plus nulle part. La raison est retirée\u00a0: «\u00a0${reason}\u00a0»`,
  withdrawn: 'L’acceptation est révoquée.',
  acceptedBy: (by, day) => (by ? `Accepté par ${by}, le ${day}` : `Accepté par un ancien utilisateur, le ${day}`),
  acceptedUntil: (day) => `jusqu’au ${day}`,
  acceptedAbove: (place) => `pour ${place}`,
  contains: (cas) => `contient ${cas}`,
  itself: (name) => `${name}, directement`,
  placeLink: 'Tout voir à cet endroit',
  idle: 'Accepté, bien que rien n’y soit plus rangé ensemble',
  between: 'À des endroits différents de cet emplacement',
  gone: (day) => `Plus depuis le ${day}`,
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this page, which come with it alone. */
export const useStorageMessages = () => messages[useLanguage()];
