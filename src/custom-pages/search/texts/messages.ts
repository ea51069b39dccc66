import type { Language } from '#contract/languages.ts';
import { formatNumber } from '#src/i18n/format-number.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: 'In the text of the sheets',
  about: 'These sheets have the words in one of their sections.',
  loading: 'Looking in the text of the sheets…',
  none: 'The text of the sheets does not have these words in one section either.',
  noneNarrowed: 'Within these filters the text of the sheets does not have these words in one section either.',
  tooMany:
    'These words stand in so many sheets that not all of them could be looked through. Add a word that tells more.',
  failed: 'The text of the sheets could not be searched.',
  away: 'The text of the sheets is searched with a connection only.',
  again: 'Try again',
  more: 'Show more',
  loadingMore: 'Loading more…',
  place: (section: number, page: number) => `Section ${section}, page ${page}`,
  count: (total: string, isMore: boolean) => (isMore ? `more than ${total}` : total),
  inTextsAlone: (words: string) => `“${words}” stands in the text of the sheets alone`,
  inTextsAloneDetail: (count: string) =>
    `No name, maker, number or ingredient has it. Sheets that have it in their text: ${count}.`,
  see: 'See where',
  found: (total: number, count: string) =>
    total === 1 ? '1 sheet has the words in its text.' : `${count} sheets have the words in their text.`,
};

const fr: typeof en = {
  title: 'Dans le texte des FDS',
  about: 'Ces FDS contiennent ces mots dans une même section.',
  loading: 'Recherche dans le texte des FDS…',
  none: 'Le texte des FDS ne contient pas non plus ces mots dans une même section.',
  noneNarrowed: 'Avec ces filtres, le texte des FDS ne contient pas non plus ces mots dans une même section.',
  tooMany: 'Ces mots figurent dans tant de FDS que toutes n’ont pas pu être parcourues. Ajoutez un mot plus précis.',
  failed: 'La recherche dans le texte des FDS a échoué.',
  away: 'La recherche dans le texte des FDS exige une connexion.',
  again: 'Réessayer',
  more: 'Afficher plus',
  loadingMore: 'Chargement…',
  place: (section, page) => `Section ${section}, page ${page}`,
  count: (total, isMore) => (isMore ? `plus de ${total}` : total),
  inTextsAlone: (words) => `«\u00a0${words}\u00a0» figure seulement dans le texte des FDS`,
  inTextsAloneDetail: (count) =>
    `Aucun nom, fabricant, numéro ni ingrédient ne le contient. FDS dont le texte le contient\u00a0: ${count}.`,
  see: 'Voir où',
  found: (total, count) =>
    total <= 1 ? '1 FDS contient ces mots dans son texte.' : `${count} FDS contiennent ces mots dans leur texte.`,
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this part, which come with it alone; and how many sheets, as they are written. */
export const useTextMessages = () => {
  const language = useLanguage();
  const said = messages[language];
  const countOf = (total: number, isMore: boolean) => said.count(formatNumber(total, language), isMore);
  return { ...said, countOf };
};
