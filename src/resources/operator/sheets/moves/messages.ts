import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: 'Move collections to newer sheets',
  back: 'Sheets',
  lead: 'These sheets have a newer version. The newer one takes over the locations and the organizations’ own values of each sheet you choose; the older one leaves the collections and is archived. Look through what changes, then move them together.',
  failed: 'The sheets could not be loaded',
  loading: 'Looking for newer versions',
  none: 'Every collection has the newest version there is.',
  more: (shown: number, total: number) =>
    `The oldest ${formatNumber(shown, 'en')} of ${formatNumber(total, 'en')}; the others come next.`,
  list: 'Sheets with a newer version',
  dated: (date: string) => (date ? `SDS of ${date}` : 'Without a date'),
  number: (id: number) => `number ${id}`,
  locations: (count: number) =>
    count === 0 ? 'without a location' : count === 1 ? '1 location' : `${formatNumber(count, 'en')} locations`,
  to: 'is replaced by the SDS of',
  there: 'which is in this collection already',
  others: (count: number) =>
    count === 1 ? 'and 1 other organization' : `and ${formatNumber(count, 'en')} other organizations`,
  staying: (count: number) =>
    count === 1
      ? '1 organization keeps it: the newer one was sent by another.'
      : `${formatNumber(count, 'en')} organizations keep it: the newer one was sent by another.`,
  readySoon: 'Ready in a moment',
  chooseFirst: 'Choose a sheet first',
  move: (count: number) => (count === 1 ? 'Move 1 sheet' : `Move ${formatNumber(count, 'en')} sheets`),
  moved: (count: number) =>
    count === 1
      ? 'The collections of 1 sheet were moved.'
      : `The collections of ${formatNumber(count, 'en')} sheets were moved.`,
  left: (names: string) => `Not moved, because something has changed since they were shown: ${names}.`,
};

const fr: typeof en = {
  title: 'Faire passer les collections aux fiches plus récentes',
  back: 'Fiches',
  lead: 'Il existe une version plus récente de ces fiches. La plus récente reprend les emplacements et les valeurs propres aux organisations de chaque fiche que vous choisissez; l’ancienne quitte les collections et est archivée. Parcourez ce qui change, puis faites-les passer ensemble.',
  failed: 'Les fiches n’ont pas pu être chargées',
  loading: 'Recherche de versions plus récentes',
  none: 'Chaque collection a la version la plus récente qui existe.',
  more: (shown, total) =>
    `Les ${formatNumber(shown, 'fr')} plus anciennes sur ${formatNumber(total, 'fr')}; les autres suivront.`,
  list: 'Fiches dont il existe une version plus récente',
  dated: (date) => (date ? `FDS du ${date}` : 'Sans date'),
  number: (id) => `numéro ${id}`,
  locations: (count) =>
    count === 0 ? 'sans emplacement' : count === 1 ? '1 emplacement' : `${formatNumber(count, 'fr')} emplacements`,
  to: 'est remplacée par la FDS du',
  there: 'qui est déjà dans cette collection',
  others: (count) =>
    count < 2 ? `et ${count} autre organisation` : `et ${formatNumber(count, 'fr')} autres organisations`,
  staying: (count) =>
    count < 2
      ? `${count} organisation la garde\u00a0: la plus récente a été envoyée par une autre.`
      : `${formatNumber(count, 'fr')} organisations la gardent\u00a0: la plus récente a été envoyée par une autre.`,
  readySoon: 'Prêt dans un instant',
  chooseFirst: 'Choisissez d’abord une fiche',
  move: (count) => (count < 2 ? `Faire passer ${count} fiche` : `Faire passer ${formatNumber(count, 'fr')} fiches`),
  moved: (count) =>
    count < 2
      ? `Les collections de ${count} fiche sont passées à la version plus récente.`
      : `Les collections de ${formatNumber(count, 'fr')} fiches sont passées à la version plus récente.`,
  left: (names) =>
    `Laissées telles quelles, parce que quelque chose a changé depuis qu’elles ont été montrées\u00a0: ${names}.`,
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this page, which come with it alone. */
export const useMoveMessages = () => messages[useLanguage()];
