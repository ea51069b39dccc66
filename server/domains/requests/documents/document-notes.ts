import { type Bilingual, type Language, languages } from '#contract/languages.ts';

/** What the message centre says of a document that could not be made. */
export const failureNote = (isFull: boolean): Bilingual => (isFull ? noRoom : broken);

const noRoom: Bilingual = {
  en: 'There was no room left to store this document. Nothing else was lost. Tell support, then have it made again.',
  fr: 'L’espace de stockage est plein\u00a0: le document n’a pas pu être conservé. Rien d’autre n’a été perdu. Avisez le soutien, puis faites-le préparer de nouveau.',
};

const broken: Bilingual = {
  en: 'This document could not be made. Try again, with fewer sheets if you can, or write to support.',
  fr: 'Ce document n’a pas pu être préparé. Réessayez, avec moins de fiches si possible, ou écrivez au soutien.',
};

/** What it says of one that lacks sheets. */
export const leftOutNote = (count: number): Bilingual =>
  count === 1
    ? {
        en: 'One sheet could not be included. The document and the details of this request say which.',
        fr: 'Une fiche n’a pas pu être incluse. Le document et les détails de cette demande indiquent laquelle.',
      }
    : {
        en: `${count} sheets could not be included. The document and the details of this request say which.`,
        fr: `${count} fiches n’ont pas pu être incluses. Le document et les détails de cette demande indiquent lesquelles.`,
      };

/** What it says when addresses were withdrawn between order and mail. Only their domains: notes outlive who is erased. */
export const unsentNote = (domains: readonly string[]): Bilingual => ({
  en: `The link was not mailed to addresses of ${domains.join(', ')}: your organization no longer has documents mailed there.`,
  fr: `Le lien n’a pas été envoyé aux adresses de ${domains.join(', ')}\u00a0: votre organisation ne permet plus d’y envoyer des documents.`,
});

/**
 * A note of a request in the reader's language, where it is one of these: they are kept in the language of the person who ordered
 * the document. What people wrote stays as they wrote it.
 */
export const noteFor = (note: string, language: Language): string => {
  const [count] = /\d+/.exec(note) ?? ['1'];
  const domains = /(?:\S+\.\S+, )*\S+\.[^\s:,]+/.exec(note)?.[0].split(', ') ?? [];
  const ours = [noRoom, broken, leftOutNote(Number(count)), unsentNote(domains)];
  return ours.find((words) => languages.some((one) => words[one] === note))?.[language] ?? note;
};
