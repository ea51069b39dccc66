import type { Language } from '#contract/languages.ts';
import type { ExposureRoute } from '#contract/sheets/exposure-routes.ts';
import { useLanguage } from '#src/i18n/language.ts';

const en = {
  title: 'First aid',
  jump: 'Jump to',
  routes: { eyes: 'Eyes', skin: 'Skin', inhalation: 'Inhaled', ingestion: 'Swallowed' } as Record<
    ExposureRoute,
    string
  >,
  page: (page: number) => `Page ${page} of the sheet`,
  openAt: (what: string, page: number) => `${what}: open the sheet at page ${page}`,
  telephone: 'Emergency telephone',
  call: (number: string) => `Call ${number}`,
  general: 'In every case',
  symptoms: 'Symptoms and effects',
  physician: 'For the physician',
  fire: 'Fire',
  suitable: 'Extinguish with',
  unsuitable: 'Do not use',
  spill: 'Spill',
  protection: 'Protection',
  parts: { eyes: 'Eyes and face', hands: 'Hands', body: 'Skin and body', respiratory: 'Breathing' },
  notFound: 'Not recognized in the sheet’s text:',
  unsure: 'We could not read this part with certainty. Read it in the sheet itself:',
  seeSection: (section: number) => `see section ${section}`,
  openSheet: 'open the sheet',
  nothing: 'The sheet’s text could not be read, as with a scan. Open the PDF: first aid stands in section 4.',
  noPdf: 'There is no PDF of this sheet. Call the supplier, or a poison centre.',
  pending: 'The sheet is being read…',
  recognising:
    'The PDF is pictures of pages. Their text is being recognized, which may take some minutes. Until then, open the PDF: first aid stands in section 4.',
  fromPicture:
    'This text was recognized in a picture of the page, and letters or digits may be wrong. Check it against the PDF.',
  openPdf: 'Open the PDF',
  statements: 'What to do for hazards of this kind',
  statementsAbout: 'Standard statements (WHMIS/GHS) for its hazards. The sheet’s own words follow in French.',
  statementsOfPart: 'Standard statement (WHMIS/GHS). The sheet’s own words follow, in French.',
  sections: 'The sheet, section by section',
  sectionsAbout: 'Text read off the PDF. Where it differs, the PDF counts.',
  section: (number: number, title: string) => `${number}. ${title}`,
  doubtful: 'Reading not certain',
  noSections: 'No sections were recognized in this sheet.',
  sectionsFailed: 'The sections could not be loaded.',
  again: 'Try again',
  more: 'Show all of it',
  less: 'Show less',
};

const fr: typeof en = {
  title: 'Premiers soins',
  jump: 'Aller à',
  routes: { eyes: 'Yeux', skin: 'Peau', inhalation: 'Inhalé', ingestion: 'Avalé' },
  page: (page) => `Page ${page} de la fiche`,
  openAt: (what, page) => `${what}\u00a0: ouvrir la fiche à la page ${page}`,
  telephone: 'Téléphone d’urgence',
  call: (number) => `Appeler le ${number}`,
  general: 'Dans tous les cas',
  symptoms: 'Symptômes et effets',
  physician: 'Pour le médecin',
  fire: 'Incendie',
  suitable: 'Éteindre avec',
  unsuitable: 'Ne pas utiliser',
  spill: 'Déversement',
  protection: 'Protection',
  parts: { eyes: 'Yeux et visage', hands: 'Mains', body: 'Peau et corps', respiratory: 'Respiration' },
  notFound: 'Non reconnu dans le texte de la fiche\u00a0:',
  unsure: 'Cette partie n’a pas pu être lue avec certitude. À lire dans la fiche elle-même\u00a0:',
  seeSection: (section) => `voir la section ${section}`,
  openSheet: 'ouvrir la fiche',
  nothing:
    'Le texte de la fiche n’a pas pu être lu, comme celui d’un document numérisé. Ouvrez le PDF\u00a0: les premiers soins figurent à la section 4.',
  noPdf: 'Cette fiche n’a pas de PDF. Appelez le fournisseur ou un centre antipoison.',
  pending: 'Lecture de la fiche en cours…',
  recognising:
    'Le PDF se compose d’images de pages. Leur texte est en cours de reconnaissance, ce qui peut prendre quelques minutes. D’ici là, ouvrez le PDF\u00a0: les premiers soins figurent à la section 4.',
  fromPicture:
    'Ce texte a été reconnu dans une image de la page\u00a0: des lettres ou des chiffres peuvent être faux. Vérifiez-le dans le PDF.',
  openPdf: 'Ouvrir le PDF',
  statements: 'Que faire face à de tels dangers',
  statementsAbout: 'Énoncés normalisés (SIMDUT/SGH) pour ses dangers. Les mots de la fiche suivent, en anglais.',
  statementsOfPart: 'Énoncé normalisé (SIMDUT/SGH). Les mots de la fiche suivent, en anglais.',
  sections: 'La fiche, section par section',
  sectionsAbout: 'Texte lu dans le PDF. En cas de différence, le PDF fait foi.',
  section: (number, title) => `${number}. ${title}`,
  doubtful: 'Lecture incertaine',
  noSections: 'Aucune section n’a été reconnue dans cette fiche.',
  sectionsFailed: 'Impossible de charger les sections.',
  again: 'Réessayer',
  more: 'Tout afficher',
  less: 'Afficher moins',
};

const messages = { en, fr } satisfies Record<Language, typeof en>;

/** The words of this part, which come with its page alone. */
export const useEmergencyMessages = () => messages[useLanguage()];

/** Titles of the sixteen sections: Hazardous Products Regulations, Schedule 1. */
export const sectionTitles: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Identification',
    'Hazard identification',
    'Composition/Information on ingredients',
    'First-aid measures',
    'Fire-fighting measures',
    'Accidental release measures',
    'Handling and storage',
    'Exposure controls/Personal protection',
    'Physical and chemical properties',
    'Stability and reactivity',
    'Toxicological information',
    'Ecological information',
    'Disposal considerations',
    'Transport information',
    'Regulatory information',
    'Other information',
  ],
  fr: [
    'Identification',
    'Identification des dangers',
    'Composition/information sur les ingrédients',
    'Premiers soins',
    'Mesures à prendre en cas d’incendie',
    'Mesures à prendre en cas de déversement accidentel',
    'Manutention et stockage',
    'Contrôle de l’exposition/protection individuelle',
    'Propriétés physiques et chimiques',
    'Stabilité et réactivité',
    'Données toxicologiques',
    'Données écologiques',
    'Données sur l’élimination',
    'Informations relatives au transport',
    'Informations sur la réglementation',
    'Autres informations',
  ],
};
