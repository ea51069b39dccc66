/** The titles of the sixteen sections in order, as the Hazardous Products Regulations have them. */
export const sectionTitles = {
  en: [
    ...['Identification', 'Hazard identification', 'Composition/Information on ingredients', 'First-aid measures'],
    ...['Fire-fighting measures', 'Accidental release measures', 'Handling and storage'],
    ...['Exposure controls/Personal protection', 'Physical and chemical properties', 'Stability and reactivity'],
    ...['Toxicological information', 'Ecological information', 'Disposal considerations', 'Transport information'],
    ...['Regulatory information', 'Other information'],
  ],
  fr: [
    ...[
      'Identification',
      'Identification des dangers',
      'Composition/information sur les ingrédients',
      'Premiers soins',
    ],
    ...['Mesures à prendre en cas d’incendie', 'Mesures à prendre en cas de déversement accidentel'],
    ...['Manutention et stockage', 'Contrôle de l’exposition/protection individuelle'],
    ...[
      'Propriétés physiques et chimiques',
      'Stabilité et réactivité',
      'Données toxicologiques',
      'Données écologiques',
    ],
    ...['Données sur l’élimination', 'Informations relatives au transport', 'Informations sur la réglementation'],
    ...['Autres informations'],
  ],
};
