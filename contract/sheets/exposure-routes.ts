/** Ways by which a product reaches the body, in the order in which they are shown. */
export const exposureRoutes = ['eyes', 'skin', 'inhalation', 'ingestion'] as const;
export type ExposureRoute = (typeof exposureRoutes)[number];

/** Words that name a way, in both languages, folded: on the labels of sheets, and typed by who looks for first aid. */
export const routeWords: Readonly<Record<ExposureRoute, readonly string[]>> = {
  eyes: ['eye', 'eyes', 'yeux', 'oeil', 'oculaire', 'oculaires'],
  skin: 'skin dermal peau cutane cutanes cutanee cutanees epiderme hair cheveux'.split(' '),
  inhalation:
    'inhalation inhaled inhaling inhale inhales inhalee inhalees inhaler respiratoire respiratoires respiration breathedin breathed'.split(
      ' ',
    ),
  ingestion:
    'ingestion ingested swallowed swallowing swallow oral orally ingere ingeres ingeree ingerees avale avales avalee avalees avaler orale digestive deglutition'.split(
      ' ',
    ),
};

/** The way that a folded word names; undefined for any other word. */
export const routeOfWord = (word: string): ExposureRoute | undefined =>
  exposureRoutes.find((route) => routeWords[route].includes(word));
