import type { Language } from '#contract/languages.ts';

interface PosterWords {
  readonly scan: string;
  readonly steps: readonly [string, string, string];
  /** Of the code, for who does not see it. */
  readonly code: string;
  readonly type: string;
  readonly danger: string;
  readonly printed: (day: string) => string;
  readonly ended: string;
}

/** What a poster says, beside the names of the location and its organisation. */
export const posterWords: Readonly<Record<Language, PosterWords>> = {
  en: {
    scan: 'In an emergency, scan',
    steps: [
      'Point your phone’s camera at the code and open the link. No sign-in.',
      'Type the name of the product, as on its label.',
      'Tap the sheet: first aid stands at the top.',
    ],
    code: 'QR code that opens the safety data sheets of this place',
    type: 'No camera? Type this address:',
    danger: 'Life in danger? Call 911 first.',
    printed: (day) => `Printed ${day}`,
    ended: 'If the code no longer works, ask for a newer poster.',
  },
  fr: {
    scan: 'En cas d’urgence, balayez',
    steps: [
      'Pointez l’appareil photo du téléphone vers le code et ouvrez le lien. Aucune connexion requise.',
      'Tapez le nom du produit, tel qu’il figure sur l’étiquette.',
      'Touchez la fiche\u00a0: les premiers soins sont en haut.',
    ],
    code: 'Code QR qui ouvre les fiches de données de sécurité de cet emplacement',
    type: 'Sans appareil photo, tapez cette adresse\u00a0:',
    danger: 'Vie en danger? Appelez d’abord le 911.',
    printed: (day) => `Imprimé le ${day}`,
    ended: 'Si le code ne fonctionne plus, demandez une affiche récente.',
  },
};
