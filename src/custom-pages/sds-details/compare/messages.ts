import type { Language } from '#contract/languages.ts';
import { useLanguage } from '#src/i18n/language.ts';
import type { FactName } from './find-changes.ts';

const en = {
  lead: (before: string, after: string) => `The sheet ${before} and the one ${after}.`,
  unknownLanguage: 'language not known',
  undated: (language: string) => `without a date (${language})`,
  version: (day: string, language: string) => `of ${day} (${language})`,
  sheetIn: (language: string) => `${language} sheet`,
  changed: 'What changed',
  unchanged:
    'Nothing changed in what was read: name, manufacturer, hazards, ingredients, first aid and numbers are the same.',
  unchangedButFirstAid:
    'Nothing changed in what was read: name, manufacturer, hazards, ingredients and numbers are the same.',
  firstAidUnread: 'Not all of the first aid was read with certainty off both sheets: compare section 4 of the PDFs.',
  unchangedCodes: 'Hazards, ingredients and UN numbers are the same in both languages.',
  read: 'This is what was read off both sheets, and it may be mistaken: the PDFs go first.',
  gone: 'No more',
  come: 'New',
  facts: {
    name: 'Product name',
    manufacturer: 'Manufacturer',
    pictograms: 'Pictograms',
    signalWord: 'Signal word',
    hazards: 'Hazards',
    ingredients: 'Ingredients',
    firstAid: 'First aid',
    unNumbers: 'UN numbers',
    identifiers: 'Product identifiers',
  } satisfies Record<FactName, string>,
  danger: 'Danger',
  warning: 'Warning',
  sections: 'Section by section',
  section: (number: number, title: string) => `${number}. ${title}`,
  sameSections: (numbers: string) => `Without change: sections ${numbers}.`,
  range: (from: number, to: number) => `${from} to ${to}`,
  noSections: 'The sections of these sheets are not known.',
  twoLanguages: 'The sheets are in two languages: their sections stand beside each other.',
  tooDifferent: 'Too much of this section differs to mark it word by word.',
  doubtful: 'not read with certainty',
  before: 'Before',
  after: 'After',
  absent: 'Not found in this sheet.',
  back: 'Back to the sheet',
  openBefore: 'Earlier sheet',
  openAfter: 'Later sheet',
  failed: 'The sheets could not be compared',
  again: 'Try again',
  loading: 'Comparing the sheets',
};

const fr: typeof en = {
  lead: (before, after) => `La fiche ${before} et celle ${after}.`,
  unknownLanguage: 'langue inconnue',
  undated: (language) => `sans date (${language.toLocaleLowerCase('fr')})`,
  version: (day, language) => `du ${day} (${language.toLocaleLowerCase('fr')})`,
  sheetIn: (language) => `Fiche en ${language.toLocaleLowerCase('fr')}`,
  changed: 'Ce qui a changé',
  unchanged:
    'Rien n’a changé dans ce qui a été lu\u00a0: le nom, le fabricant, les dangers, les ingrédients, les premiers soins et les numéros sont les mêmes.',
  unchangedButFirstAid:
    'Rien n’a changé dans ce qui a été lu\u00a0: le nom, le fabricant, les dangers, les ingrédients et les numéros sont les mêmes.',
  firstAidUnread:
    'Les premiers soins n’ont pas tous été lus avec certitude sur les deux fiches\u00a0: comparez la section 4 des PDF.',
  unchangedCodes: 'Les dangers, les ingrédients et les numéros UN sont les mêmes dans les deux langues.',
  read: 'C’est ce qui a été lu sur les deux fiches, et cela peut être erroné\u00a0: les PDF l’emportent.',
  gone: 'N’y est plus',
  come: 'Nouveau',
  facts: {
    name: 'Nom du produit',
    manufacturer: 'Fabricant',
    pictograms: 'Pictogrammes',
    signalWord: 'Mention d’avertissement',
    hazards: 'Dangers',
    ingredients: 'Ingrédients',
    firstAid: 'Premiers soins',
    unNumbers: 'Numéros UN',
    identifiers: 'Codes de produit',
  },
  danger: 'Danger',
  warning: 'Attention',
  sections: 'Section par section',
  section: (number, title) => `${number}. ${title}`,
  sameSections: (numbers) => `Sans changement\u00a0: sections ${numbers}.`,
  range: (from, to) => `${from} à ${to}`,
  noSections: 'Les sections de ces fiches ne sont pas connues.',
  twoLanguages: 'Les fiches sont dans deux langues\u00a0: leurs sections sont présentées côte à côte.',
  tooDifferent: 'Cette section diffère trop pour que les mots changés y soient marqués.',
  doubtful: 'lue sans certitude',
  before: 'Avant',
  after: 'Après',
  absent: 'Non trouvée dans cette fiche.',
  back: 'Retour à la fiche',
  openBefore: 'Fiche antérieure',
  openAfter: 'Fiche ultérieure',
  failed: 'Les fiches n’ont pas pu être comparées',
  again: 'Réessayer',
  loading: 'Comparaison des fiches',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this page, which come with it alone. */
export const useCompareMessages = () => messages[useLanguage()];
