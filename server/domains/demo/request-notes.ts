import type { RequestStatus, RequestType } from '#contract/requests/request-types.ts';
import { failureNote } from '../requests/documents/document-notes.ts';
import { mapleRidge, riviereBleue } from './organisations.ts';

type Ended = Exclude<RequestStatus, 'processing'>;
type Notes = Readonly<Record<Ended, Partial<Record<RequestType, readonly string[]>>>>;

/**
 * What the operators, or Vigie of a document, say of a request that has ended, in the organisation's language; empty
 * where they say nothing.
 */
export const noteOf = (
  organisationId: number,
  { type, status, index }: { type: RequestType; status: Ended; index: number },
): string => {
  const found = notes[organisationId]?.[status][type] ?? [''];
  return found[index % found.length] ?? '';
};

const broken = failureNote(false);

const notes: Record<number, Notes> = {
  [mapleRidge.id]: {
    completed: {
      contact: ['Answered by email.', 'Answered by phone; the supplier sends the sheet within the week.'],
      sdsaddition: ['', 'The supplier has a newer version; that one was added.'],
      sdsremoval: ['', 'The sheet stays in the archive for 30 years.'],
    },
    error: {
      contact: ['The address given does not take our answer. Please write again with another one.'],
      sdsaddition: ['The file is a technical data sheet, not a safety data sheet. Please send the other one.'],
      sdsremoval: ['The supervisor of this location asked us to keep the sheet.'],
      binder: [broken.en],
      index: [broken.en],
      eBinder: [broken.en],
    },
  },
  [riviereBleue.id]: {
    completed: {
      contact: ['Réponse envoyée par courriel.', 'Réponse donnée par téléphone; le fournisseur enverra la fiche.'],
      sdsaddition: ['', 'Le fournisseur offre une version plus récente; c’est elle qui a été ajoutée.'],
      sdsremoval: ['', 'La fiche reste dans les archives pendant 30 ans.'],
    },
    error: {
      contact: ['L’adresse fournie refuse notre réponse. Veuillez en indiquer une autre.'],
      sdsaddition: ['Le fichier est une fiche technique et non une FDS. Veuillez envoyer la FDS.'],
      sdsremoval: ['La personne responsable de cet emplacement nous a demandé de garder la fiche.'],
      binder: [broken.fr],
      index: [broken.fr],
      eBinder: [broken.fr],
    },
  },
};
