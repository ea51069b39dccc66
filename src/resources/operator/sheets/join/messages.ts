import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: (name: string) => `Join “${name}” with another sheet`,
  lead: 'Both become versions, or languages, of one product, with all that each has already. They can be parted again.',
  find: 'Find by product, maker, product identifier or number',
  likeliest: 'Most like this one',
  noneAlike: 'No sheet looks like this one. Find it by its name or number.',
  results: 'Sheets that can be joined',
  none: 'No sheet was found that can be joined with this one.',
  loading: 'Looking for sheets',
  failed: 'The sheets could not be loaded',
  undated: 'without a date',
  move: 'Have all collections move to the newer one',
  moveDetail: 'The older one hands on its locations and the organizations’ own values, and is archived.',
  asLanguages: 'They are the two languages of one product from then on.',
  asVersions: 'They are two versions of one product from then on; whoever has the older is told of the newer.',
  choose: 'Choose a sheet.',
  join: 'Join',
  joined: 'The two sheets are of one product now.',
  leave: 'The sheets are not joined yet.',
};

const fr: typeof en = {
  title: (name) => `Réunir «\u00a0${name}\u00a0» et une autre fiche`,
  lead: 'Les deux deviennent des versions, ou des langues, d’un même produit, avec tout ce que chacune a déjà. On peut les séparer de nouveau.',
  find: 'Trouver par produit, fabricant, code de produit ou numéro',
  likeliest: 'Les plus semblables à celle-ci',
  noneAlike: 'Aucune fiche ne ressemble à celle-ci. Trouvez-la par son nom ou son numéro.',
  results: 'Fiches qui peuvent être réunies',
  none: 'Aucune fiche trouvée ne peut être réunie avec celle-ci.',
  loading: 'Recherche de fiches',
  failed: 'Les fiches n’ont pas pu être chargées',
  undated: 'sans date',
  move: 'Faire passer toutes les collections à la plus récente',
  moveDetail:
    'La plus ancienne transmet ses emplacements et les valeurs propres aux organisations, puis elle est archivée.',
  asLanguages: 'Elles sont désormais les deux langues d’un même produit.',
  asVersions:
    'Elles sont désormais deux versions d’un même produit; quiconque a la plus ancienne est averti de la plus récente.',
  choose: 'Choisissez une fiche.',
  join: 'Réunir',
  joined: 'Les deux fiches sont maintenant d’un même produit.',
  leave: 'Les fiches ne sont pas encore réunies.',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of joining, which come with its dialog alone. */
export const useJoinMessages = () => messages[useLanguage()];
