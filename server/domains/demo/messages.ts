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

/** Somebody who writes through the shared account, which has neither name nor address. */
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
