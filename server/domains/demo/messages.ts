import type { RequestStatus, RequestType } from '#contract/requests/request-types.ts';
import { failureNote } from '../requests/documents/document-notes.ts';
import { mapleRidge, riviereBleue } from './organisations.ts';

/** What members write to support. */
export interface DemoMessage {
  readonly subject: string;
  readonly message: string;
  readonly additional: string;
}

/** A member's message, in the organisation's language. */
export const messageOf = (organisationId: number, index: number): DemoMessage => {
  const found = messages[organisationId] ?? [];
  const [subject = '', message = '', additional = ''] = found[index % found.length] ?? [];
  return { subject, message, additional };
};

/** A person who writes through the shared account, which has neither a name nor an address. */
export const passerBy = { firstName: 'Owen', lastName: 'Baptiste', email: 'owen.baptiste@mapleridge.example' };

const messages: Record<number, readonly (readonly [subject: string, message: string, additional?: string])[]> = {
  [mapleRidge.id]: [
    [
      'Sheet in French',
      'Is there a French sheet for the floor degreaser of building 2?\n\nWe need it before the audit on Thursday.',
      'The label says batch 4471.',
    ],
    ['New building', 'We open a second warehouse in May. How do we get a location for it?'],
    ['Paper copies', 'The tablet in the spray booth is broken. Could you send the sheets of that booth on paper?'],
    ['Supplier was bought', 'Our supplier of cutting oil has a new name since January. Do we need new sheets?'],
    [
      'Training',
      'Do you give the one-hour introduction for new supervisors again this fall?',
      'Four people, mornings.',
    ],
  ],
  [riviereBleue.id]: [
    [
      'Fiche en anglais',
      'Une infirmière anglophone demande la fiche du désinfectant de surfaces en anglais. L’avez-vous?',
      'Le contenant porte le numéro de lot 4471.',
    ],
    ['Nouvelle aile', 'L’aile C ouvre en mai. Comment obtenir un emplacement pour elle?'],
    ['Copies papier', 'La tablette de la buanderie est brisée. Pouvez-vous nous envoyer ses fiches sur papier?'],
    ['Fournisseur acheté', 'Notre fournisseur d’enzymes a changé de nom en janvier. Faut-il de nouvelles fiches?'],
    [
      'Formation',
      'Offrirez-vous encore cet automne l’initiation d’une heure pour les chefs d’équipe?',
      'Quatre personnes.',
    ],
  ],
};

type Ended = Exclude<RequestStatus, 'processing'>;
type Notes = Readonly<Record<Ended, Partial<Record<RequestType, readonly string[]>>>>;

/**
 * The note of the operators, or of Vigie for a document, on a finished request, in the organisation's language; empty
 * without a note.
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
