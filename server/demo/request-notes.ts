import type { RequestStatus, RequestType } from '#contract/requests/request-types.ts';
import { mapleRidge, riviereBleue } from './organisations.ts';

type Ended = Exclude<RequestStatus, 'processing'>;
type Notes = Readonly<Record<Ended, Partial<Record<RequestType, readonly string[]>>>>;

/** What the provider's staff say of a request that has ended, in the organisation's language; empty where they say nothing. */
export const noteOf = (
  organisationId: number,
  { type, status, index }: { type: RequestType; status: Ended; index: number },
): string => {
  const found = notes[organisationId]?.[status][type] ?? [''];
  return found[index % found.length] ?? '';
};

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
      binder: ['The binder could not be made. Please create it again.'],
      index: ['The index could not be made. Please create it again.'],
      eBinder: ['The e-binder could not be made. Please create it again.'],
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
      binder: ['Le cartable n’a pas pu être créé. Veuillez le créer de nouveau.'],
      index: ['L’index n’a pas pu être créé. Veuillez le créer de nouveau.'],
      eBinder: ['Le cartable électronique n’a pas pu être créé. Veuillez le créer de nouveau.'],
    },
  },
};
