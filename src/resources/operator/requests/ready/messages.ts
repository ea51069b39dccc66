import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: 'Sheets that are ready',
  back: 'Requests',
  lead: 'Everything that these sheets have to say was found and is certain, and nothing like them leaves a choice. Look through what will be kept, then confirm them together; open one to see its PDF.',
  failed: 'The sheets that are ready could not be loaded',
  loading: 'Looking through the sheets that are ready',
  none: 'No sheet is ready at the moment. Those that a colleague has are not listed here; the others have something left to decide.',
  more: (shown: number, total: number) =>
    `The oldest ${formatNumber(shown, 'en')} of ${formatNumber(total, 'en')}; the others come next.`,
  list: 'Sheets that are ready',
  choose: 'Choose',
  chooseOne: (name: string) => `Add ${name}`,
  chooseUse: (name: string) => `Use ${name}, which is there`,
  request: 'Request',
  product: 'Product',
  sheet: 'Sheet',
  organisation: 'For',
  happens: 'What happens',
  add: (count: number) => (count === 1 ? 'Add 1 sheet' : `Add ${formatNumber(count, 'en')} sheets`),
  use: (count: number) =>
    count === 1 ? 'Use 1 sheet that is there' : `Use ${formatNumber(count, 'en')} sheets that are there`,
  addAndUse: (added: number, used: number) =>
    `Add ${formatNumber(added, 'en')}, use ${formatNumber(used, 'en')} already there`,
  readySoon: 'Ready in a moment',
  chooseFirst: 'Choose a sheet first',
  ingredients: (count: number) => (count === 1 ? '1 ingredient' : `${formatNumber(count, 'en')} ingredients`),
  furtherIngredients: (count: number) => `and ${formatNumber(count, 'en')} more`,
  hazardous: 'Hazardous',
  notHazardous: 'Not hazardous',
  comesNew: 'A new product',
  replaces: (name: string, date: string) => `Replaces “${name}”, ${date}`,
  joins: (name: string) => `The other language of “${name}”`,
  uses: (name: string, date: string) => `The same file is there: “${name}”, ${date}, is used`,
  added: (count: number) => (count === 1 ? '1 sheet was added.' : `${formatNumber(count, 'en')} sheets were added.`),
  used: (count: number) =>
    count === 1 ? '1 sheet that is there was used.' : `${formatNumber(count, 'en')} sheets that are there were used.`,
  left: 'Not done:',
  isAfter: (number: string) => `${number} was added just before and may be the same product.`,
  isHeld: (name: string) => `${name} has this request.`,
  isChangedBy: (name: string) => `${name} changed it in the meantime.`,
  isChanged: 'It is no longer what was shown: it, or what is like it in the collection, has changed.',
  isEndedBy: (name: string) => `${name} ended it in the meantime.`,
  isEnded: 'It was ended in the meantime.',
};

const fr: typeof en = {
  title: 'Fiches prêtes',
  back: 'Demandes',
  lead: 'Tout ce que ces fiches doivent dire a été trouvé et est certain, et rien de semblable ne laisse de choix à faire. Parcourez ce qui sera conservé, puis confirmez-les ensemble; ouvrez une demande pour voir son PDF.',
  failed: 'Les fiches prêtes n’ont pas pu être chargées',
  loading: 'Examen des fiches prêtes',
  none: 'Aucune fiche n’est prête en ce moment. Celles qu’a prises une ou un collègue ne figurent pas ici; pour les autres, il reste quelque chose à décider.',
  more: (shown, total) =>
    `Les ${formatNumber(shown, 'fr')} plus anciennes sur ${formatNumber(total, 'fr')}; les autres suivront.`,
  list: 'Fiches prêtes',
  choose: 'Choisir',
  chooseOne: (name) => `Ajouter ${name}`,
  chooseUse: (name) => `Utiliser ${name}, déjà là`,
  request: 'Demande',
  product: 'Produit',
  sheet: 'Fiche',
  organisation: 'Pour',
  happens: 'Ce qui se passe',
  add: (count) => (count < 2 ? `Ajouter ${count} fiche` : `Ajouter ${formatNumber(count, 'fr')} fiches`),
  use: (count) =>
    count < 2 ? `Utiliser ${count} fiche déjà là` : `Utiliser ${formatNumber(count, 'fr')} fiches déjà là`,
  addAndUse: (added, used) => `Ajouter ${formatNumber(added, 'fr')}, utiliser ${formatNumber(used, 'fr')} déjà là`,
  readySoon: 'Prêt dans un instant',
  chooseFirst: 'Choisissez d’abord une fiche',
  ingredients: (count) => (count < 2 ? `${count} ingrédient` : `${formatNumber(count, 'fr')} ingrédients`),
  furtherIngredients: (count) => (count < 2 ? 'et un autre' : `et ${formatNumber(count, 'fr')} autres`),
  hazardous: 'Dangereux',
  notHazardous: 'Non dangereux',
  comesNew: 'Un nouveau produit',
  replaces: (name, date) => `Remplace «\u00a0${name}\u00a0», ${date}`,
  joins: (name) => `L’autre langue de «\u00a0${name}\u00a0»`,
  uses: (name, date) => `Le même fichier est là\u00a0: «\u00a0${name}\u00a0», ${date}, est utilisée`,
  added: (count) =>
    count < 2 ? `${count} fiche a été ajoutée.` : `${formatNumber(count, 'fr')} fiches ont été ajoutées.`,
  used: (count) =>
    count < 2
      ? `${count} fiche déjà là a été utilisée.`
      : `${formatNumber(count, 'fr')} fiches déjà là ont été utilisées.`,
  left: 'Non faites\u00a0:',
  isAfter: (number) => `La fiche de ${number} vient d’être ajoutée et concerne peut-être le même produit.`,
  isHeld: (name) => `${name} a cette demande.`,
  isChangedBy: (name) => `${name} l’a modifiée entre-temps.`,
  isChanged: 'Elle n’est plus ce qui était affiché\u00a0: elle a changé, ou ce qui lui ressemble dans la collection.',
  isEndedBy: (name) => `${name} y a mis fin entre-temps.`,
  isEnded: 'Elle a pris fin entre-temps.',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this page, which come with it alone. */
export const useReadyMessages = () => messages[useLanguage()];
